#include "Input.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

static const struct {
  const char *locale;
  int32_t kind;
  const char *text;
  bool is_whole;
} choices[] = {
    {"pt-BR", ALMANAC_STYLE, "short", true},
    {"ja", ALMANAC_STYLE, "full", true},
    {"pt-BR", ALMANAC_STYLE, "long", true},
    {"tr", ALMANAC_STYLE, "full", true},
    {"ar-EG", ALMANAC_STYLE, "medium", true},
    {"zh-TW-u-ca-roc", ALMANAC_STYLE, "long", false},
    {"he-u-nu-hebr", ALMANAC_PATTERN, "d MMMM", false},
    {"en", ALMANAC_SKELETON, "yMMMMEEEEd", true},
    {"th", ALMANAC_STYLE, "short", false},
    {"pt-BR", ALMANAC_PATTERN, "EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE d MMMM y", true},
    {"en", ALMANAC_PATTERN, "''", false},
    {"en", ALMANAC_PATTERN, "QQQ", false},
};

enum { CHOICES = sizeof choices / sizeof *choices };

const struct pair *chosen_pair(uint8_t byte) {
  static struct pair pairs[CHOICES];
  size_t index = byte % CHOICES;
  struct pair *pair = &pairs[index];
  if (pair->format != NULL) return pair;
  require(almanac_format_open(choices[index].locale, choices[index].kind, choices[index].text, byte & 0x80 ? 1 : 0,
                              &pair->format) == ALMANAC_OK,
          "the format opens");
  require(almanac_parser_open(pair->format, ALMANAC_STRICT | ALMANAC_NULL_IF_UNREADABLE, ALMANAC_NO_WINDOW,
                              &pair->strict) == ALMANAC_OK,
          "the strict parser opens");
  require(almanac_parser_open(pair->format, ALMANAC_DEFAULT, 1950, &pair->tolerant) == ALMANAC_OK,
          "the tolerant parser opens");
  pair->is_whole = choices[index].is_whole;
  return pair;
}

/// Opens a format of any texts at all.
static void fuzz_opening(struct input *input) {
  int32_t kind = take_byte(input) % 5 - 1;
  uint32_t flags = take_byte(input) % 4;
  size_t locale_count = take_byte(input) % 24;
  char locale[25] = {0}, text[200] = {0};
  for (size_t i = 0; i < locale_count; i++) locale[i] = (char)take_byte(input);
  for (size_t i = 0; i + 1 < sizeof text && input->count > 0; i++) text[i] = (char)take_byte(input);
  almanac_format *format = NULL;
  almanac_status status = almanac_format_open(locale, kind, text, flags, &format);
  require((status == ALMANAC_OK) == (format != NULL), "there is a format where it opened, and else none");
  require((status == ALMANAC_OK) == (almanac_last_error()[0] == 0), "what fails says why");
  require(strlen(almanac_last_error()) < 1024, "the words end");
  if (format == NULL) return;
  int32_t days[3] = {0, 20787, INT32_MIN}, offsets[4];
  int64_t count = 0, capacity = 3 * almanac_format_row_capacity(format);
  uint8_t *buffer = exact((size_t)capacity);
  require(almanac_format_days(format, days, NULL, 0, 3, offsets, buffer, capacity, &count, NULL) == ALMANAC_OK,
          "the row capacity is enough");
  free(buffer);
  almanac_format_close(format);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  struct input input = {bytes, count};
  uint8_t what = take_byte(&input);
  if (what % 5 == 4) {
    fuzz_opening(&input);
    return 0;
  }
  const struct pair *pair = chosen_pair(take_byte(&input));
  switch (what % 5) {
  case 0: fuzz_days(pair, &input, false); break;
  case 1: fuzz_days(pair, &input, true); break;
  case 2: fuzz_texts(pair, &input, false); break;
  default: fuzz_texts(pair, &input, true); break;
  }
  return 0;
}
