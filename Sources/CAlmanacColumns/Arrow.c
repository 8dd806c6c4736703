#include "ArrowOutput.h"

#include <stdlib.h>
#include <string.h>

/// What an array is to be.
struct expectation {
  const char *format;
  const char *name;
  int64_t buffer_count;
};

static const struct expectation days_expected = {"tdD", "date32", 2};
static const struct expectation texts_expected = {"u", "utf8", 3};

/// Says that there is nothing in the structures of a caller, and whether there are structures.
static almanac_status begin(const void *handle, const struct ArrowSchema *schema, const struct ArrowArray *array,
                            struct ArrowSchema *made_schema, struct ArrowArray *made_array, int64_t *row) {
  almanac_call_row(row, -1);
  bool is_shared = made_schema == schema || made_array == array;
  if (made_schema != NULL && !is_shared) made_schema->release = NULL;
  if (made_array != NULL && !is_shared) made_array->release = NULL;
  if (handle == NULL || schema == NULL || array == NULL || made_schema == NULL || made_array == NULL)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the handle, an array or a schema is NULL");
  if (is_shared)
    return almanac_call_failed(ALMANAC_INVALID_ARGUMENT, "the result needs structures of its own");
  return ALMANAC_OK;
}

/// Looks at an array and its schema.
static almanac_status check(const struct ArrowSchema *schema, const struct ArrowArray *array,
                            const struct expectation *expected) {
  if (schema->release == NULL || array->release == NULL)
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the array or its schema is released");
  if (schema->format == NULL) return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the schema has no format");
  if (schema->dictionary != NULL || array->dictionary != NULL)
    return almanac_call_failed(ALMANAC_WRONG_TYPE, "the array has a dictionary; pass its values, as %s", expected->name);
  if (strcmp(schema->format, expected->format) != 0)
    return almanac_call_failed(ALMANAC_WRONG_TYPE, "the array has the format \"%.40s\"; %s is \"%s\"", schema->format,
                               expected->name, expected->format);
  if (array->length < 0 || array->offset < 0 || array->null_count < -1 || array->null_count > array->length)
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the length, the offset or the null count is out of range");
  if (array->length > ALMANAC_MOST_ROWS)
    return almanac_call_failed(ALMANAC_TOO_LARGE, "an array of offsets of 32 bits has at most %lld rows",
                               (long long)ALMANAC_MOST_ROWS);
  if (array->offset > INT64_MAX / 16)
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the offset lies outside of any memory");
  if (array->n_buffers != expected->buffer_count || array->buffers == NULL || array->n_children != 0)
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "%s has %d buffers and no children", expected->name,
                               (int)expected->buffer_count);
  if (array->length == 0) return ALMANAC_OK;
  if (array->buffers[1] == NULL || !almanac_is_aligned(array->buffers[1]))
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the second buffer is NULL or not aligned");
  if (array->buffers[0] == NULL && array->null_count > 0)
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "there are nulls and no validity bits");
  return ALMANAC_OK;
}

/// The validity bits of an array; NULL where it has no null.
static const uint8_t *validity(const struct ArrowArray *array) {
  return array->length == 0 || array->null_count == 0 ? NULL : array->buffers[0];
}

/// Says that the memory is at its end, and gives back what there was.
static almanac_status out_of_memory(struct almanac_output *output) {
  almanac_output_free(output);
  return almanac_call_failed(ALMANAC_OUT_OF_MEMORY, "there is no memory for the result");
}

/// A size for all texts, by those that are written.
static size_t larger(size_t capacity, struct almanac_outcome written, size_t row_count, size_t row_capacity) {
  size_t sum = capacity + capacity / 2 + row_capacity;
  if (written.row > 0) {
    size_t expected = (size_t)((double)written.count / (double)written.row * (double)row_count * 1.03) + row_capacity;
    if (expected > sum) sum = expected;
  }
  return sum < INT32_MAX ? sum : INT32_MAX;
}

