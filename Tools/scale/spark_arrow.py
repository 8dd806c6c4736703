"""An Arrow UDF over the C ABI: columns of days, for tables and Parquet.

    spark_arrow.py ROWS OUT LIBRARY LOCALE STYLE
"""

import os
import sys

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.sql import functions as F

from spark_session import session, timed

rows, out, library, locale, style = sys.argv[1:]
here = os.path.dirname(os.path.abspath(__file__))
spark = session("arrow", [library, os.path.join(here, "almanac_columns.py")])
name = os.path.basename(library)
formats = {}


@F.arrow_udf("string")
def almanac(days: pa.Array) -> pa.Array:
    # Opened once in each worker: the format keeps the texts of days.
    if not formats:
        sys.path.insert(0, SparkFiles.getRootDirectory())
        from almanac_columns import DateFormat
        formats[0] = DateFormat(SparkFiles.get(name), locale, style)
    return formats[0](days)


def run(rows, out):
    table = spark.read.csv(rows, sep="\t", schema="id string, name string, day string, amount string", quote="")
    text = F.coalesce(almanac(F.try_to_date("day")), "day")
    table.select(F.concat_ws("\t", "id", "name", text, "amount")).write.text(out)


timed(run, rows, out)
