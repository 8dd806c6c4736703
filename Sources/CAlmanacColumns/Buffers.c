#include "Calls.h"

/// Looks at what both directions get: the number of rows, the validity bits, the offsets.
static almanac_status check_rows(const int32_t *offsets, const uint8_t *validity, int64_t bit_offset,
                                 int64_t row_count) {
  if (row_count < 0 || bit_offset < 0)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the number of rows or the bit offset is negative");
  if (row_count > ALMANAC_MOST_ROWS)
    return almanac_call_failed(ALMANAC_TOO_LARGE, "a column has at most %lld rows", (long long)ALMANAC_MOST_ROWS);
  if (validity != NULL && bit_offset > INT64_MAX / 2)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the bit offset lies outside of any memory");
  if (offsets == NULL) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the offsets are NULL");
  if (!almanac_is_aligned(offsets))
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the offsets do not begin at a multiple of 4 bytes");
  return ALMANAC_OK;
}

/// Looks at a buffer of days.
static almanac_status check_days(const int32_t *days, int64_t row_count) {
  if (days == NULL && row_count > 0) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the days are NULL");
  if (!almanac_is_aligned(days))
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the days do not begin at a multiple of 4 bytes");
  return ALMANAC_OK;
}

/// Looks at a buffer of texts.
static almanac_status check_text(const uint8_t *text, int64_t count) {
  if (count < 0) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the number of the texts' bytes is negative");
  if (text == NULL && count > 0) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the texts are NULL");
  return ALMANAC_OK;
}

almanac_status almanac_format_days(const almanac_format *format, const int32_t *days, const uint8_t *validity,
                                   int64_t bit_offset, int64_t row_count, int32_t *offsets, uint8_t *text,
                                   int64_t text_capacity, int64_t *text_count, int64_t *row) {
  almanac_call_row(row, -1);
  if (format == NULL || text_count == NULL)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the format or the place of the byte count is NULL");
  *text_count = 0;
  almanac_status status = check_rows(offsets, validity, bit_offset, row_count);
  if (status == ALMANAC_OK) status = check_days(days, row_count);
  if (status == ALMANAC_OK) status = check_text(text, text_capacity);
  if (status != ALMANAC_OK) return status;
  size_t validity_count = validity == NULL ? 0 : almanac_bit_bytes(bit_offset, row_count);
  struct almanac_outcome outcome = almanac_columns_write(
      format, days, (size_t)row_count, validity, validity_count, (size_t)bit_offset, 0, 0, offsets, text,
      (size_t)text_capacity, almanac_call_message(), almanac_call_message_capacity());
  *text_count = outcome.count;
  if (outcome.status != ALMANAC_OK) almanac_call_row(row, outcome.row);
  return almanac_call_ended(outcome);
}

almanac_status almanac_parse_texts(const almanac_parser *parser, const uint8_t *text, int64_t text_count,
                                   const int32_t *offsets, const uint8_t *validity, int64_t bit_offset,
                                   int64_t row_count, int32_t *days, uint8_t *day_validity, int64_t *null_count,
                                   int64_t *row) {
  almanac_call_row(row, -1);
  if (parser == NULL || null_count == NULL)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the parser or the place of the null count is NULL");
  *null_count = 0;
  almanac_status status = check_rows(offsets, validity, bit_offset, row_count);
  if (status == ALMANAC_OK) status = check_days(days, row_count);
  if (status == ALMANAC_OK) status = check_text(text, text_count);
  if (status != ALMANAC_OK) return status;
  if (day_validity == NULL && row_count > 0)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the validity bits of the days are NULL");
  size_t validity_count = validity == NULL ? 0 : almanac_bit_bytes(bit_offset, row_count);
  struct almanac_outcome outcome = almanac_columns_read(
      parser, text, (size_t)text_count, offsets, (size_t)row_count, validity, validity_count, (size_t)bit_offset, days,
      day_validity, almanac_call_message(), almanac_call_message_capacity());
  if (outcome.status == ALMANAC_OK) *null_count = outcome.count;
  else almanac_call_row(row, outcome.row);
  return almanac_call_ended(outcome);
}
