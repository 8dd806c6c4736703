// The script and the style sheet of forms, compiled in as they stand in Resources/HTML. Each buffer is a pointer with its
// count, so that Swift sees it as a span.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stddef.h>
#include <stdint.h>

/// The files.
enum almanac_html_file { ALMANAC_HTML_SCRIPT, ALMANAC_HTML_STYLE_SHEET };

/// How many bytes a file has.
size_t almanac_html_byte_count(enum almanac_html_file file);

/// Copies a file, as much of it as fits.
void almanac_html_copy(enum almanac_html_file file, uint8_t *__counted_by(count) bytes __noescape, size_t count);
