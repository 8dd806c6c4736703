#define _DEFAULT_SOURCE
#include "CAlmanacSecrets.h"

#include <string.h>

void almanac_wipe_bytes(uint8_t *bytes, size_t count) {
  if (count > 0) explicit_bzero(bytes, count);
}

void almanac_wipe_scalars(uint32_t *scalars, size_t count) {
  if (count > 0) explicit_bzero(scalars, count * sizeof *scalars);
}

/// All bits set where `index` lies below `count`, else none; no branch, as the sign of the difference says it.
static size_t mask_below(size_t index, size_t count) {
  return (size_t)0 - ((index - count) >> (sizeof(size_t) * 8 - 1));
}

bool almanac_are_equal(const uint8_t *left, size_t left_count, const uint8_t *right, size_t right_count) {
  if (left_count == 0 || right_count == 0) return left_count == right_count;
  size_t count = left_count > right_count ? left_count : right_count;
  size_t difference = left_count ^ right_count;
  for (size_t i = 0; i < count; i++) {
    // Past its end a buffer is read at its first byte, which then counts as zero.
    size_t in_left = mask_below(i, left_count), in_right = mask_below(i, right_count);
    difference |= (left[i & in_left] & in_left) ^ (right[i & in_right] & in_right);
    // The optimizer must not know what was found so far, or it could leave the loop.
    __asm__ volatile("" : "+r"(difference));
  }
  return difference == 0;
}
