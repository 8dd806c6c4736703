// What lies between the C ABI (almanac.h, whose functions are this target's) and Swift (AlmanacC, whose functions are
// those below). C looks at everything that a caller can get wrong and that can be seen; Swift gets each pointer with
// its count, not NULL unless the count is 0, and aligned.
#pragma once

#include "almanac.h"

/// How a call into Swift ended.
struct almanac_outcome {
  almanac_status status;
  /// How many bytes of the message were written; 0 where all is well.
  size_t message_count;
  /// The next row where all is well or there is no room, else the row at fault.
  int64_t row;
  /// The bytes of the rows before that one; of a reading, how many rows are null.
  int64_t count;
};

/// Opens a format, and puts its handle into `*handle`.
struct almanac_outcome almanac_columns_open_format(const uint8_t *locale, size_t locale_count, int32_t kind,
                                                   const uint8_t *text, size_t text_count, uint32_t flags,
                                                   int32_t first_day, int32_t last_day, uint8_t *message,
                                                   size_t message_capacity, void **handle);

/// Opens a parser of a format, and puts its handle into `*handle`.
struct almanac_outcome almanac_columns_open_parser(const void *format, uint32_t flags, int32_t window_year,
                                                   uint8_t *message, size_t message_capacity, void **handle);

/// Lets go of a handle.
void almanac_columns_close_format(void *handle);
void almanac_columns_close_parser(void *handle);

/// The most bytes that a row of a format can take.
int64_t almanac_columns_row_capacity(const void *format);

/// Copies the version of the tables' ICU, as much of it as fits, and says how much that is.
size_t almanac_columns_icu_version(uint8_t *text, size_t capacity);

/// Writes the days from `next_row` on, behind `byte_count` bytes of the rows before it. There are `row_count + 1` offsets.
struct almanac_outcome almanac_columns_write(const void *format, const int32_t *days, size_t row_count,
                                             const uint8_t *validity, size_t validity_count, size_t bit_offset,
                                             size_t next_row, size_t byte_count, int32_t *offsets, uint8_t *text,
                                             size_t text_capacity, uint8_t *message, size_t message_capacity);

/// Reads texts. There are `row_count + 1` offsets and `(row_count + 7) / 8` bytes of day validity.
struct almanac_outcome almanac_columns_read(const void *parser, const uint8_t *text, size_t text_count,
                                            const int32_t *offsets, size_t row_count, const uint8_t *validity,
                                            size_t validity_count, size_t bit_offset, int32_t *days,
                                            uint8_t *day_validity, uint8_t *message, size_t message_capacity);
