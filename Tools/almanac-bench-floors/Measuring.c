// Clocks, and child processes: their time from start to end, and the memory that they needed.
#define _GNU_SOURCE
#include "CAlmanacBenchFloors.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/ptrace.h>
#endif

extern char **environ;

enum { WORDS_AT_MOST = 32 };

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t almanac_bench_now(void) { return nanoseconds(CLOCK_MONOTONIC); }

uint64_t almanac_bench_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

static bool split(const uint8_t *words, size_t count, char *arguments[WORDS_AT_MOST + 1]) {
  size_t used = 0;
  if (count == 0 || words[count - 1] != 0) return false;
  for (size_t at = 0; at < count; at += strlen((const char *)words + at) + 1) {
    if (used == WORDS_AT_MOST) return false;
    arguments[used++] = (char *)words + at;
  }
  arguments[used] = NULL;
  return true;
}

static int exit_status(int status) { return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status); }

struct almanac_bench_child almanac_bench_run(const uint8_t *words, size_t count, uint8_t *output, size_t capacity) {
  char *arguments[WORDS_AT_MOST + 1];
  struct almanac_bench_child child = {.status = -EINVAL};
  if (!split(words, count, arguments)) return child;
  int ends[2] = {-1, -1};
  if (capacity > 0 && pipe(ends) != 0) return (struct almanac_bench_child){.status = -errno};

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (capacity > 0) {
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
  } else {
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  }

  pid_t process;
  uint64_t start = almanac_bench_now();
  int failure = posix_spawnp(&process, arguments[0], &actions, NULL, arguments, environ);
  if (capacity > 0) close(ends[1]);
  if (failure == 0) {
    // Read on past what is kept, so that the child never waits.
    uint8_t rest[4096];
    while (capacity > 0) {
      bool keeps = child.output_count < capacity;
      ssize_t got = keeps ? read(ends[0], output + child.output_count, capacity - child.output_count)
                          : read(ends[0], rest, sizeof rest);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) break;
      if (keeps) child.output_count += (size_t)got;
    }
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
    child.nanoseconds = almanac_bench_now() - start;
    child.status = exit_status(status);
  } else {
    child.status = -failure;
  }
  if (capacity > 0) close(ends[0]);
  posix_spawn_file_actions_destroy(&actions);
  return child;
}

#ifdef __linux__
/// The peak of a process that still has its memory.
static uint64_t peak_of(pid_t process) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  unsigned long long kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL && sscanf(line, "VmHWM: %llu kB", &kilobytes) != 1) continue;
  fclose(file);
  return kilobytes * 1024;
}

uint64_t almanac_bench_peak(const uint8_t *words, size_t count) {
  char *arguments[WORDS_AT_MOST + 1];
  if (!split(words, count, arguments)) return 0;
  pid_t process = fork();
  if (process < 0) return 0;
  if (process == 0) {
    int null = open("/dev/null", O_WRONLY);
    if (null < 0 || dup2(null, 1) < 0 || ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) _exit(127);
    execvp(arguments[0], arguments);
    _exit(127);
  }
  uint64_t peak = 0;
  int status;
  bool is_first = true;
  while (waitpid(process, &status, 0) == process && WIFSTOPPED(status)) {
    int sent = WSTOPSIG(status);
    if (status >> 8 == (SIGTRAP | PTRACE_EVENT_EXIT << 8)) peak = peak_of(process);
    // The first stop is that of exec; the stop at the end comes before the memory goes.
    if (is_first) ptrace(PTRACE_SETOPTIONS, process, NULL, (void *)(PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL));
    is_first = false;
    ptrace(PTRACE_CONT, process, NULL, (void *)(long)(sent == SIGTRAP ? 0 : sent));
  }
  return peak;
}
#else
uint64_t almanac_bench_peak(const uint8_t *words, size_t count) {
  (void)words, (void)count;
  return 0;
}
#endif
