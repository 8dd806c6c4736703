#include "CAlmanacTables.h"

// A package that turns the trait AllLocales off has the two functions itself, over tables of its own; see the article
// "Tables of your own".
#ifdef ALMANAC_ALL_LOCALES

static const _Alignas(64) uint8_t tables[] = {
#embed "../../Resources/Tables/almanac.tables"
};

const uint8_t *_Nonnull almanac_tables_bytes(void) { return tables; }

size_t almanac_tables_count(void) { return sizeof tables; }

#endif
