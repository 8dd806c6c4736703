#ifndef CALMANACTABLES_H
#define CALMANACTABLES_H

#include <stddef.h>
#include <stdint.h>

/// The packed locale tables (Resources/Tables/almanac.tables), placed in read-only data by the compiler.
/// The pointer is aligned to 64 bytes and valid for the life of the process.
const uint8_t *almanac_tables_bytes(void);

/// The number of bytes behind almanac_tables_bytes().
size_t almanac_tables_count(void);

#endif
