#include "Probe.h"

void check_handles(void) {
  almanac_format *format = (almanac_format *)&probe_checks;
  CHECK_REFUSED(almanac_format_open("not a tag", ALMANAC_STYLE, "short", 0, &format), ALMANAC_INVALID_LOCALE, "tag");
  CHECK(format == NULL);
  CHECK_REFUSED(almanac_format_open("pt", ALMANAC_STYLE, "tiny", 0, &format), ALMANAC_INVALID_FORMAT, "medium");
  CHECK_REFUSED(almanac_format_open("pt", ALMANAC_SKELETON, "yMMM!", 0, &format), ALMANAC_INVALID_FORMAT, "!");
  CHECK_REFUSED(almanac_format_open("pt", ALMANAC_PATTERN, "\xFF", 0, &format), ALMANAC_INVALID_FORMAT, "UTF-8");
  CHECK_REFUSED(almanac_format_open("fa", ALMANAC_STYLE, "short", 0, &format), ALMANAC_UNSUPPORTED, "gregory");
  CHECK_REFUSED(almanac_format_open("pt", ALMANAC_PATTERN, "y z", 0, &format), ALMANAC_INVALID_FORMAT, "time zone");
  CHECK_REFUSED(almanac_format_open("pt", 7, "short", 0, &format), ALMANAC_INVALID_ARGUMENT, "7");
  CHECK_REFUSED(almanac_format_open("pt", 0, "short", 0x80, &format), ALMANAC_INVALID_ARGUMENT, "0x80");
  CHECK_REFUSED(almanac_format_open(NULL, 0, "short", 0, &format), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_open("pt", 0, NULL, 0, &format), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_open("pt", 0, "short", 0, NULL), ALMANAC_INVALID_ARGUMENT, "no place");
  CHECK_REFUSED(almanac_format_open_between("pt", 0, "short", 0, 2, 1, &format), ALMANAC_INVALID_ARGUMENT, "behind");
  CHECK(format == NULL);
  almanac_format_close(NULL);
  almanac_parser_close(NULL);
  CHECK(almanac_format_row_capacity(NULL) == 0);
  CHECK(strlen(almanac_icu_version()) >= 2);

  almanac_parser *parser = (almanac_parser *)&probe_checks;
  CHECK_REFUSED(almanac_parser_open(NULL, 0, ALMANAC_NO_WINDOW, &parser), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK(parser == NULL);
  format = probe_format("pt", "short");
  CHECK_REFUSED(almanac_parser_open(format, 0x10, ALMANAC_NO_WINDOW, &parser), ALMANAC_INVALID_ARGUMENT, "0x10");
  CHECK_REFUSED(almanac_parser_open(format, 0, 9901, &parser), ALMANAC_INVALID_ARGUMENT, "9901");
  CHECK_REFUSED(almanac_parser_open(format, 0, 1950, NULL), ALMANAC_INVALID_ARGUMENT, "no place");
  almanac_format_close(format);
  CHECK(almanac_format_open("he-u-nu-hebr", ALMANAC_PATTERN, "Y", 0, &format) == ALMANAC_OK);
  CHECK_REFUSED(almanac_parser_open(format, 0, ALMANAC_NO_WINDOW, &parser), ALMANAC_UNSUPPORTED, "\"Y\"");
  almanac_format_close(format);
}

/// The kinds of formats, and flags.
static void check_kinds(void) {
  static const struct {
    const char *locale;
    int32_t kind;
    const char *text, *expected;
  } cases[] = {
      {"pt-BR", ALMANAC_STYLE, "short", "30/11/2026"},
      {"ja", ALMANAC_STYLE, "long", "2026年11月30日"},
      {"tr", ALMANAC_STYLE, "full", "30 Kasım 2026 Pazartesi"},
      {"tr", ALMANAC_SKELETON, "yMMMd", "30 Kas 2026"},
      {"tr", ALMANAC_PATTERN, "EEEE, d.M.y", "Pazartesi, 30.11.2026"},
      {"th", ALMANAC_STYLE, "short", "30/11/69"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    almanac_format *format = NULL;
    CHECK(almanac_format_open(cases[i].locale, cases[i].kind, cases[i].text, 0, &format) == ALMANAC_OK);
    int32_t day = PROBE_DAY, offsets[2];
    uint8_t text[512];
    int64_t count = -1;
    CHECK(almanac_format_row_capacity(format) <= (int64_t)sizeof text);
    CHECK(almanac_format_days(format, &day, NULL, 0, 1, offsets, text, sizeof text, &count, NULL) == ALMANAC_OK);
    CHECK(count == offsets[1] && probe_text_is(offsets, text, 0, cases[i].expected));
    almanac_format_close(format);
  }
}

void check_buffers(void) {
  check_kinds();
  almanac_format *format = probe_format("pt-BR", "short");
  // The third and the fifth row are null; the bits begin at the tenth.
  int32_t days[] = {PROBE_DAY, 0, INT32_MAX, -1, INT32_MIN, PROBE_DAY}, offsets[7];
  uint8_t bits[] = {0, (1 << 2) | (1 << 3) | (1 << 5) | (1 << 7)}, text[256];
  int64_t count = 0, row = 0;
  CHECK(almanac_format_days(format, days, bits, 10, 6, offsets, text, sizeof text, &count, &row) == ALMANAC_OK);
  CHECK(count == 40 && offsets[0] == 0 && row == -1);
  CHECK(probe_text_is(offsets, text, 1, "01/01/1970") && probe_text_is(offsets, text, 2, ""));
  CHECK(probe_text_is(offsets, text, 3, "31/12/1969") && probe_text_is(offsets, text, 4, ""));
  CHECK(probe_text_is(offsets, text, 5, "30/11/2026"));

  // Exactly as much room as there is text; and one byte less.
  CHECK(almanac_format_days(format, days, bits, 10, 6, offsets, text, 40, &count, &row) == ALMANAC_OK && count == 40);
  CHECK_REFUSED(almanac_format_days(format, days, bits, 10, 6, offsets, text, 39, &count, &row), ALMANAC_NO_ROOM, "30");
  CHECK(row == 5 && count == 30);
  CHECK_REFUSED(almanac_format_days(format, days, bits, 10, 6, offsets, NULL, 0, &count, &row), ALMANAC_NO_ROOM, "0 b");
  CHECK(row == 0);

  // The day with the largest number has a text too.
  CHECK(almanac_format_days(format, days, NULL, 0, 6, offsets, text, sizeof text, &count, NULL) == ALMANAC_OK);
  CHECK(probe_text_is(offsets, text, 2, "11/07/5881580"));

  // Nothing.
  CHECK(almanac_format_days(format, NULL, NULL, 0, 0, offsets, NULL, 0, &count, &row) == ALMANAC_OK);
  CHECK(count == 0 && offsets[0] == 0);

  // What can be seen to be wrong.
  CHECK_REFUSED(almanac_format_days(NULL, days, NULL, 0, 6, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK(row == -1);
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, 6, offsets, text, 256, NULL, &row),
                ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_days(format, NULL, NULL, 0, 6, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "days");
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, 6, NULL, text, 256, &count, &row), ALMANAC_INVALID_ARGUMENT,
                "offsets");
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, 6, offsets, NULL, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "texts");
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, -1, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "negative");
  CHECK_REFUSED(almanac_format_days(format, days, bits, -1, 6, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "negative");
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, 6, offsets, text, -1, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "negative");
  CHECK_REFUSED(almanac_format_days(format, days, bits, INT64_MAX, 6, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "memory");
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, INT64_MAX, offsets, text, 256, &count, &row),
                ALMANAC_TOO_LARGE, "rows");
  CHECK_REFUSED(almanac_format_days(format, (int32_t *)((char *)days + 1), NULL, 0, 1, offsets, text, 256, &count, &row),
                ALMANAC_INVALID_ARGUMENT, "multiple of 4");
  almanac_format_close(format);

  // Days that nobody wants to read.
  CHECK(almanac_format_open_between("pt-BR", ALMANAC_STYLE, "short", 0, 0, PROBE_DAY, &format) == ALMANAC_OK);
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, 6, offsets, text, 256, &count, &row),
                ALMANAC_DAY_OUT_OF_RANGE, "5881580-07-11");
  CHECK(row == 2 && count == 20);
  almanac_format_close(format);
}

