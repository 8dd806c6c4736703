"""DuckDB: an Arrow UDF over the C ABI, the join with the table of days, and its own strftime.

    duckdb_recipes.py ROWS OUT udf LIBRARY LOCALE STYLE
    duckdb_recipes.py ROWS OUT join TABLE
    duckdb_recipes.py ROWS OUT strftime PATTERN

Prints the seconds from file to file, and those over a table in memory, whose texts are only counted.
"""

import os
import sys
import time

import duckdb

rows, out, recipe = sys.argv[1:4]
connection = duckdb.connect()
connection.execute("SET threads = 2")
source = f"""read_csv('{rows}', delim = '\t', header = false, quote = '', escape = '', nullstr = '',
    columns = {{'id': 'VARCHAR', 'name': 'VARCHAR', 'day': 'VARCHAR', 'amount': 'VARCHAR'}})"""
joins = ""
if recipe == "udf":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from almanac_columns import DateFormat
    connection.create_function("almanac", DateFormat(*sys.argv[4:7]).__call__, ["DATE"], "VARCHAR", type="arrow")
    text = "almanac(TRY_CAST(day AS DATE))"
elif recipe == "join":
    connection.execute(f"""CREATE TABLE texts AS SELECT * FROM read_csv('{sys.argv[4]}', delim = '\t', header = false,
        columns = {{'number': 'INTEGER', 'day': 'VARCHAR', 'text': 'VARCHAR'}})""")
    text, joins = "text", "LEFT JOIN texts USING (day)"
else:
    text = f"strftime(TRY_CAST(day AS DATE), '{sys.argv[4]}')"

start = time.monotonic()
connection.execute(f"""COPY (SELECT id, name, coalesce({text}, day), amount FROM {source} {joins})
    TO '{out}' (DELIMITER '\t', HEADER false, QUOTE '')""")
print(f"seconds {time.monotonic() - start:.3f}")

# In two steps: the reader of files would take the cast for a type of the file's, and stumble over nulls.
connection.execute(f"CREATE TABLE all_rows AS SELECT * FROM {source}")
connection.execute("CREATE TABLE days AS SELECT TRY_CAST(day AS DATE) AS day FROM all_rows")
if recipe == "join":
    connection.execute("ALTER TABLE texts ALTER day TYPE DATE")
start = time.monotonic()
connection.execute(f"SELECT sum(length({text})) FROM days {joins}").fetchall()
print(f"memory-seconds {time.monotonic() - start:.3f}")
