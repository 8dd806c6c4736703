#include "Calls.h"

#include <stdarg.h>
#include <stdio.h>

// One a thread, so that threads that share a handle do not read each other's errors.
static _Thread_local char last_error[1024];
static _Thread_local char icu_version[32];

const char *almanac_last_error(void) { return last_error; }

const char *almanac_icu_version(void) {
  size_t count = almanac_columns_icu_version((uint8_t *)icu_version, sizeof icu_version - 1);
  icu_version[count] = 0;
  return icu_version;
}

almanac_status almanac_call_succeeded(void) {
  last_error[0] = 0;
  return ALMANAC_OK;
}

almanac_status almanac_call_failed(almanac_status status, const char *words, ...) {
  va_list values;
  va_start(values, words);
  (void)vsnprintf(last_error, sizeof last_error, words, values);
  va_end(values);
  return status;
}

uint8_t *almanac_call_message(void) { return (uint8_t *)last_error; }

size_t almanac_call_message_capacity(void) { return sizeof last_error - 1; }

almanac_status almanac_call_ended(struct almanac_outcome outcome) {
  last_error[outcome.message_count] = 0;
  return outcome.status;
}
