// The floors: what a C programmer writes who knows the one pattern and the one language in advance.
#include "CAlmanacBenchFloors.h"

#include <string.h>

static const char pairs[] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657"
    "585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

// Room for a whole copy of fixed size, which costs less than a copy of the right size.
struct weekday {
  char text[16];
  size_t count;
};
struct month {
  char text[24];
  size_t count;
};

#define TEXT(words) {words, sizeof words - 1}

static const struct weekday weekdays[] = {
    TEXT("domingo, "),      TEXT("segunda-feira, "), TEXT("ter\u00E7a-feira, "), TEXT("quarta-feira, "),
    TEXT("quinta-feira, "), TEXT("sexta-feira, "),   TEXT("s\u00E1bado, "),
};
static const struct month months[] = {
    TEXT(" de janeiro de "),   TEXT(" de fevereiro de "), TEXT(" de mar\u00E7o de "), TEXT(" de abril de "),
    TEXT(" de maio de "),      TEXT(" de junho de "),     TEXT(" de julho de "),      TEXT(" de agosto de "),
    TEXT(" de setembro de "),  TEXT(" de outubro de "),   TEXT(" de novembro de "),   TEXT(" de dezembro de "),
};

static inline uint8_t *put_pair(uint8_t *out, unsigned value) {
  memcpy(out, pairs + 2 * value, 2);
  return out + 2;
}

static inline uint8_t *put_number(uint8_t *out, unsigned value) {
  if (value >= 10) return put_pair(out, value);
  *out = (uint8_t)('0' + value);
  return out + 1;
}

static inline uint8_t *put_year(uint8_t *out, int32_t year) {
  unsigned century = (unsigned)year / 100, rest = (unsigned)year % 100;
  if (year >= 1000) return put_pair(put_pair(out, century), rest);
  return century == 0 ? put_number(out, rest) : put_pair(put_number(out, century), rest);
}

static inline unsigned weekday_of(struct almanac_bench_date date) {
  // Years that begin in March, so that the leap day comes last.
  unsigned is_early = date.month < 3;
  unsigned year = (unsigned)date.year - is_early + 400, month = date.month + 12 * is_early - 3;
  return (year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date.day + 2) % 7;
}

__attribute__((noinline)) static uint8_t *write_short_tuned(struct almanac_bench_date date, uint8_t *out) {
  out = put_pair(out, date.day);
  *out++ = '/';
  out = put_pair(out, date.month);
  *out++ = '/';
  return put_year(out, date.year);
}

__attribute__((noinline)) static uint8_t *write_full_tuned(struct almanac_bench_date date, uint8_t *out) {
  const struct weekday *weekday = &weekdays[weekday_of(date)];
  const struct month *month = &months[date.month - 1];
  memcpy(out, weekday->text, sizeof weekday->text);
  out = put_number(out + weekday->count, date.day);
  memcpy(out, month->text, sizeof month->text);
  return put_year(out + month->count, date.year);
}

static uint8_t *put_digits(uint8_t *out, unsigned value, unsigned minimum) {
  unsigned count = value >= 1000 ? 4 : value >= 100 ? 3 : value >= 10 ? 2 : 1;
  if (count < minimum) count = minimum;
  for (unsigned i = count; i > 0; i--, value /= 10) out[i - 1] = (uint8_t)('0' + value % 10);
  return out + count;
}

static uint8_t *put_text(uint8_t *out, const char *text, size_t count) {
  memcpy(out, text, count);
  return out + count;
}

__attribute__((noinline)) static uint8_t *write_short(struct almanac_bench_date date, uint8_t *out) {
  out = put_digits(out, date.day, 2);
  *out++ = '/';
  out = put_digits(out, date.month, 2);
  *out++ = '/';
  return put_digits(out, (unsigned)date.year, 1);
}

__attribute__((noinline)) static uint8_t *write_full(struct almanac_bench_date date, uint8_t *out) {
  const struct weekday *weekday = &weekdays[weekday_of(date)];
  const struct month *month = &months[date.month - 1];
  out = put_text(out, weekday->text, weekday->count);
  out = put_digits(out, date.day, 1);
  out = put_text(out, month->text, month->count);
  return put_digits(out, (unsigned)date.year, 1);
}

#define WRITE_ALL(function) for (size_t i = 0; i < count; i++) end = function(dates[i], end)

size_t almanac_bench_write(enum almanac_bench_floor floor, bool is_tuned, const struct almanac_bench_date *dates,
                           size_t count, uint8_t *bytes, size_t capacity) {
  if (count > capacity / ALMANAC_BENCH_ROOM) __builtin_trap();
  uint8_t *end = bytes;
  if (floor == ALMANAC_BENCH_SHORT) {
    if (is_tuned) WRITE_ALL(write_short_tuned); else WRITE_ALL(write_short);
  } else {
    if (is_tuned) WRITE_ALL(write_full_tuned); else WRITE_ALL(write_full);
  }
  return (size_t)(end - bytes);
}
