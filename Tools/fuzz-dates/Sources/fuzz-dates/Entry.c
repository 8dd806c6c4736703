#include "CFuzzInput.h"

// In FuzzDates.swift.
void almanac_fuzz_dates(void);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_input_set(bytes, count);
  almanac_fuzz_dates();
  return 0;
}
