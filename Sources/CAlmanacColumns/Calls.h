// What the files of the C ABI share.
#pragma once

#include "CAlmanacColumns.h"

#include <stdbool.h>

/// Forgets the last error of this thread, and says OK.
almanac_status almanac_call_succeeded(void);

/// Keeps an error of this thread, as printf would write it, and says its status.
__attribute__((format(printf, 2, 3))) almanac_status almanac_call_failed(almanac_status status, const char *words, ...);

/// Where Swift writes the words of an error, and how many bytes there are.
uint8_t *almanac_call_message(void);
size_t almanac_call_message_capacity(void);

/// Keeps how a call into Swift ended, with its words, and says its status.
almanac_status almanac_call_ended(struct almanac_outcome outcome);

/// Puts a row where a caller wants to know it.
static inline void almanac_call_row(int64_t *row, int64_t value) {
  if (row != NULL) *row = value;
}

/// Whether an address can hold an int32_t.
static inline bool almanac_is_aligned(const void *address) { return ((uintptr_t)address & 3) == 0; }

/// The most rows of a column: offsets of 32 bits number no more.
#define ALMANAC_MOST_ROWS ((int64_t)INT32_MAX - 1)

/// The bytes that the bits of rows take, the first of which is bit `bit_offset`.
static inline size_t almanac_bit_bytes(int64_t bit_offset, int64_t row_count) {
  return row_count == 0 ? 0 : (size_t)((bit_offset + row_count - 1) / 8 + 1);
}
