"""Spark's own functions, for comparison: `date_format`, which has English names alone, and `to_csv` with a locale.

    spark_native.py ROWS OUT date_format|to_csv PATTERN [LOCALE]
"""

import sys

from pyspark.sql import functions as F

from spark_session import session, timed

rows, out, function, pattern = sys.argv[1:5]
spark = session("native", [])


def run(rows, out):
    table = spark.read.csv(rows, sep="\t", schema="id string, name string, day string, amount string", quote="")
    day = F.try_to_date("day")
    if function == "date_format":
        text = F.date_format(day, pattern)
    else:
        text = F.to_csv(F.struct(day), {"dateFormat": pattern, "locale": sys.argv[5]})
    text = F.when(day.isNull(), F.col("day")).otherwise(text)
    table.select(F.concat_ws("\t", "id", "name", text, "amount")).write.text(out)


timed(run, rows, out)
