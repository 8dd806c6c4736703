#include "Input.h"

static void keep_schema(struct ArrowSchema *schema) { (void)schema; }
static void keep_array(struct ArrowArray *array) { (void)array; }

/// What the first bytes of an input say of a column.
struct shape {
  uint8_t lies;
  int64_t rows, offset;
  bool has_bits;
};

static struct shape take_shape(struct input *input) {
  struct shape shape;
  shape.lies = take_byte(input);
  shape.rows = take_byte(input) % 80;
  shape.offset = take_byte(input) % 20;
  shape.has_bits = take_byte(input) % 2 == 0;
  return shape;
}

static uint8_t *take_bits(struct input *input, struct shape shape) {
  if (!shape.has_bits) return NULL;
  size_t count = (size_t)(shape.offset + shape.rows + 7) / 8;
  uint8_t *bits = exact(count);
  for (size_t i = 0; i < count; i++) bits[i] = take_byte(input);
  return bits;
}

static bool is_valid(const uint8_t *bits, int64_t row) { return bits == NULL || (bits[row / 8] >> (row % 8) & 1); }

/// Makes one thing of an array or a schema wrong, so that the call has to fail.
static void lie(struct input *input, struct shape shape, struct ArrowSchema *schema, struct ArrowArray *array) {
  static const char *formats[] = {"", "u", "tdm", "U", "vu", "tdDx", "\xFF", NULL};
  int64_t number = take_troublesome(input);
  switch (shape.lies % 8) {
  case 1: array->length = number > 0 && number < INT32_MAX ? -1 : number; break;
  case 2: array->offset = number > 0 && number < INT64_MAX / 16 + 1 ? -1 : number; break;
  case 3: array->null_count = number == -1 ? -2 : number; break;
  case 4: array->n_buffers = number; break;
  case 5: array->release = NULL; break;
  case 6: schema->release = NULL; break;
  default: {
    const char *format = formats[take_byte(input) % 8];
    schema->format = format != NULL && strcmp(format, schema->format) == 0 ? "i" : format;
  }
  }
}

static void call_arrow(bool formats, const struct pair *pair, const almanac_parser *parser, struct input *input,
                       struct shape shape, const void **buffers, struct ArrowArray *made, almanac_status *status,
                       int64_t *row) {
  struct ArrowSchema schema = {.format = formats ? "tdD" : "u", .release = keep_schema}, made_schema;
  struct ArrowArray array = {.length = shape.rows, .null_count = -1, .offset = shape.offset,
                             .n_buffers = formats ? 2 : 3, .buffers = buffers, .release = keep_array};
  if (shape.lies % 8 != 0) lie(input, shape, &schema, &array);
  *status = formats ? almanac_format_arrow(pair->format, &schema, &array, &made_schema, made, row)
                    : almanac_parse_arrow(parser, &schema, &array, &made_schema, made, row);
  require(shape.lies % 8 == 0 || *status != ALMANAC_OK, "a lie is seen");
  require((*status == ALMANAC_OK) == (made->release != NULL), "there is an array where all is well, and else none");
  require((*status == ALMANAC_OK) == (made_schema.release != NULL), "there is a schema where all is well");
  require((*status == ALMANAC_OK) == (almanac_last_error()[0] == 0), "what fails says why");
  if (*status != ALMANAC_OK) return;
  require(strcmp(made_schema.format, formats ? "u" : "tdD") == 0, "the type");
  require(made->length == shape.rows && made->offset == 0, "the length");
  made_schema.release(&made_schema);
  require(made_schema.release == NULL, "a schema that is released");
}

/// What was written, read back: the day, or a null where the format does not say it.
static void check_round_trip(const struct pair *pair, struct shape shape, const int32_t *days, const uint8_t *bits,
                             const int32_t *offsets, const uint8_t *text) {
  int32_t *read = exact(4 * (size_t)shape.rows);
  uint8_t *read_bits = exact((size_t)(shape.rows + 7) / 8);
  int64_t nulls = 0;
  require(almanac_parse_texts(pair->strict, text, offsets[shape.rows], offsets, bits, shape.offset, shape.rows, read,
                              read_bits, &nulls, NULL) == ALMANAC_OK,
          "a column with nulls for what can't be read is read");
  int64_t seen = 0;
  for (int64_t i = 0; i < shape.rows; i++) {
    bool has_day = is_valid(read_bits, i);
    seen += !has_day;
    // From the year 1 to 9999 nothing is lost.
    bool is_plain = pair->is_whole && is_valid(bits, shape.offset + i) && days[i] > -719162 && days[i] < 2932896;
    require(!is_plain || (has_day && read[i] == days[i]), "a day is read back as what it was");
    require(has_day || read[i] == 0, "the day of a null is 0");
  }
  require(seen == nulls, "the nulls are counted");
  free(read), free(read_bits);
}

