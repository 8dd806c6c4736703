// What a secret needs of C: bytes that are surely overwritten, and a comparison that takes no early exit. Each buffer is
// a pointer with its count, so that Swift sees it as a span.
#pragma once

#include "CAlmanacPasswordData.h"

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Overwrites bytes with zeros. The compiler never leaves it out, also where nothing reads the bytes afterwards.
void almanac_wipe_bytes(uint8_t *__counted_by(count) bytes __noescape, size_t count);

/// Overwrites scalars with zeros, as almanac_wipe_bytes does.
void almanac_wipe_scalars(uint32_t *__counted_by(count) scalars __noescape, size_t count);

/// Whether two buffers hold the same bytes. It reads as many bytes as the longer one has, whatever they are, and decides
/// once at the end; only a buffer without any byte is answered at once. How long the two are is no secret to it.
bool almanac_are_equal(const uint8_t *__counted_by(left_count) left __noescape, size_t left_count,
                       const uint8_t *__counted_by(right_count) right __noescape, size_t right_count);
