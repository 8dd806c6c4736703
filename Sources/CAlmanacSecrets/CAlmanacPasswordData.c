#include "CAlmanacPasswordData.h"

#include <string.h>

static const uint8_t common_passwords[] = {
#embed "../../Resources/Passwords/common-passwords.txt"
};

static const uint8_t en[] = {
#embed "../../Resources/Messages/en.json"
};
static const uint8_t pt_br[] = {
#embed "../../Resources/Messages/pt-BR.json"
};
static const uint8_t pt_pt[] = {
#embed "../../Resources/Messages/pt-PT.json"
};
static const uint8_t ja[] = {
#embed "../../Resources/Messages/ja.json"
};
static const uint8_t zh_hans[] = {
#embed "../../Resources/Messages/zh-Hans.json"
};
static const uint8_t zh_hant[] = {
#embed "../../Resources/Messages/zh-Hant.json"
};
static const uint8_t tr[] = {
#embed "../../Resources/Messages/tr.json"
};

static const struct {
  const uint8_t *bytes;
  size_t count;
} messages[] = {
    [ALMANAC_LANGUAGE_EN] = {en, sizeof en},
    [ALMANAC_LANGUAGE_PT_BR] = {pt_br, sizeof pt_br},
    [ALMANAC_LANGUAGE_PT_PT] = {pt_pt, sizeof pt_pt},
    [ALMANAC_LANGUAGE_JA] = {ja, sizeof ja},
    [ALMANAC_LANGUAGE_ZH_HANS] = {zh_hans, sizeof zh_hans},
    [ALMANAC_LANGUAGE_ZH_HANT] = {zh_hant, sizeof zh_hant},
    [ALMANAC_LANGUAGE_TR] = {tr, sizeof tr},
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

// The files have one message a line, as `    "key": "text",`, and no escapes in keys and texts; a test reads them with a
// real parser and compares.
ptrdiff_t almanac_message(int language, const uint8_t *key, size_t key_count, uint8_t *text, size_t count) {
  static const char indent[] = "\n    \"", between[] = "\": \"";
  enum { INDENT = sizeof indent - 1, BETWEEN = sizeof between - 1 };
  if (language < 0 || (size_t)language >= sizeof messages / sizeof *messages) return -1;
  const uint8_t *at = messages[language].bytes, *end = at + messages[language].count;
  while ((size_t)(end - at) > INDENT + key_count + BETWEEN) {
    const uint8_t *line = memchr(at, '\n', (size_t)(end - at));
    if (line == NULL || (size_t)(end - line) <= INDENT + key_count + BETWEEN) return -1;
    const uint8_t *name = line + INDENT, *value = name + key_count + BETWEEN;
    if (memcmp(line, indent, INDENT) == 0 && (key_count == 0 || memcmp(name, key, key_count) == 0) &&
        memcmp(name + key_count, between, BETWEEN) == 0) {
      const uint8_t *last = memchr(value, '"', (size_t)(end - value));
      if (last == NULL) return -1;
      size_t length = (size_t)(last - value), fitting = length < count ? length : count;
      if (fitting > 0) memcpy(text, value, fitting);
      return (ptrdiff_t)length;
    }
    at = line + 1;
  }
  return -1;
}
