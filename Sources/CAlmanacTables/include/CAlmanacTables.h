#ifndef CALMANACTABLES_H
#define CALMANACTABLES_H

#include "CAlmanacMessages.h"

#include <stddef.h>
#include <stdint.h>

/// The packed locale tables (Resources/Tables/almanac.tables), placed in read-only data by the compiler.
/// The pointer is aligned to 64 bytes and valid for the life of the process.
const uint8_t *_Nonnull almanac_tables_bytes(void);

/// The number of bytes behind almanac_tables_bytes().
size_t almanac_tables_count(void);

// Cells that are filled once, by whichever thread comes first. The Swift module that has atomic operations is a library
// of its own, which a program would have to load at its start.

/// What a cell holds, or null; all that was written before the cell was filled can be seen.
static inline void *_Nullable almanac_cell_load(void *_Nullable const *_Nonnull cell) {
  return __atomic_load_n(cell, __ATOMIC_ACQUIRE);
}

/// Fills a cell that holds null. Answers null, or what the cell holds already and keeps.
static inline void *_Nullable almanac_cell_fill(void *_Nullable *_Nonnull cell, void *_Nonnull value) {
  void *former = NULL;
  __atomic_compare_exchange_n(cell, &former, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return former;
}

#endif
