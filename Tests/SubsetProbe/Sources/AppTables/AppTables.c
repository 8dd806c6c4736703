#include "AppTables.h"

#include <stddef.h>
#include <stdint.h>

static const _Alignas(64) uint8_t tables[] = {
#embed "app.tables"
};

const uint8_t *almanac_tables_bytes(void) { return tables; }

size_t almanac_tables_count(void) { return sizeof tables; }
