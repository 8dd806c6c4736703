// Hands libFuzzer's input to Swift as a copy in Swift's own buffer, so that Swift touches no pointer.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stddef.h>
#include <stdint.h>

/// Keeps the input for the length of one run.
void fuzz_input_set(const uint8_t *bytes, size_t count);

/// How many bytes the input has.
size_t fuzz_input_count(void);

/// Copies the input, as much of it as fits.
void fuzz_input_copy(uint8_t *__counted_by(count) bytes __noescape, size_t count);
