// Columns of days as text in the words of a locale, and back, for engines that have columns in memory: Apache Arrow's
// C Data Interface, or plain buffers. Link or load libAlmanacC; this header is all that is needed beside it.
//
// Units. A day is an int32_t: the number of days since 1970-01-01, negative before it, in the proleptic Gregorian calendar
// (Arrow's date32). A text is UTF-8 without a zero at its end. Validity bits are Arrow's: one a row, the lowest of a byte
// first, 1 for a value, 0 for a null. Counts are of rows or of bytes, as they say.
//
// Ownership. What a caller passes stays the caller's: it is read during the call, and neither kept nor released. What
// a call hands out, handles and Arrow structures, is the caller's to close or to release.
//
// Threads. A handle may be used by any number of threads at once, and none of them waits for another; a handle must not
// be closed while it is used. Loading the library starts no thread, and neither does anything else here, so a process may fork.
//
// Errors. Every function that can fail says an almanac_status, and almanac_last_error() says why in words, for the
// thread that asks. Nothing traps, throws, prints, or ends the process, whatever values stand in the columns; only a
// machine that has no more memory to give does end it, as it does for every Swift program. Buffers have to be as long as
// the counts beside them say: that nobody can check.
//
// The environment is not read: no locale, no time zone, no variable.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: What calls say

/// How a call ended.
typedef int32_t almanac_status;
enum {
  /// All was done.
  ALMANAC_OK = 0,
  /// A pointer that is needed is NULL, a count or an offset is negative, or a constant is none of those below.
  ALMANAC_INVALID_ARGUMENT = 1,
  /// The text is no locale tag.
  ALMANAC_INVALID_LOCALE = 2,
  /// The text is no skeleton or no pattern of UTS #35.
  ALMANAC_INVALID_FORMAT = 3,
  /// The locale's calendar or digits, or a field of the pattern, are not written, or can't be read back.
  ALMANAC_UNSUPPORTED = 4,
  /// The array is of another type than the function takes: date32 ("tdD") to format, utf8 ("u") to parse.
  ALMANAC_WRONG_TYPE = 5,
  /// The array contradicts itself: it is released, has another number of buffers, or offsets that go backwards.
  ALMANAC_INVALID_ARRAY = 6,
  /// The texts have more than 2,147,483,647 bytes, or the array more rows: offsets of 32 bits reach no further. Pass fewer
  /// rows at once.
  ALMANAC_TOO_LARGE = 7,
  /// The buffer of the texts is too small.
  ALMANAC_NO_ROOM = 8,
  /// A day is outside of the days that the format was opened for.
  ALMANAC_DAY_OUT_OF_RANGE = 9,
  /// A text is no date.
  ALMANAC_UNREADABLE = 10,
  /// The memory is at its end.
  ALMANAC_OUT_OF_MEMORY = 11,
};

/// Why the last call of this thread failed, in English, as UTF-8 with a zero at its end; empty if it did not. It stays
/// until the thread's next call.
const char *almanac_last_error(void);

/// Which ICU the tables come from, such as "78.3".
const char *almanac_icu_version(void);

// MARK: Formats

/// A format of one locale, which also keeps the texts of days that it wrote. Never NULL once it is open.
typedef struct almanac_format almanac_format;

/// What the text of `almanac_format_open` is.
enum {
  /// A length: "short", "medium", "long" or "full".
  ALMANAC_STYLE = 0,
  /// Fields, which the locale puts into its order: "yMMMd" (UTS #35 part 4).
  ALMANAC_SKELETON = 1,
  /// The same pattern in every locale: "EEEE, d.M.y" (UTS #35 part 4).
  ALMANAC_PATTERN = 2,
};

/// What is done to the text of a format, and how a parser reads; put together with `|`.
enum {
  ALMANAC_DEFAULT = 0,
  /// For formats: U+202F and U+2009 are written as plain spaces.
  ALMANAC_PLAIN_SPACES = 1,
  /// For parsers: only what the format writes. Without it what people type is read as well.
  ALMANAC_STRICT = 2,
  /// For the parsing of columns: a text that is no date becomes a null. Without it it is an error that says the row.
  ALMANAC_NULL_IF_UNREADABLE = 4,
};

/// Opens a format.
///
/// `locale` is a tag such as "pt-BR", "ja-u-ca-japanese" or "ar-EG-u-nu-latn"; both texts end with a zero. Close the format
/// with `almanac_format_close`. On failure `*format` is NULL.
///
/// Fails with INVALID_ARGUMENT, INVALID_LOCALE, INVALID_FORMAT, UNSUPPORTED or OUT_OF_MEMORY.
almanac_status almanac_format_open(const char *locale, int32_t kind, const char *text, uint32_t flags,
                                   almanac_format **format);

/// The same for days from `first_day` to `last_day` alone: others are an error, with their row. Engines use days far
/// away for "never" and "for ever", and these are not dates that anybody wants to read.
almanac_status almanac_format_open_between(const char *locale, int32_t kind, const char *text, uint32_t flags,
                                           int32_t first_day, int32_t last_day, almanac_format **format);

