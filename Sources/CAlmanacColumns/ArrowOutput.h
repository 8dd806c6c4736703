// Arrow arrays that are handed out, and their memory.
#pragma once

#include "Calls.h"

#define ALMANAC_MOST_BUFFERS 3

/// The buffers of an array that is handed out, each its own allocation or NULL.
struct almanac_output {
  void *buffers[ALMANAC_MOST_BUFFERS];
};

/// Makes an output without buffers; NULL where the memory is at its end.
struct almanac_output *almanac_output_make(void);

/// Frees an output that is not handed out; NULL is let pass.
void almanac_output_free(struct almanac_output *output);

/// Hands an output out: the structures own it from now on. The format is a literal.
void almanac_output_export(struct almanac_output *output, const char *format, int64_t buffer_count, int64_t row_count,
                           int64_t null_count, struct ArrowSchema *schema, struct ArrowArray *array);

/// Copies validity bits so that the first row's is bit 0, and counts the nulls. Says false where the memory is at its end.
bool almanac_copy_bits(const uint8_t *bits, int64_t bit_offset, int64_t row_count, uint8_t **copy, int64_t *zero_count);
