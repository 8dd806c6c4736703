// What the package's commands need of the C library: options by getopt_long, blocks in and out, and the inner loops of
// a filter over bytes. Each buffer is a pointer with its count, so that Swift sees it as a span.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// MARK: Words of the command line

/// How many words the command line has that started the process, the command's own name among them; 0 where the C
/// library doesn't tell.
size_t almanac_words_count(void);

/// How many bytes a word has; 0 where there is no such word.
size_t almanac_word_byte_count(size_t index);

/// Copies a word, as much of it as fits.
void almanac_word_copy(size_t index, uint8_t *__counted_by(count) text __noescape, size_t count);

// MARK: Environment and clock

/// How many bytes the value of a variable of the environment has, or -1 where there is none of this name.
ptrdiff_t almanac_variable_byte_count(const uint8_t *__counted_by(name_count) name __noescape, size_t name_count);

/// Copies the value of a variable, as much of it as fits, and says how much that is.
size_t almanac_variable_copy(const uint8_t *__counted_by(name_count) name __noescape, size_t name_count,
                             uint8_t *__counted_by(count) value __noescape, size_t count);

/// The seconds since 1970-01-01T00:00Z.
int64_t almanac_seconds_since_1970(void);

// MARK: Options
//
// getopt_long keeps its place in variables of the process, so a process reads one command line at a time: begin, declare
// the options, add the arguments, then call next until it says that the arguments are at their end.

/// What the next argument is.
enum almanac_argument_kind {
  ALMANAC_ARGUMENT_END,           ///< no argument is left
  ALMANAC_ARGUMENT_OPERAND,       ///< not an option; its text is the whole argument
  ALMANAC_ARGUMENT_OPTION,        ///< a declared option; its text is its value
  ALMANAC_ARGUMENT_UNKNOWN,       ///< no declared option; its text is the option as it was written
  ALMANAC_ARGUMENT_AMBIGUOUS,     ///< the beginning of several options; its text is the option as it was written
  ALMANAC_ARGUMENT_MISSING_VALUE, ///< a declared option that needs a value, and none follows
  ALMANAC_ARGUMENT_NEEDLESS_VALUE ///< a declared option that takes no value, written with one
};

/// One argument: its kind, the code that its option was declared with, and the length of its text.
struct almanac_argument {
  enum almanac_argument_kind kind;
  int code;
  size_t text_count;
};

/// Forgets all options and arguments.
void almanac_arguments_begin(void);

/// Declares an option: `--name`, and `-letter` unless the letter is 0. The code is 1 or more. Says false when memory or
/// the room for options (32) is at its end.
bool almanac_arguments_declare(const uint8_t *__counted_by(count) name __noescape, size_t count, char letter,
                               bool takes_value, int code);

/// Adds an argument of the command line. Says false when memory is at its end.
bool almanac_arguments_add(const uint8_t *__counted_by(count) text __noescape, size_t count);

/// Reads the next argument. Options and operands may come in any order, after `--` all are operands, and a beginning of
/// an option's name stands for it where no other option begins so. The environment changes none of this.
struct almanac_argument almanac_arguments_next(void);

/// Copies the text of the argument that was read last, as much of it as fits, and says how much that is.
size_t almanac_arguments_text(uint8_t *__counted_by(count) text __noescape, size_t count);

// MARK: Blocks in and out

/// The files that a command has without opening any.
enum almanac_stream { ALMANAC_INPUT = 0, ALMANAC_OUTPUT = 1, ALMANAC_ERRORS = 2 };

/// Reads what is there into the buffer, from `offset` on, and waits where nothing is. Says how many bytes were read, 0 at
/// the end of the input, or a negative errno.
ptrdiff_t almanac_read(enum almanac_stream stream, uint8_t *__counted_by(count) bytes __noescape, size_t count,
                       size_t offset);

/// Writes all bytes, in as many steps as it takes. Says 0, or the errno of the step that failed.
int almanac_write(enum almanac_stream stream, const uint8_t *__counted_by(count) bytes __noescape, size_t count);

/// Closes standard output: where a write was put off, its failure shows here. Says 0 or an errno. An output that was
/// closed from the start is no failure here; whoever writes to it is told then.
int almanac_close_output(void);

/// Whether the errno says that the reader of a pipe is gone.
bool almanac_is_closed_pipe(int code);

/// Copies the English text of an errno, as much of it as fits, and says how much that is.
size_t almanac_error_text(int code, uint8_t *__counted_by(count) text __noescape, size_t count);

// MARK: Secrets from a terminal

/// Overwrites bytes with zeros; the compiler never leaves it out.
void almanac_overwrite(uint8_t *__counted_by(count) bytes __noescape, size_t count);

/// Whether a stream is a terminal.
bool almanac_is_terminal(enum almanac_stream stream);