almanac_status almanac_format_arrow(const almanac_format *format, const struct ArrowSchema *schema,
                                    const struct ArrowArray *array, struct ArrowSchema *text_schema,
                                    struct ArrowArray *text_array, int64_t *row) {
  almanac_status status = begin(format, schema, array, text_schema, text_array, row);
  if (status == ALMANAC_OK) status = check(schema, array, &days_expected);
  if (status != ALMANAC_OK) return status;
  size_t row_count = (size_t)array->length;
  size_t row_capacity = (size_t)almanac_columns_row_capacity(format);
  // Not touched before it is written, so it takes no memory before that either.
  size_t capacity = larger(0, (struct almanac_outcome){.row = 1, .count = 16}, row_count, row_capacity);
  struct almanac_output *output = almanac_output_make();
  if (output == NULL) return out_of_memory(output);
  int32_t *offsets = output->buffers[1] = malloc(4 * (row_count + 1));
  uint8_t *text = output->buffers[2] = malloc(capacity);
  if (offsets == NULL || text == NULL) return out_of_memory(output);
  const uint8_t *bits = validity(array);
  int64_t null_count = 0;
  if (bits != NULL) {
    uint8_t *copy = NULL;
    bool is_copied = almanac_copy_bits(bits, array->offset, array->length, &copy, &null_count);
    output->buffers[0] = copy;
    if (!is_copied) return out_of_memory(output);
    bits = copy;
  }
  const int32_t *days = row_count == 0 ? NULL : (const int32_t *)array->buffers[1] + array->offset;
  struct almanac_outcome outcome = {0};
  for (;;) {
    outcome = almanac_columns_write(format, days, row_count, bits, bits == NULL ? 0 : almanac_bit_bytes(0, array->length),
                                    0, (size_t)outcome.row, (size_t)outcome.count, offsets, text, capacity,
                                    almanac_call_message(), almanac_call_message_capacity());
    if (outcome.status != ALMANAC_NO_ROOM) break;
    capacity = larger(capacity, outcome, row_count, row_capacity);
    text = realloc(text, capacity);
    if (text == NULL) return out_of_memory(output);
    output->buffers[2] = text;
  }
  if (outcome.status != ALMANAC_OK) {
    almanac_output_free(output);
    almanac_call_row(row, outcome.row);
    return almanac_call_ended(outcome);
  }
  uint8_t *fitted = realloc(text, outcome.count > 0 ? (size_t)outcome.count : 1);
  if (fitted != NULL) output->buffers[2] = fitted;
  almanac_output_export(output, texts_expected.format, texts_expected.buffer_count, array->length, null_count,
                        text_schema, text_array);
  return almanac_call_succeeded();
}

almanac_status almanac_parse_arrow(const almanac_parser *parser, const struct ArrowSchema *schema,
                                   const struct ArrowArray *array, struct ArrowSchema *day_schema,
                                   struct ArrowArray *day_array, int64_t *row) {
  almanac_status status = begin(parser, schema, array, day_schema, day_array, row);
  if (status == ALMANAC_OK) status = check(schema, array, &texts_expected);
  if (status != ALMANAC_OK) return status;
  size_t row_count = (size_t)array->length;
  static const int32_t no_offsets[1] = {0};
  const int32_t *offsets = row_count == 0 ? no_offsets : (const int32_t *)array->buffers[1] + array->offset;
  // Nothing else says how long the bytes are; each row is compared with it.
  int64_t text_count = offsets[row_count];
  const uint8_t *text = row_count == 0 ? NULL : array->buffers[2];
  if (text_count < 0 || (text == NULL && text_count > 0))
    return almanac_call_failed(ALMANAC_INVALID_ARRAY, "the last offset is negative, or there are no bytes");
  struct almanac_output *output = almanac_output_make();
  if (output == NULL) return out_of_memory(output);
  int32_t *days = output->buffers[1] = malloc(4 * (row_count > 0 ? row_count : 1));
  uint8_t *day_bits = output->buffers[0] = calloc(1, row_count > 0 ? almanac_bit_bytes(0, array->length) : 1);
  if (days == NULL || day_bits == NULL) return out_of_memory(output);
  const uint8_t *bits = validity(array);
  struct almanac_outcome outcome = almanac_columns_read(
      parser, text, (size_t)text_count, offsets, row_count, bits,
      bits == NULL ? 0 : almanac_bit_bytes(array->offset, array->length), (size_t)array->offset, days, day_bits,
      almanac_call_message(), almanac_call_message_capacity());
  if (outcome.status != ALMANAC_OK) {
    almanac_output_free(output);
    almanac_call_row(row, outcome.row);
    return almanac_call_ended(outcome);
  }

  almanac_output_export(output, days_expected.format, days_expected.buffer_count, array->length, outcome.count,
                        day_schema, day_array);
  return almanac_call_succeeded();
}
