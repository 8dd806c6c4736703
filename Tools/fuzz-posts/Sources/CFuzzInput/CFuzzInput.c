#include "CFuzzInput.h"

#include <string.h>

static const uint8_t *input;
static size_t input_count;

void fuzz_input_set(const uint8_t *bytes, size_t count) {
  input = bytes;
  input_count = count;
}

size_t fuzz_input_count(void) { return input_count; }

void fuzz_input_copy(uint8_t *bytes, size_t count) {
  size_t copied = count < input_count ? count : input_count;
  if (copied > 0) memcpy(bytes, input, copied);
}
