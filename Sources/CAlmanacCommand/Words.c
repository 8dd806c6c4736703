#include "CAlmanacCommand.h"

#include <stdlib.h> // says which C library it is

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
