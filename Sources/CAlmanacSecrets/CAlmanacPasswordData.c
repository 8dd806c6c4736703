#include "CAlmanacPasswordData.h"

#include <string.h>

static const uint8_t common_passwords[] = {
#embed "../../Resources/Passwords/common-passwords.txt"
};

bool almanac_common_passwords_have(const uint8_t *line, size_t count) {
  return almanac_lines_have(common_passwords, sizeof common_passwords, line, count);
}

/// Below 0 where the first of the two comes first in the order of bytes, 0 where they are the same.
static int order(const uint8_t *left, size_t left_count, const uint8_t *right, size_t right_count) {
  size_t common = left_count < right_count ? left_count : right_count;
  int first = common == 0 ? 0 : memcmp(left, right, common);
  return first != 0 ? first : left_count < right_count ? -1 : left_count > right_count;
}

bool almanac_lines_have(const uint8_t *lines, size_t lines_count, const uint8_t *line, size_t count) {
  // Both ends stand at the beginning of a line, and the line is between them if it is anywhere.
  size_t low = 0, high = lines_count;
  while (low < high) {
    size_t start = low + (high - low) / 2;
    while (start > low && lines[start - 1] != '\n') start--;
    size_t end = start;
    while (end < high && lines[end] != '\n') end++;
    int found = order(line, count, lines + start, end - start);
    if (found == 0) return true;
    if (found < 0)
      high = start;
    else
      low = end < high ? end + 1 : high;
  }
  return false;
}
