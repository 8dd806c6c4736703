// The messages that are compiled in, and looking them up. Each buffer is a pointer with its count, so that Swift sees it as
// a span.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stddef.h>
#include <stdint.h>

/// The languages that have messages, in the order of the public enumeration.
enum almanac_language {
  ALMANAC_LANGUAGE_EN,
  ALMANAC_LANGUAGE_PT_BR,
  ALMANAC_LANGUAGE_PT_PT,
  ALMANAC_LANGUAGE_JA,
  ALMANAC_LANGUAGE_ZH_HANS,
  ALMANAC_LANGUAGE_ZH_HANT,
  ALMANAC_LANGUAGE_TR,
};

/// Finds a message by its key in the file of a language (Resources/Messages), copies as much of it as fits, and says how
/// many bytes it has, or -1 where the file has no such key or there is no such file.
ptrdiff_t almanac_message(int language, const uint8_t *__counted_by(key_count) key __noescape, size_t key_count,
                          uint8_t *__counted_by(count) text __noescape, size_t count);
