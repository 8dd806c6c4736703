#include "CAlmanacMessages.h"

#include <string.h>

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

/// Below 0 where the first of the two comes first in the order of bytes, 0 where they are the same.
static int order(const uint8_t *left, size_t left_count, const uint8_t *right, size_t right_count) {
  size_t common = left_count < right_count ? left_count : right_count;
  int first = common == 0 ? 0 : memcmp(left, right, common);
  return first != 0 ? first : left_count < right_count ? -1 : left_count > right_count;
}

// The files have one message a line, as `    "key": "text",`, sorted by key and without escapes in keys and texts; a test
// reads them with a real parser and compares. Lines of another form stand before and behind them all.
ptrdiff_t almanac_message(int language, const uint8_t *key, size_t key_count, uint8_t *text, size_t count) {
  static const char indent[] = "    \"", between[] = "\": \"";
  enum { INDENT = sizeof indent - 1, BETWEEN = sizeof between - 1, HEAD_LINES = 3 };
  if (language < 0 || (size_t)language >= sizeof messages / sizeof *messages) return -1;
  const uint8_t *low = messages[language].bytes, *high = low + messages[language].count;
  for (int line = 0; line < HEAD_LINES; line++) {
    const uint8_t *end = memchr(low, '\n', (size_t)(high - low));
    if (end == NULL) return -1;
    low = end + 1;
  }
  // Both ends stand at the beginning of a line, and the line is between them if it is anywhere.
  while (low < high) {
    const uint8_t *start = low + (high - low) / 2;
    while (start > low && start[-1] != '\n') start--;
    const uint8_t *end = memchr(start, '\n', (size_t)(high - start));
    if (end == NULL) end = high;
    const uint8_t *name = start + INDENT;
    const uint8_t *quote =
        end - start > INDENT && memcmp(start, indent, INDENT) == 0 ? memchr(name, '"', (size_t)(end - name)) : NULL;
    int found = quote == NULL ? -1 : order(key, key_count, name, (size_t)(quote - name));
    if (found < 0) {
      high = start;
    } else if (found > 0) {
      low = end < high ? end + 1 : high;
    } else {
      if (end - quote < BETWEEN || memcmp(quote, between, BETWEEN) != 0) return -1;
      const uint8_t *value = quote + BETWEEN;
      const uint8_t *last = memchr(value, '"', (size_t)(end - value));
      if (last == NULL) return -1;
      size_t length = (size_t)(last - value), fitting = length < count ? length : count;
      if (fitting > 0) memcpy(text, value, fitting);
      return (ptrdiff_t)length;
    }
  }
  return -1;
}
