#include "Probe.h"

// The example of the article "A billion rows"; what is between the two marks is what stands there.
void check_example(void) {
  char printed[64] = "";
#define printf(...) snprintf(printed, sizeof printed, __VA_ARGS__)
  // >>>
  almanac_format *format;
  if (almanac_format_open("ja", ALMANAC_STYLE, "long", ALMANAC_DEFAULT, &format) != ALMANAC_OK) {
    fprintf(stderr, "%s\n", almanac_last_error());
    exit(1);
  }
  int32_t days[] = {20787, 20788}, offsets[3];
  uint8_t text[256];
  int64_t count, row;
  if (almanac_format_days(format, days, NULL, 0, 2, offsets, text, sizeof text, &count, &row) != ALMANAC_OK)
    fprintf(stderr, "row %lld: %s\n", (long long)row, almanac_last_error());
  printf("%.*s\n", offsets[1], (const char *)text); // 2026年11月30日
  almanac_format_close(format);
  // <<<
#undef printf
  CHECK(strcmp(printed, "2026年11月30日\n") == 0);
}