void check_two_gibibytes(void) {
  almanac_format *format = probe_format("pt-BR", "full");
  // 37 bytes a row.
  int64_t row_count = INT32_MAX / 37 + 2, text_count = (int64_t)INT32_MAX + 1000, count = 0, row = 0;
  int32_t *days = malloc(4 * (size_t)row_count), *offsets = malloc(4 * (size_t)(row_count + 1));
  uint8_t *text = malloc((size_t)text_count);
  CHECK(days != NULL && offsets != NULL && text != NULL);
  for (int64_t i = 0; i < row_count; i++) days[i] = PROBE_DAY;
  CHECK_REFUSED(almanac_format_days(format, days, NULL, 0, row_count, offsets, text, text_count, &count, &row),
                ALMANAC_TOO_LARGE, "2147483647");
  CHECK(row == INT32_MAX / 37 && count == row * 37);
  CHECK(probe_text_is(offsets, text, row - 1, "segunda-feira, 30 de novembro de 2026"));

  const void *buffers[] = {NULL, days};
  struct ArrowSchema schema = {.format = "tdD", .release = (void (*)(struct ArrowSchema *))1}, made_schema;
  struct ArrowArray array = {.length = row_count, .n_buffers = 2, .buffers = buffers,
                             .release = (void (*)(struct ArrowArray *))1}, made;
  CHECK_REFUSED(almanac_format_arrow(format, &schema, &array, &made_schema, &made, &row), ALMANAC_TOO_LARGE, "fewer rows");
  CHECK(made.release == NULL && row == INT32_MAX / 37);
  free(days), free(offsets), free(text);
  almanac_format_close(format);
}
