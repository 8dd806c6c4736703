// What of a stand-in for an ICU does something. NO_DATA, NO_ROOT and NOT_PINNED make opening fail in their ways.
#include <stdint.h>
#include <string.h>

#define PASTE(name, suffix) name##suffix
#define SUFFIXED(name, suffix) PASTE(name, suffix)
#define ICU(name) SUFFIXED(name, SUFFIX)

static void *object;

void ICU(u_init)(int32_t *status) {
#ifdef NO_DATA
  *status = 4;
#endif
}

const char *ICU(u_errorName)(int32_t code) { return code == 4 ? "U_FILE_ACCESS_ERROR" : "U_MISSING_RESOURCE_ERROR"; }

void ICU(u_getVersion)(uint8_t *version) { memcpy(version, (uint8_t[]){70, 1, 0, 0}, 4); }

const char *ICU(uloc_getDefault)(void) {
#ifdef NOT_PINNED
  return "ja_JP";
#else
  return "";
#endif
}

void **ICU(udat_open)(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone, int32_t zoneLength,
    const uint16_t *pattern, int32_t patternLength, int32_t *status) {
#ifdef NO_ROOT
  *status = 2;
  return 0;
#else
  return &object;
#endif
}

void **ICU(udatpg_open)(const char *locale, int32_t *status) { return &object; }
