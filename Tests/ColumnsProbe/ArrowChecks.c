#include "Probe.h"

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

/// An array over buffers of the caller.
static struct ArrowArray array_over(const void **buffers, int64_t buffer_count, int64_t length, int64_t offset,
                                    int64_t null_count) {
  return (struct ArrowArray){.length = length, .null_count = null_count, .offset = offset, .n_buffers = buffer_count,
                             .buffers = buffers, .release = keep_array};
}

static struct ArrowSchema schema_of(const char *format) {
  return (struct ArrowSchema){.format = format, .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
}

/// Says that an array of texts is well-formed, and looks at its rows; NULL stands for a null.
static void check_texts(struct ArrowSchema *schema, struct ArrowArray *array, int64_t length, const char **rows) {
  CHECK(strcmp(schema->format, "u") == 0 && schema->release != NULL && array->release != NULL);
  CHECK(array->length == length && array->offset == 0 && array->n_buffers == 3 && array->n_children == 0);
  const uint8_t *bits = array->buffers[0];
  const int32_t *offsets = array->buffers[1];
  CHECK(offsets != NULL && offsets[0] == 0);
  int64_t nulls = 0;
  for (int64_t i = 0; i < length; i++) {
    bool is_valid = bits == NULL || (bits[i / 8] >> (i % 8) & 1);
    nulls += !is_valid;
    CHECK(is_valid == (rows[i] != NULL));
    CHECK(probe_text_is(offsets, array->buffers[2], i, rows[i] == NULL ? "" : rows[i]));
  }
  CHECK(array->null_count == nulls);
  array->release(array);
  schema->release(schema);
  CHECK(array->release == NULL && schema->release == NULL);
}

void check_arrow(void) {
  almanac_format *format = probe_format("pt-BR", "short");
  static const int32_t days[] = {0, 1, PROBE_DAY, 3, 4, 5, 6, 7, 8, PROBE_DAY + 1, 10};
  static const uint8_t bits[] = {0xFF & ~(1 << 3), 0x07 & ~(1 << 2)};
  static const char *all[] = {"01/01/1970", "02/01/1970", "30/11/2026", "04/01/1970", "05/01/1970", "06/01/1970",
                              "07/01/1970", "08/01/1970", "09/01/1970", "01/12/2026", "11/01/1970"};
  const void *with_bits[] = {bits, days}, *without[] = {NULL, days};
  struct ArrowSchema schema = schema_of("tdD"), text_schema;
  struct ArrowArray text;
  // Every slice, with validity bits and without; the null count may be unknown.
  for (int64_t offset = 0; offset <= 11; offset++) {
    for (int64_t length = 0; offset + length <= 11; length++) {
      const char *rows[11];
      for (int64_t i = 0; i < length; i++)
        rows[i] = bits[(offset + i) / 8] >> ((offset + i) % 8) & 1 ? all[offset + i] : NULL;
      struct ArrowArray array = array_over(with_bits, 2, length, offset, -1);
      CHECK(almanac_format_arrow(format, &schema, &array, &text_schema, &text, NULL) == ALMANAC_OK);
      CHECK(array.release == keep_array && schema.release == keep_schema);
      check_texts(&text_schema, &text, length, rows);
      array = array_over(without, 2, length, offset, offset % 2 == 0 ? 0 : -1);
      CHECK(almanac_format_arrow(format, &schema, &array, &text_schema, &text, NULL) == ALMANAC_OK);
      check_texts(&text_schema, &text, length, all + offset);
    }
  }
  // An empty array may have no buffers behind its pointers; a result outlives its format.
  const void *nothing[] = {NULL, NULL};
  struct ArrowArray empty = array_over(nothing, 2, 0, 0, 0), one = array_over(without, 2, 1, 2, 0);
  CHECK(almanac_format_arrow(format, &schema, &empty, &text_schema, &text, NULL) == ALMANAC_OK);
  check_texts(&text_schema, &text, 0, NULL);
  CHECK(almanac_format_arrow(format, &schema, &one, &text_schema, &text, NULL) == ALMANAC_OK);
  almanac_format_close(format);
  check_texts(&text_schema, &text, 1, all + 2);

  // Texts that are longer than was guessed: the result grows.
  format = NULL;
  CHECK(almanac_format_open("pt-BR", ALMANAC_PATTERN, "EEEE EEEE EEEE EEEE EEEE EEEE d MMMM y", 0, &format) == 0);
  enum { MANY = 3000 };
  static int32_t many[MANY];
  for (int i = 0; i < MANY; i++) many[i] = PROBE_DAY + i % 40;
  const void *buffers[] = {NULL, many};
  struct ArrowArray array = array_over(buffers, 2, MANY, 0, 0);
  CHECK(almanac_format_arrow(format, &schema, &array, &text_schema, &text, NULL) == ALMANAC_OK);
  const int32_t *offsets = text.buffers[1];
  CHECK(offsets[MANY] > MANY * 60);
  CHECK(probe_text_is(offsets, text.buffers[2], 2960,
                      "segunda-feira segunda-feira segunda-feira segunda-feira segunda-feira segunda-feira "
                      "30 novembro 2026"));
  text.release(&text);
  almanac_format_close(format);
}

void check_arrow_refusals(void) {
  almanac_format *format = NULL;
  CHECK(almanac_format_open_between("ja", ALMANAC_STYLE, "long", 0, 0, 100, &format) == ALMANAC_OK);
  static const int32_t days[] = {1, 2, 101, 3};
  const void *buffers[] = {NULL, days}, *none[] = {NULL, NULL};
  struct ArrowSchema schema = schema_of("tdD"), made_schema;
  struct ArrowArray good = array_over(buffers, 2, 2, 0, 0), array, made;
  int64_t row = 0;
#define REFUSED(status, words)                                                                                         \
  do {                                                                                                                 \
    CHECK_REFUSED(almanac_format_arrow(format, &schema, &array, &made_schema, &made, &row), status, words);            \
    CHECK(made.release == NULL && made_schema.release == NULL);                                                        \
  } while (0)

  static const char *types[] = {"tdm", "i", "u", "", "tdDD", "tsu:UTC", "+l", "a very long format that is none at all, really"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    array = good;
    schema = schema_of(types[i]);
    REFUSED(ALMANAC_WRONG_TYPE, "date32 is \"tdD\"");
    CHECK(row == -1);
  }
  schema = schema_of(NULL);
  REFUSED(ALMANAC_INVALID_ARRAY, "no format");
  schema = schema_of("tdD");
  schema.dictionary = &schema;
  REFUSED(ALMANAC_WRONG_TYPE, "dictionary");
  schema = schema_of("tdD");
  array = good, array.dictionary = &array;
  REFUSED(ALMANAC_WRONG_TYPE, "dictionary");
  array = good, array.release = NULL;
  REFUSED(ALMANAC_INVALID_ARRAY, "released");
  array = good, schema.release = NULL;
  REFUSED(ALMANAC_INVALID_ARRAY, "released");
  schema = schema_of("tdD");
  array = good, array.length = -1;
  REFUSED(ALMANAC_INVALID_ARRAY, "out of range");
  array = good, array.offset = -1;
  REFUSED(ALMANAC_INVALID_ARRAY, "out of range");
  array = good, array.null_count = 3;
  REFUSED(ALMANAC_INVALID_ARRAY, "out of range");
  array = good, array.null_count = -2;
  REFUSED(ALMANAC_INVALID_ARRAY, "out of range");
  array = good, array.null_count = 1;
  REFUSED(ALMANAC_INVALID_ARRAY, "no validity bits");
  array = good, array.length = INT64_MAX;
  REFUSED(ALMANAC_TOO_LARGE, "2147483646");
  array = good, array.offset = INT64_MAX;
  REFUSED(ALMANAC_INVALID_ARRAY, "outside of any memory");
  array = good, array.n_buffers = 3;
  REFUSED(ALMANAC_INVALID_ARRAY, "2 buffers");
  array = good, array.n_children = 1;
  REFUSED(ALMANAC_INVALID_ARRAY, "children");
  array = good, array.buffers = NULL;
  REFUSED(ALMANAC_INVALID_ARRAY, "buffers");
  array = array_over(none, 2, 2, 0, 0);
  REFUSED(ALMANAC_INVALID_ARRAY, "NULL");
  const void *odd[] = {NULL, (const char *)days + 2};
  array = array_over(odd, 2, 2, 0, 0);
  REFUSED(ALMANAC_INVALID_ARRAY, "aligned");
  array = array_over(buffers, 2, 4, 0, 0);
  REFUSED(ALMANAC_DAY_OUT_OF_RANGE, "1970-04-12");
  CHECK(row == 2);
  // The row is counted from the slice's first.
  array = array_over(buffers, 2, 3, 1, 0);
  REFUSED(ALMANAC_DAY_OUT_OF_RANGE, "row 1");
  CHECK(row == 1);

  array = good;
  CHECK_REFUSED(almanac_format_arrow(NULL, &schema, &array, &made_schema, &made, &row), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_arrow(format, NULL, &array, &made_schema, &made, &row), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_arrow(format, &schema, NULL, &made_schema, &made, &row), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_arrow(format, &schema, &array, NULL, &made, &row), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_arrow(format, &schema, &array, &made_schema, NULL, &row), ALMANAC_INVALID_ARGUMENT, "NULL");
  CHECK_REFUSED(almanac_format_arrow(format, &schema, &array, &made_schema, &array, &row), ALMANAC_INVALID_ARGUMENT, "own");
  CHECK(array.release == keep_array);
  almanac_format_close(format);
}

void check_parsing(void) {
  almanac_format *format = probe_format("pt-BR", "long");
  almanac_parser *strict = NULL, *tolerant = NULL, *nulls = NULL;
  CHECK(almanac_parser_open(format, ALMANAC_STRICT, ALMANAC_NO_WINDOW, &strict) == ALMANAC_OK);
  CHECK(almanac_parser_open(format, ALMANAC_DEFAULT, 1950, &tolerant) == ALMANAC_OK);
  CHECK(almanac_parser_open(format, ALMANAC_NULL_IF_UNREADABLE, ALMANAC_NO_WINDOW, &nulls) == ALMANAC_OK);
  almanac_format_close(format);

  static const char text[] = "##30 de novembro de 202630 NOVEMBRO 26soon1 de janeiro de 197031 de junho de 2026";
  static const int32_t offsets[] = {2, 24, 38, 42, 62, 62, 81};
  uint8_t bits[] = {0xFF}, day_bits[] = {0};
  int32_t days[6];
  int64_t null_count = 0, row = 0;
#define PARSE(parser, first, count)                                                                                    \
  almanac_parse_texts(parser, (const uint8_t *)text, sizeof text - 1, offsets + first, bits, 0, count, days, day_bits,  \
                      &null_count, &row)
  CHECK(PARSE(strict, 0, 1) == ALMANAC_OK && days[0] == PROBE_DAY && null_count == 0 && row == -1);
  CHECK_REFUSED(PARSE(strict, 0, 6), ALMANAC_UNREADABLE, "row 1");
  CHECK(row == 1 && days[0] == PROBE_DAY);
  CHECK(PARSE(tolerant, 0, 2) == ALMANAC_OK && days[1] == PROBE_DAY);
  CHECK_REFUSED(PARSE(tolerant, 2, 4), ALMANAC_UNREADABLE, "soon");
  CHECK(row == 0);
  CHECK(PARSE(nulls, 0, 6) == ALMANAC_OK && null_count == 4 && day_bits[0] == 0x09 && days[3] == 0 && days[2] == 0);
  bits[0] = (uint8_t)~0x12;
  CHECK_REFUSED(PARSE(tolerant, 0, 6), ALMANAC_UNREADABLE, "row 2");

  // The same over Arrow, in every slice.
  const void *buffers[] = {bits, offsets, text};
  struct ArrowSchema schema = schema_of("u"), made_schema;
  struct ArrowArray made;
  bits[0] = 0xF7;
  for (int64_t offset = 0; offset <= 6; offset++) {
    for (int64_t length = 0; offset + length <= 6; length++) {
      struct ArrowArray array = array_over(buffers, 3, length, offset, -1);
      CHECK(almanac_parse_arrow(nulls, &schema, &array, &made_schema, &made, &row) == ALMANAC_OK);
      CHECK(strcmp(made_schema.format, "tdD") == 0 && made.n_buffers == 2 && made.length == length);
      int64_t seen = 0;
      for (int64_t i = 0; i < length; i++) {
        bool is_valid = ((const uint8_t *)made.buffers[0])[i / 8] >> (i % 8) & 1;
        CHECK(is_valid == (offset + i == 0));
        CHECK(((const int32_t *)made.buffers[1])[i] == (is_valid ? PROBE_DAY : 0));
        seen += !is_valid;
      }
      CHECK(made.null_count == seen);
      made.release(&made);
    }
  }
  // Offsets that lie.
  static const struct {
    int32_t first, second, third;
  } lies[] = {{0, 5, 4}, {-1, 5, 6}, {6, 5, 7}, {0, INT32_MIN, 5}, {INT32_MAX, INT32_MAX, 3}, {0, 1, -1}};
  for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
    const void *lying[] = {NULL, &lies[i], text};
    struct ArrowArray array = array_over(lying, 3, 2, 0, 0);
    CHECK_REFUSED(almanac_parse_arrow(nulls, &schema, &array, &made_schema, &made, &row), ALMANAC_INVALID_ARRAY, "");
    CHECK(made.release == NULL);
  }
  static const int32_t beyond[] = {0, 10};
  CHECK_REFUSED(almanac_parse_texts(nulls, (const uint8_t *)text, 9, beyond, NULL, 0, 1, days, day_bits, &null_count, &row),
                ALMANAC_INVALID_ARRAY, "bytes from 0 to 10 of 9");
  CHECK(row == 0);
  struct ArrowArray array = array_over(buffers, 3, 6, 0, -1);
  schema = schema_of("U");
  CHECK_REFUSED(almanac_parse_arrow(nulls, &schema, &array, &made_schema, &made, &row), ALMANAC_WRONG_TYPE, "utf8 is \"u\"");
  CHECK_REFUSED(almanac_parse_texts(NULL, NULL, 0, beyond, NULL, 0, 0, days, day_bits, &null_count, &row),
                ALMANAC_INVALID_ARGUMENT, "parser");
  CHECK_REFUSED(almanac_parse_texts(nulls, NULL, 4, beyond, NULL, 0, 0, days, day_bits, &null_count, &row),
                ALMANAC_INVALID_ARGUMENT, "texts");
  CHECK_REFUSED(almanac_parse_texts(nulls, NULL, 0, beyond, NULL, 0, 1, days, NULL, &null_count, &row),
                ALMANAC_INVALID_ARGUMENT, "validity");
  CHECK_REFUSED(almanac_parse_texts(nulls, NULL, 0, beyond, NULL, 0, 1, NULL, day_bits, &null_count, &row),
                ALMANAC_INVALID_ARGUMENT, "days");
  almanac_parser_close(strict), almanac_parser_close(tolerant), almanac_parser_close(nulls);
}