/// Closes a format; NULL is let pass.
void almanac_format_close(almanac_format *format);

/// The most bytes that a row can take; 0 for NULL.
int64_t almanac_format_row_capacity(const almanac_format *format);

// MARK: Arrow's C Data Interface
//
// The structures are those of https://arrow.apache.org/docs/format/CDataInterface.html, and are left out where another
// header has declared them.

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

/// Writes an array of days ("tdD") as an array of texts ("u").
///
/// The offset of a slice is honoured, nulls stay null, an array without validity bits has no null, an empty one gives an
/// empty one. `schema` and `array` are borrowed. `text_schema` and `text_array` are filled in: move them, or call their
/// `release`, which any thread may do, also after the format was closed. On failure their `release` is NULL.
///
/// `row` may be NULL; on failure it has the row that is at fault, counted from the slice's first, or -1.
///
/// Fails with INVALID_ARGUMENT, WRONG_TYPE, INVALID_ARRAY, TOO_LARGE, DAY_OUT_OF_RANGE or OUT_OF_MEMORY.
almanac_status almanac_format_arrow(const almanac_format *format, const struct ArrowSchema *schema,
                                    const struct ArrowArray *array, struct ArrowSchema *text_schema,
                                    struct ArrowArray *text_array, int64_t *row);

// MARK: Plain buffers

/// Writes days as texts into buffers of the caller.
///
/// - `days`: `row_count` days; may be NULL if there are none.
/// - `validity`: the validity bits, of which that of the first day is bit `bit_offset`; NULL where there is no null.
/// - `offsets`: room for `row_count + 1`. Row i is the bytes from `offsets[i]` to `offsets[i + 1]`; a null has none.
/// - `text`, `text_capacity`: room for the texts, in bytes; `almanac_format_row_capacity` bytes a row are always enough.
///   What lies behind the last text may be overwritten.
/// - `text_count`: how many bytes the texts have.
/// - `row`: may be NULL; on failure the row at fault, or -1. The rows before it are written.
///
/// Fails with INVALID_ARGUMENT, TOO_LARGE, NO_ROOM or DAY_OUT_OF_RANGE.
almanac_status almanac_format_days(const almanac_format *format, const int32_t *days, const uint8_t *validity,
                                   int64_t bit_offset, int64_t row_count, int32_t *offsets, uint8_t *text,
                                   int64_t text_capacity, int64_t *text_count, int64_t *row);

// MARK: Parsers

/// What reads the texts of a format.
typedef struct almanac_parser almanac_parser;

/// No year of two digits is read, unless the format itself writes such years and the parser is strict.
#define ALMANAC_NO_WINDOW INT32_MIN

/// Opens a parser of what a format writes; the format may be closed while it is open.
///
/// `flags` are `ALMANAC_STRICT` and `ALMANAC_NULL_IF_UNREADABLE`. A year of two digits is one of the hundred from
/// `window_year` (0 to 9900) on, or `ALMANAC_NO_WINDOW`. Close the parser with `almanac_parser_close`. On failure `*parser` is NULL.
///
/// Fails with INVALID_ARGUMENT, UNSUPPORTED or OUT_OF_MEMORY.
almanac_status almanac_parser_open(const almanac_format *format, uint32_t flags, int32_t window_year,
                                   almanac_parser **parser);

/// Closes a parser; NULL is let pass.
void almanac_parser_close(almanac_parser *parser);

/// Reads an array of texts ("u") as an array of days ("tdD").
///
/// As for `almanac_format_arrow`. A text that is no date, which an empty one is not either, becomes a null if the parser was opened with
/// `ALMANAC_NULL_IF_UNREADABLE`, and is else an error with its row.
///
/// Fails with INVALID_ARGUMENT, WRONG_TYPE, INVALID_ARRAY, TOO_LARGE, UNREADABLE or OUT_OF_MEMORY.
almanac_status almanac_parse_arrow(const almanac_parser *parser, const struct ArrowSchema *schema,
                                   const struct ArrowArray *array, struct ArrowSchema *day_schema,
                                   struct ArrowArray *day_array, int64_t *row);

/// Reads texts as days into buffers of the caller.
///
/// - `text`, `text_count`: the bytes that the offsets point to.
/// - `offsets`: `row_count + 1` of them, which need not begin with 0.
/// - `validity`, `bit_offset`: as for `almanac_format_days`.
/// - `days`: room for `row_count` days; that of a null is 0.
/// - `day_validity`: room for `(row_count + 7) / 8` bytes, the first day's bit the lowest of the first byte.
/// - `null_count`: how many of the days are null.
/// - `row`: may be NULL; on failure the row at fault, or -1. The rows before it are read.
///
/// Fails with INVALID_ARGUMENT, INVALID_ARRAY, TOO_LARGE or UNREADABLE.
almanac_status almanac_parse_texts(const almanac_parser *parser, const uint8_t *text, int64_t text_count,
                                   const int32_t *offsets, const uint8_t *validity, int64_t bit_offset,
                                   int64_t row_count, int32_t *days, uint8_t *day_validity, int64_t *null_count,
                                   int64_t *row);

#ifdef __cplusplus
}
#endif
