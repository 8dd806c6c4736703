#include "CAlmanacCommand.h"

#include <stdlib.h> // says which C library it is
#include <time.h>

static size_t word_count;
static char **words;

#if defined(__GLIBC__) || defined(__APPLE__)
// These two hand a constructor what they hand to main, which is the compiler's here. Asking the system later, as the
// standard library does, costs more and needs a mounted /proc.
__attribute__((constructor)) static void keep_words(int count, char **given) {
  word_count = count > 0 ? (size_t)count : 0;
  words = given;
}
#endif

size_t almanac_words_count(void) { return word_count; }

size_t almanac_word_byte_count(size_t index) { return index < word_count ? strlen(words[index]) : 0; }

void almanac_word_copy(size_t index, uint8_t *text, size_t count) {
  size_t length = almanac_word_byte_count(index), fitting = length < count ? length : count;
  if (fitting > 0) memcpy(text, words[index], fitting);
}

/// The value of a variable of the environment, or NULL.
static const char *variable(const uint8_t *name, size_t name_count) {
  char text[64];
  if (name_count >= sizeof text) return NULL;
  if (name_count > 0) memcpy(text, name, name_count);
  text[name_count] = 0;
  return getenv(text);
}

ptrdiff_t almanac_variable_byte_count(const uint8_t *name, size_t name_count) {
  const char *value = variable(name, name_count);
  return value == NULL ? -1 : (ptrdiff_t)strlen(value);
}

size_t almanac_variable_copy(const uint8_t *name, size_t name_count, uint8_t *value, size_t count) {
  const char *text = variable(name, name_count);
  size_t length = text == NULL ? 0 : strlen(text), fitting = length < count ? length : count;
  if (fitting > 0) memcpy(value, text, fitting);
  return fitting;
}

int64_t almanac_seconds_since_1970(void) { return (int64_t)time(NULL); }
