#include "Calls.h"

#include <string.h>

almanac_status almanac_format_open(const char *locale, int32_t kind, const char *text, uint32_t flags,
                                   almanac_format **format) {
  return almanac_format_open_between(locale, kind, text, flags, INT32_MIN, INT32_MAX, format);
}

almanac_status almanac_format_open_between(const char *locale, int32_t kind, const char *text, uint32_t flags,
                                           int32_t first_day, int32_t last_day, almanac_format **format) {
  if (format == NULL) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "there is no place for the format");
  *format = NULL;
  if (locale == NULL || text == NULL)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the locale or the text of the format is NULL");
  if (kind != ALMANAC_STYLE && kind != ALMANAC_SKELETON && kind != ALMANAC_PATTERN)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "a format is a style, a skeleton or a pattern, not %d", kind);
  if ((flags & ~(uint32_t)ALMANAC_PLAIN_SPACES) != 0)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "a format has no flags but PLAIN_SPACES: 0x%X", flags);
  if (first_day > last_day)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the first day, %d, is behind the last, %d", first_day, last_day);
  void *handle = NULL;
  struct almanac_outcome outcome = almanac_columns_open_format(
      (const uint8_t *)locale, strlen(locale), kind, (const uint8_t *)text, strlen(text), flags, first_day, last_day,
      almanac_call_message(), almanac_call_message_capacity(), &handle);
  *format = handle;
  return almanac_call_ended(outcome);
}

void almanac_format_close(almanac_format *format) {
  if (format != NULL) almanac_columns_close_format(format);
}

int64_t almanac_format_row_capacity(const almanac_format *format) {
  return format == NULL ? 0 : almanac_columns_row_capacity(format);
}

almanac_status almanac_parser_open(const almanac_format *format, uint32_t flags, int32_t window_year,
                                   almanac_parser **parser) {
  if (parser == NULL) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "there is no place for the parser");
  *parser = NULL;
  if (format == NULL) return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the format is NULL");
  if ((flags & ~(uint32_t)(ALMANAC_STRICT | ALMANAC_NULL_IF_UNREADABLE)) != 0)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT,
                               "a parser has no flags but STRICT and NULL_IF_UNREADABLE: 0x%X", flags);
  if (window_year != ALMANAC_NO_WINDOW && (window_year < 0 || window_year > 9900))
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT,
                               "the first of a hundred years is one from 0 to 9900, or NO_WINDOW, not %d", window_year);
  void *handle = NULL;
  struct almanac_outcome outcome = almanac_columns_open_parser(format, flags, window_year, almanac_call_message(),
                                                               almanac_call_message_capacity(), &handle);
  *parser = handle;
  return almanac_call_ended(outcome);
}

void almanac_parser_close(almanac_parser *parser) {
  if (parser != NULL) almanac_columns_close_parser(parser);
}
