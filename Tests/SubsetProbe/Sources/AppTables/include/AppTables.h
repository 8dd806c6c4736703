// Nothing to import: Almanac calls the two functions of AppTables.c.
