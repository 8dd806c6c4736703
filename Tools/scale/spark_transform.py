"""SQL TRANSFORM: whole lines through the command, for those who have SQL.

    spark_transform.py ROWS OUT ALMANAC LOCALE STYLE

A failing command fails its task, which is tried again; a command that ends too early breaks the pipe, which fails too.
"""

import os
import sys

from spark_session import session, timed

rows, out, almanac, locale, style = sys.argv[1:]
spark = session("transform", [almanac])
command = f"./{os.path.basename(almanac)} format --column 3 --locale {locale} --date {style}"


def run(rows, out):
    spark.read.text(rows).createOrReplaceTempView("lines")
    # The separator is a byte that no line has, so that a line is one column.
    spark.sql(f"""
        SELECT TRANSFORM(value) ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\u0001'
        USING '{command}' AS (value string)
        ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\u0001' FROM lines""").write.text(out)


timed(run, rows, out)