void fuzz_days(const struct pair *pair, struct input *input, bool through_arrow) {
  struct shape shape = take_shape(input);
  uint8_t *bits = take_bits(input, shape);
  uint8_t tightness = take_byte(input);
  int32_t *all = exact(4 * (size_t)(shape.offset + shape.rows)), *days = all + shape.offset;
  for (int64_t i = 0; i < shape.offset + shape.rows; i++) all[i] = take_int32(input);
  // Bits and days begin at the same row in both.
  int32_t *offsets = exact(4 * (size_t)(shape.rows + 1));
  int64_t capacity = shape.rows * almanac_format_row_capacity(pair->format), count = 0, row = 0;
  uint8_t *text = exact((size_t)capacity);
  require(almanac_format_days(pair->format, days, bits, shape.offset, shape.rows, offsets, text, capacity, &count,
                              &row) == ALMANAC_OK,
          "the row capacity is enough");
  require(offsets[0] == 0 && offsets[shape.rows] == count && row == -1, "the offsets");
  for (int64_t i = 0; i < shape.rows; i++) {
    require(offsets[i] <= offsets[i + 1], "the offsets go forward");
    require(is_valid(bits, shape.offset + i) || offsets[i] == offsets[i + 1], "a null has no text");
  }
  check_round_trip(pair, shape, days, bits, offsets, text);

  if (through_arrow) {
    const void *buffers[] = {bits, all, NULL};
    struct ArrowArray made;
    almanac_status status;
    call_arrow(true, pair, NULL, input, shape, buffers, &made, &status, &row);
    if (status == ALMANAC_OK) {
      require(memcmp(made.buffers[1], offsets, 4 * (size_t)(shape.rows + 1)) == 0, "the same offsets through Arrow");
      require(memcmp(made.buffers[2], text, (size_t)count) == 0, "the same texts through Arrow");
      made.release(&made);
      require(made.release == NULL, "an array that is released");
    }
  } else {
    // As little room as there may be, and less.
    int64_t room = tightness % 2 == 0 ? count : count * (tightness % 64) / 64;
    uint8_t *tight = exact((size_t)room);
    int32_t *tight_offsets = exact(4 * (size_t)(shape.rows + 1));
    int64_t written = 0;
    almanac_status status = almanac_format_days(pair->format, days, bits, shape.offset, shape.rows, tight_offsets, tight,
                                                room, &written, &row);
    require(status == (room < count ? ALMANAC_NO_ROOM : ALMANAC_OK), "the room is enough, or said to be too little");
    require(memcmp(tight, text, (size_t)written) == 0, "the rows before are written");
    require(status != ALMANAC_OK || written == count, "all of it");
    require(status == ALMANAC_OK || (row >= 0 && row < shape.rows && offsets[row] == written), "the row at fault");
    status = almanac_format_days(pair->format, days, bits, take_troublesome(input), take_troublesome(input),
                                 tight_offsets, tight, room, &written, &row);
    require(status != ALMANAC_OK && row == -1, "counts that can't be are seen");
    free(tight), free(tight_offsets);
  }
  free(all), free(offsets), free(text), free(bits);
}

void fuzz_texts(const struct pair *pair, struct input *input, bool through_arrow) {
  struct shape shape = take_shape(input);
  uint8_t *bits = take_bits(input, shape);
  const almanac_parser *parser = take_byte(input) % 2 == 0 ? pair->strict : pair->tolerant;
  bool has_wild_offsets = take_byte(input) % 4 == 0;
  int64_t all_rows = shape.offset + shape.rows;
  int32_t *all = exact(4 * (size_t)(all_rows + 1));
  int32_t end = take_byte(input);
  all[0] = end;
  for (int64_t i = 1; i <= all_rows; i++) {
    end += take_byte(input) % 48;
    all[i] = has_wild_offsets ? take_int32(input) >> take_byte(input) % 32 : end;
  }
  // Arrow's texts end where the last offset says; that one may not lie.
  if (has_wild_offsets && through_arrow && all[all_rows] > end) all[all_rows] = end;
  int32_t text_count = through_arrow ? (all[all_rows] > 0 ? all[all_rows] : 0) : end;
  uint8_t *text = exact((size_t)text_count);
  for (int32_t i = 0; i < text_count; i++) text[i] = take_byte(input);

  int64_t row = 0, nulls = 0;
  almanac_status status;
  if (through_arrow) {
    const void *buffers[] = {bits, all, text};
    struct ArrowArray made;
    call_arrow(false, pair, parser, input, shape, buffers, &made, &status, &row);
    if (status == ALMANAC_OK) {
      for (int64_t i = 0; i < shape.rows; i++) nulls += !is_valid(made.buffers[0], i);
      require(made.null_count == nulls, "the nulls are counted");
      made.release(&made);
    }
  } else {
    int32_t *days = exact(4 * (size_t)shape.rows);
    uint8_t *day_bits = exact((size_t)(shape.rows + 7) / 8);
    status = almanac_parse_texts(parser, text, text_count, all + shape.offset, bits, shape.offset, shape.rows, days,
                                 day_bits, &nulls, &row);
    require(status == ALMANAC_OK || status == ALMANAC_UNREADABLE || status == ALMANAC_INVALID_ARRAY, "the status");
    require(status == ALMANAC_OK || (row >= 0 && row < shape.rows), "the row at fault");
    require(status != ALMANAC_UNREADABLE || parser == pair->tolerant, "nulls for what can't be read");
    free(days), free(day_bits);
  }
  free(all), free(text), free(bits);
}
