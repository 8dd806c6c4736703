#include "CFuzzInput.h"

// In FuzzPasswords.swift.
void almanac_fuzz_passwords(void);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_input_set(bytes, count);
  almanac_fuzz_passwords();
  return 0;
}
