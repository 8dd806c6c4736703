#include "CAlmanacTables.h"

static const _Alignas(64) uint8_t tables[] = {
#embed "../../Resources/Tables/almanac.tables"
};

const uint8_t *_Nonnull almanac_tables_bytes(void) { return tables; }

size_t almanac_tables_count(void) { return sizeof tables; }
