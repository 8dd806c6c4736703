// The common passwords that are compiled in, and looking things up in sorted lines. Each buffer is a pointer with its
// count, so that Swift sees it as a span.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the embedded list of common passwords has the line. The time depends on the line: the answer is told anyway.
bool almanac_common_passwords_have(const uint8_t *__counted_by(count) line __noescape, size_t count);

/// Whether `lines`, each with a newline behind it and sorted by their bytes, have the line.
bool almanac_lines_have(const uint8_t *__counted_by(lines_count) lines __noescape, size_t lines_count,
                        const uint8_t *__counted_by(count) line __noescape, size_t count);
