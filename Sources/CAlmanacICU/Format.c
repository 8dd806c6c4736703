// Formatting in bulk: one call a date, text as UTF-8, no allocation of ours.
#include "CAlmanacICU.h"

enum {
  UNITS = 512,
  STRING_NOT_TERMINATED = -124,
  INTERNAL_PROGRAM_ERROR = 5,
  INVALID_CHAR_FOUND = 10,
  BUFFER_OVERFLOW = 15,
};

// Writes UTF-16 as UTF-8. Answers the number of bytes or a negative ICU status.
static int32_t encode(const uint16_t *units, int32_t count, uint8_t *out, int32_t capacity) {
  int32_t length = 0;
  for (int32_t i = 0; i < count; i++) {
    uint32_t scalar = units[i];
    if (scalar < 0x80) {
      if (length >= capacity) return -BUFFER_OVERFLOW;
      out[length++] = (uint8_t)scalar;
    } else if (scalar < 0x800) {
      if (capacity - length < 2) return -BUFFER_OVERFLOW;
      out[length++] = (uint8_t)(0xC0 | scalar >> 6);
      out[length++] = (uint8_t)(0x80 | (scalar & 0x3F));
    } else if ((scalar & 0xF800) != 0xD800) {
      if (capacity - length < 3) return -BUFFER_OVERFLOW;
      out[length++] = (uint8_t)(0xE0 | scalar >> 12);
      out[length++] = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
      out[length++] = (uint8_t)(0x80 | (scalar & 0x3F));
    } else {
      if (scalar >= 0xDC00 || i + 1 >= count || (units[i + 1] & 0xFC00) != 0xDC00) return -INVALID_CHAR_FOUND;
      if (capacity - length < 4) return -BUFFER_OVERFLOW;
      scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (units[++i] & 0x3FFu);
      out[length++] = (uint8_t)(0xF0 | scalar >> 18);
      out[length++] = (uint8_t)(0x80 | (scalar >> 12 & 0x3F));
      out[length++] = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
      out[length++] = (uint8_t)(0x80 | (scalar & 0x3F));
    }
  }
  return length;
}

static int32_t encode_unless_failed(
    const uint16_t *units, int32_t count, int32_t status, uint8_t *out, int32_t capacity) {
  if (status > 0) return -status;
  // The warning says that the text fills the buffer to its last unit and has no terminator; none is needed.
  if (status < 0 && status != STRING_NOT_TERMINATED) return -INTERNAL_PROGRAM_ERROR;
  return encode(units, count, out, capacity);
}

int32_t almanac_icu_format_utf8(
    const almanac_icu *icu, void *const *formatter, double millis, uint8_t *out, int32_t capacity) {
  uint16_t units[UNITS];
  int32_t status = 0;
  int32_t count = icu->udat_format(formatter, millis, units, UNITS, NULL, &status);
  return encode_unless_failed(units, count, status, out, capacity);
}

int32_t almanac_icu_relative_utf8(
    const almanac_icu *icu, const struct URelativeDateTimeFormatter *formatter, double offset, uint32_t unit,
    int32_t is_numeric, uint8_t *out, int32_t capacity) {
  uint16_t units[UNITS];
  int32_t status = 0;
  int32_t count = is_numeric ? icu->ureldatefmt_formatNumeric(formatter, offset, unit, units, UNITS, &status)
                             : icu->ureldatefmt_format(formatter, offset, unit, units, UNITS, &status);
  return encode_unless_failed(units, count, status, out, capacity);
}
