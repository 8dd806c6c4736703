#include "ArrowOutput.h"

#include <stdlib.h>
#include <string.h>

static void release_schema(struct ArrowSchema *schema) { schema->release = NULL; }

static void release_array(struct ArrowArray *array) {
  struct almanac_output *output = array->private_data;
  for (int i = 0; i < ALMANAC_MOST_BUFFERS; i++) free(output->buffers[i]);
  free(output);
  array->release = NULL;
}

struct almanac_output *almanac_output_make(void) { return calloc(1, sizeof(struct almanac_output)); }

void almanac_output_free(struct almanac_output *output) {
  if (output == NULL) return;
  for (int i = 0; i < ALMANAC_MOST_BUFFERS; i++) free(output->buffers[i]);
  free(output);
}

void almanac_output_export(struct almanac_output *output, const char *format, int64_t buffer_count, int64_t row_count,
                           int64_t null_count, struct ArrowSchema *schema, struct ArrowArray *array) {
  *schema = (struct ArrowSchema){
      .format = format, .name = "", .flags = ARROW_FLAG_NULLABLE, .release = release_schema};
  *array = (struct ArrowArray){.length = row_count,
                               .null_count = null_count,
                               .n_buffers = buffer_count,
                               .buffers = (const void **)output->buffers,
                               .release = release_array,
                               .private_data = output};
}

bool almanac_copy_bits(const uint8_t *bits, int64_t bit_offset, int64_t row_count, uint8_t **copy, int64_t *zero_count) {
  size_t count = almanac_bit_bytes(0, row_count);
  uint8_t *copied = malloc(count > 0 ? count : 1);
  *copy = copied;
  if (copied == NULL) return false;
  const uint8_t *from = bits + bit_offset / 8;
  int shift = (int)(bit_offset % 8);
  size_t source_count = almanac_bit_bytes(shift, row_count);
  int64_t ones = 0;
  for (size_t i = 0; i < count; i++) {
    unsigned both = from[i];
    if (shift > 0 && i + 1 < source_count) both |= (unsigned)from[i + 1] << 8;
    uint8_t byte = (uint8_t)(both >> shift);
    // Bits behind the last row are nobody's.
    if (i + 1 == count && row_count % 8 != 0) byte &= (uint8_t)((1u << (row_count % 8)) - 1);
    copied[i] = byte;
    ones += __builtin_popcount(byte);
  }
  *zero_count = row_count - ones;
  return true;
}
