// A plain C program that uses almanac.h and nothing else of the package. It prints how much it checked, and what failed.
#pragma once

#include "almanac.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// How many checks there were, and how many failed.
extern int probe_checks, probe_failures;

#define CHECK(condition) probe_check((condition), #condition, __FILE__, __LINE__)

void probe_check(bool holds, const char *condition, const char *file, int line);

/// Says that a call ended with a status, and that the last error has the words.
#define CHECK_REFUSED(call, status, words)                                                                             \
  do {                                                                                                                 \
    almanac_status got = (call);                                                                                       \
    if (got != (status)) printf("%s:%d: status %d: %s\n", __FILE__, __LINE__, got, almanac_last_error());              \
    CHECK(got == (status));                                                                                            \
    if (strstr(almanac_last_error(), (words)) == NULL)                                                                 \
      printf("%s:%d: \"%s\" does not say \"%s\"\n", __FILE__, __LINE__, almanac_last_error(), (words));                \
    CHECK(strstr(almanac_last_error(), (words)) != NULL);                                                              \
  } while (0)

/// 2026-11-30, a Monday.
#define PROBE_DAY 20787

almanac_format *probe_format(const char *locale, const char *style);

/// Whether a row of texts is a text.
bool probe_text_is(const int32_t *offsets, const void *text, int64_t row, const char *expected);

void check_handles(void);
void check_buffers(void);
void check_arrow(void);
void check_arrow_refusals(void);
void check_parsing(void);
void check_example(void);
void check_threads(void);

/// Writes more text than offsets of 32 bits reach; takes 3 GB of memory.
void check_two_gibibytes(void);
