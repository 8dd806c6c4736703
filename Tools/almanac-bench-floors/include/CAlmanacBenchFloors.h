// What almanac-bench measures against, and how it measures: dates written by hand-made C, a clock, and child processes.
// Each buffer is a pointer with its count, so that Swift sees it as a span.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Floors

/// A date as its fields.
struct almanac_bench_date {
  int32_t year;
  uint8_t month;
  uint8_t day;
};

/// The patterns that there is a floor for, both of pt-BR: `dd/MM/y` and `EEEE, d 'de' MMMM 'de' y`.
enum almanac_bench_floor { ALMANAC_BENCH_SHORT, ALMANAC_BENCH_FULL };

/// The most bytes that a floor takes for a date, with the room that storing whole names needs.
enum { ALMANAC_BENCH_ROOM = 64 };

/// Writes dates of the years 1 to 9999, one right behind the other, by one call of a function for each date. Says how
/// many bytes these are. The buffer has ALMANAC_BENCH_ROOM bytes for each date. The tuned floors take digits from a table
/// of pairs and copy names at a fixed size; the others are written the way that most people do it.
size_t almanac_bench_write(enum almanac_bench_floor floor, bool is_tuned,
                           const struct almanac_bench_date *__counted_by(count) dates __noescape, size_t count,
                           uint8_t *__counted_by(capacity) bytes __noescape, size_t capacity);

// MARK: Measuring

/// Nanoseconds of a clock that only goes forward.
uint64_t almanac_bench_now(void);

/// Nanoseconds that this thread has had a processor: what others do on the machine meanwhile does not count.
uint64_t almanac_bench_thread_time(void);

/// How often this thread has taken memory (malloc and realloc), or -1 where this cannot be told.
int64_t almanac_bench_allocations(void);

/// How a child process ended.
struct almanac_bench_child {
  /// The exit status, 128 and a signal's number, or a negative errno where the child could not be started.
  int status;
  /// From before the start to the end.
  uint64_t nanoseconds;
  /// How many bytes of its output were kept.
  size_t output_count;
};

/// Runs a program to its end. The words of its command line each end with a zero; the first is found along PATH.
/// Of the output as much is kept as fits; with no room for any it goes to /dev/null.
struct almanac_bench_child almanac_bench_run(const uint8_t *__counted_by(count) words __noescape, size_t count,
                                             uint8_t *__counted_by(capacity) output __noescape, size_t capacity);

/// The most memory that a program had resident, in bytes, or 0 where this cannot be told. It runs traced up to its end.
///
/// What wait4 says is of no use here: a child begins with the peak of the process that started it.
uint64_t almanac_bench_peak(const uint8_t *__counted_by(count) words __noescape, size_t count);
