#include "CFuzzInput.h"

// In FuzzPosts.swift.
void almanac_fuzz_posts(void);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_input_set(bytes, count);
  almanac_fuzz_posts();
  return 0;
}
