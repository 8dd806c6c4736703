"""A join with the table of `almanac table`: no code of Almanac's in the cluster.

    spark_join.py ROWS OUT TABLE
"""

import sys

from pyspark.sql import functions as F

from spark_session import session, timed

rows, out, days = sys.argv[1:]
spark = session("join", [])
texts = spark.read.csv(days, sep="\t", schema="number int, day string, text string", quote="")


def run(rows, out):
    table = spark.read.csv(rows, sep="\t", schema="id string, name string, day string, amount string", quote="")
    joined = table.join(F.broadcast(texts), "day", "left")
    joined.select(F.concat_ws("\t", "id", "name", F.coalesce("text", "day"), "amount")).write.text(out)


timed(run, rows, out)
