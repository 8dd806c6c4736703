// Looks for bytes in the whole memory of the own process, for tests of what secrets leave behind.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stddef.h>
#include <stdint.h>

/// How often the bytes stand in readable memory, or -1 where that cannot be looked at (no Linux, no permission). Each byte
/// of the needle is given with `mask` over it, so that the needle itself is never found; the mask is not 0.
long memory_occurrences(const uint8_t *__counted_by(count) masked __noescape, size_t count, uint8_t mask);