/// How reading from a terminal can end without a line.
enum almanac_terminal_end {
  ALMANAC_TERMINAL_CLOSED = -1,  ///< the end of the input was typed, or the terminal is gone
  ALMANAC_TERMINAL_FAILED = -2,  ///< the terminal can't be read, or its echo can't be turned off
};

/// Writes the prompt to standard error, reads a line from the terminal at standard input with echo turned off, and says
/// how many bytes it has, without the newline; of a line that is longer than the buffer the beginning is kept. The echo is
/// turned on again whatever happens: also when SIGINT, SIGTERM, SIGQUIT, SIGHUP or SIGPIPE ends the process, which they
/// then do; and after SIGTSTP and SIGCONT the prompt is written again. One line is read at a time.
ptrdiff_t almanac_terminal_read(const uint8_t *__counted_by(prompt_count) prompt __noescape, size_t prompt_count,
                                uint8_t *__counted_by(count) line __noescape, size_t count);

/// Ends the process.
_Noreturn void almanac_exit(int status);

// MARK: The inner loops of a filter
//
// Inline, so that a call costs nothing beside the few dozen bytes that a line has.

/// Where a scan ended, and how many fields it had still to leave behind.
struct almanac_scan {
  size_t position;
  size_t fields_left;
};

#define ALMANAC_LANES 16
typedef uint8_t almanac_lanes __attribute__((ext_vector_type(ALMANAC_LANES)));
typedef bool almanac_lane_flags __attribute__((ext_vector_type(ALMANAC_LANES)));

/// The lanes that hold the byte, one bit each, the first lane lowest.
static inline uint32_t almanac_lanes_that_hold(almanac_lanes lanes, uint8_t byte) {
  almanac_lane_flags flags = __builtin_convertvector(lanes == (almanac_lanes)byte, almanac_lane_flags);
  uint16_t bits;
  memcpy(&bits, &flags, sizeof bits);
  return bits;
}

/// Finds the first of two bytes at or after `from`; says `count` where there is none.
static inline size_t almanac_find_either(const uint8_t *__counted_by(count) bytes __noescape, size_t count, size_t from,
                                         uint8_t one, uint8_t other) {
  if (from > count) __builtin_trap();
  size_t at = from;
  for (; count - at >= ALMANAC_LANES; at += ALMANAC_LANES) {
    almanac_lanes lanes;
    memcpy(&lanes, bytes + at, sizeof lanes);
    uint32_t found = almanac_lanes_that_hold(lanes, one) | almanac_lanes_that_hold(lanes, other);
    if (found != 0) return at + (size_t)__builtin_ctz(found);
  }
  while (at < count && bytes[at] != one && bytes[at] != other) at++;
  return at;
}

/// Leaves `fields` fields behind, from `from` on, each with the tab that ends it. Stops behind the last of these tabs
/// with no field left, else at the newline or at `count`, whichever comes first.
static inline struct almanac_scan almanac_skip_fields(const uint8_t *__counted_by(count) bytes __noescape, size_t count,
                                                      size_t from, size_t fields) {
  if (from > count) __builtin_trap();
  size_t at = from;
  if (fields == 0) return (struct almanac_scan){at, 0};
  for (; count - at >= ALMANAC_LANES; at += ALMANAC_LANES) {
    almanac_lanes lanes;
    memcpy(&lanes, bytes + at, sizeof lanes);
    uint32_t newlines = almanac_lanes_that_hold(lanes, '\n');
    uint32_t tabs = almanac_lanes_that_hold(lanes, '\t') & (newlines - 1) & ~newlines;
    for (; tabs != 0; tabs &= tabs - 1)
      if (--fields == 0) return (struct almanac_scan){at + (size_t)__builtin_ctz(tabs) + 1, 0};
    if (newlines != 0) return (struct almanac_scan){at + (size_t)__builtin_ctz(newlines), fields};
  }
  for (; at < count && bytes[at] != '\n'; at++)
    if (bytes[at] == '\t' && --fields == 0) return (struct almanac_scan){at + 1, 0};
  return (struct almanac_scan){at, fields};
}

/// Copies `count` bytes from one buffer to another, which may not overlap.
static inline void almanac_copy(uint8_t *__counted_by(to_count) to __noescape, size_t to_count, size_t to_offset,
                                const uint8_t *__counted_by(from_count) from __noescape, size_t from_count,
                                size_t from_offset, size_t count) {
  if (to_offset > to_count || count > to_count - to_offset) __builtin_trap();
  if (from_offset > from_count || count > from_count - from_offset) __builtin_trap();
  memcpy(to + to_offset, from + from_offset, count);
}

/// Moves the bytes from `from` on to the front of their buffer.
static inline void almanac_move_to_front(uint8_t *__counted_by(count) bytes __noescape, size_t count, size_t from) {
  if (from > count) __builtin_trap();
  memmove(bytes, bytes + from, count - from);
}
