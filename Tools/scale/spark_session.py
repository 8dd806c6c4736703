"""What the recipes for Spark share: a session on the cluster, and how a recipe is timed."""

import os
import shutil
import sys
import time

from pyspark.sql import SparkSession


def session(name, files):
    """A session on the cluster that MASTER names; the files lie beside each executor's work."""
    spark = (
        SparkSession.builder.appName(name).master(os.environ["MASTER"])
        .config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false").config("spark.files", ",".join(files))
        .config("spark.executor.cores", "1").config("spark.executor.memory", "2g")
        # A file of 200 MB is cut into tasks that a retry can repeat.
        .config("spark.sql.files.maxPartitionBytes", "16m")
        .config("spark.hadoop.mapreduce.input.fileinputformat.split.maxsize", str(16 << 20))
        .getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")
    return spark


def timed(run, rows, out):
    """Runs a recipe on a small input, which loads what has to be loaded, then on the real one, and prints the seconds."""
    small = os.environ.get("WARM_UP")
    if small:
        run(small, out + ".small")
        shutil.rmtree(out + ".small", ignore_errors=True)
    shutil.rmtree(out, ignore_errors=True)
    start = time.monotonic()
    run(rows, out)
    print(f"seconds {time.monotonic() - start:.3f}")
    sys.stdout.flush()
