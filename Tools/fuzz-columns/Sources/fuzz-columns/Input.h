// The bytes that libFuzzer chooses, taken one after the other; zeros behind their end.
#pragma once

#include "almanac.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
  const uint8_t *bytes;
  size_t count;
};

static inline uint8_t take_byte(struct input *input) {
  if (input->count == 0) return 0;
  input->count--;
  return *input->bytes++;
}

static inline int32_t take_int32(struct input *input) {
  uint32_t value = 0;
  for (int i = 0; i < 4; i++) value |= (uint32_t)take_byte(input) << (8 * i);
  return (int32_t)value;
}

/// A number of the kind that breaks arithmetic.
static inline int64_t take_troublesome(struct input *input) {
  static const int64_t numbers[] = {-1,        -2,        INT64_MIN, INT64_MIN + 1, INT64_MAX,     INT64_MAX - 1,
                                    INT32_MAX, INT32_MIN, 1LL << 32, 1LL << 62,     INT64_MAX / 2, INT64_MAX / 8 + 1};
  return numbers[take_byte(input) % (sizeof numbers / sizeof *numbers)];
}

/// Stops with the words, for libFuzzer to keep the input.
static inline void require(bool holds, const char *words) {
  if (holds) return;
  fprintf(stderr, "does not hold: %s; last error: %s\n", words, almanac_last_error());
  abort();
}

/// Memory of exactly so many bytes, so that the sanitizer sees each byte too much.
static inline void *exact(size_t count) {
  void *memory = malloc(count > 0 ? count : 1);
  require(memory != NULL, "memory");
  return memory;
}

/// A format and its parsers.
struct pair {
  almanac_format *format;
  almanac_parser *strict, *tolerant;
  /// Whether what is written says which day it was.
  bool is_whole;
};

/// The pair that a byte chooses.
const struct pair *chosen_pair(uint8_t byte);

void fuzz_days(const struct pair *pair, struct input *input, bool through_arrow);
void fuzz_texts(const struct pair *pair, struct input *input, bool through_arrow);
