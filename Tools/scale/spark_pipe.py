"""The JVM's pipe: whole lines through the command, the fastest way for text.

    spark_pipe.py ROWS OUT ALMANAC LOCALE STYLE

This is `JavaRDD.pipe`, which fails a task whose command fails. PySpark's own `rdd.pipe` does so only with `checkCode=True`,
and without it loses the rows of a failed command silently.
"""

import os
import sys

from spark_session import session, timed

rows, out, almanac, locale, style = sys.argv[1:]
spark = session("pipe", [almanac])
context, jvm = spark.sparkContext._jsc, spark.sparkContext._jvm
command = jvm.java.util.ArrayList()
for word in [f"./{os.path.basename(almanac)}", "format", "--column", "3", "--locale", locale, "--date", style]:
    command.add(word)


def run(rows, out):
    # UTF-8 by name: a JVM in the C locale would read the command's output as ASCII.
    context.textFile(rows, 16).pipe(command, jvm.java.util.HashMap(), False, 65536, "UTF-8").saveAsTextFile(out)


timed(run, rows, out)
