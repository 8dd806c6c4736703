#include "Probe.h"

#include <dirent.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

int probe_checks, probe_failures;

void probe_check(bool holds, const char *condition, const char *file, int line) {
  probe_checks++;
  if (holds) return;
  probe_failures++;
  printf("%s:%d: does not hold: %s\n", file, line, condition);
}

almanac_format *probe_format(const char *locale, const char *style) {
  almanac_format *format = NULL;
  CHECK(almanac_format_open(locale, ALMANAC_STYLE, style, ALMANAC_DEFAULT, &format) == ALMANAC_OK);
  CHECK(format != NULL && almanac_last_error()[0] == 0);
  return format;
}

bool probe_text_is(const int32_t *offsets, const void *text, int64_t row, const char *expected) {
  size_t count = (size_t)(offsets[row + 1] - offsets[row]);
  const char *start = (const char *)text + offsets[row];
  if (count == strlen(expected) && memcmp(start, expected, count) == 0) return true;
  printf("row %lld is \"%.*s\", not \"%s\"\n", (long long)row, (int)count, start, expected);
  return false;
}

/// How many threads this process has; -1 where that cannot be told.
static int thread_count(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (tasks == NULL) return -1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks)) != NULL;) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

enum { THREADS = 4, ROUNDS = 200, ROWS = 512 };

struct work {
  const almanac_format *format;
  int32_t first_day;
  int failures;
};

/// Writes the same column over and over, and compares it with its first writing.
static void *write_columns(void *argument) {
  struct work *work = argument;
  static _Thread_local int32_t days[ROWS], offsets[ROWS + 1], first_offsets[ROWS + 1];
  static _Thread_local uint8_t text[ROWS * 64], first[ROWS * 64];
  for (int i = 0; i < ROWS; i++) days[i] = work->first_day + i * 7 % 1200;
  for (int round = 0; round < ROUNDS; round++) {
    int64_t count = 0, row = 0;
    if (almanac_format_days(work->format, days, NULL, 0, ROWS, offsets, text, sizeof text, &count, &row) != ALMANAC_OK)
      work->failures++;
    if (round == 0) memcpy(first, text, (size_t)count), memcpy(first_offsets, offsets, sizeof offsets);
    else if (memcmp(first, text, (size_t)count) != 0 || memcmp(first_offsets, offsets, sizeof offsets) != 0)
      work->failures++;
    // Each thread has its own last error.
    if (almanac_format_days(NULL, days, NULL, 0, 0, offsets, text, 0, &count, &row) != ALMANAC_INVALID_ARGUMENT)
      work->failures++;
  }
  return NULL;
}

void check_threads(void) {
  almanac_format *format = probe_format("pt-BR", "full");
  CHECK(thread_count() == 1 || thread_count() == -1);
  pthread_t threads[THREADS];
  struct work work[THREADS];
  for (int i = 0; i < THREADS; i++) {
    work[i] = (struct work){format, i * 5000, 0};
    CHECK(pthread_create(&threads[i], NULL, write_columns, &work[i]) == 0);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
    CHECK(work[i].failures == 0);
  }
  // Engines fork, and use the handle in the child.
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    struct work work = {format, 100, 0};
    write_columns(&work);
    _exit(work.failures == 0 ? 0 : 1);
  }
  int status = -1;
  CHECK(child > 0 && waitpid(child, &status, 0) == child && status == 0);
  almanac_format_close(format);
}

int main(int count, char **words) {
  CHECK(thread_count() == 1 || thread_count() == -1);
  if (count > 1 && strcmp(words[1], "--two-gibibytes") == 0) {
    check_two_gibibytes();
  } else {
    check_handles();
    check_buffers();
    check_arrow();
    check_arrow_refusals();
    check_parsing();
    check_example();
    check_threads();
  }
  printf("%d checks, %d failures\n", probe_checks, probe_failures);
  return probe_failures == 0 ? 0 : 1;
}
