// For the functions of pseudo-terminals, and memmem.
#define _GNU_SOURCE

#include "CAlmanacTestTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { ARGUMENTS_AT_MOST = 31, SECONDS = 20 };

/// What the terminal shows, read as it comes.
struct screen {
  int terminal;
  uint8_t *bytes;
  size_t count, capacity, searched;
};

/// Reads what there is, and waits for something until the deadline. Says false when nothing comes any more.
static bool read_more(struct screen *screen, time_t deadline) {
  struct pollfd ready = {.fd = screen->terminal, .events = POLLIN};
  time_t left = deadline - time(NULL);
  if (left <= 0 || screen->count == screen->capacity || poll(&ready, 1, (int)left * 1000) <= 0) return false;
  ssize_t got = read(screen->terminal, screen->bytes + screen->count, screen->capacity - screen->count);
  if (got > 0) screen->count += (size_t)got;
  return got > 0;
}

/// Waits for a text, and goes on behind it.
static bool await(struct screen *screen, const char *text, time_t deadline) {
  for (;;) {
    const uint8_t *found =
        memmem(screen->bytes + screen->searched, screen->count - screen->searched, text, strlen(text));
    if (found != NULL) {
      screen->searched = (size_t)(found - screen->bytes) + strlen(text);
      return true;
    }
    if (!read_more(screen, deadline)) return false;
  }
}

static pid_t start(char *const *arguments, int terminal, const char *name) {
  static char *const environment[] = {NULL};
  pid_t child = fork();
  if (child != 0) return child;
  // Only what is safe between fork and exec in a process with threads.
  setsid();
  int own = open(name, O_RDWR);
  ioctl(own, TIOCSCTTY, 0);
  for (int stream = 0; stream <= 2; stream++) dup2(own, stream);
  if (own > 2) close(own);
  close(terminal);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

struct almanac_terminal_result almanac_terminal_run(const uint8_t *arguments, size_t arguments_count,
                                                    const uint8_t *script, size_t script_count, uint8_t *transcript,
                                                    size_t count) {
  struct almanac_terminal_result result = {.status = -1};
  char *list[ARGUMENTS_AT_MOST + 1] = {NULL};
  size_t used = 0;
  for (size_t at = 0; at < arguments_count && used < ARGUMENTS_AT_MOST; at += strlen((const char *)arguments + at) + 1)
    list[used++] = (char *)arguments + at;

  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  char name[64];
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0 || ptsname_r(terminal, name, sizeof name) != 0) {
    result.error = errno;
    return result;
  }
  // Held open, so that the terminal stays when the program is gone, and its echo can be asked for.
  int held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  pid_t child = start(list, terminal, name);
  if (held < 0 || child < 0) result.error = errno;

  struct screen screen = {.terminal = terminal, .bytes = transcript, .capacity = count};
  time_t deadline = time(NULL) + SECONDS;
  for (size_t at = 0; result.error == 0 && at < script_count;) {
    const char *awaited = (const char *)script + at;
    const char *typed = awaited + strlen(awaited) + 1;
    if (!await(&screen, awaited, deadline))
      result.error = ETIMEDOUT;
    else if (write(terminal, typed, strlen(typed)) < 0)
      result.error = errno;
    at = (size_t)(typed - (const char *)script) + strlen(typed) + 1;
  }
  if (result.error != 0 && child > 0) kill(child, SIGKILL);

  int ended = 0;
  while (child > 0 && waitpid(child, &ended, WNOHANG) == 0) {
    struct pollfd ready = {.fd = terminal, .events = POLLIN};
    if (poll(&ready, 1, 20) > 0) (void)read_more(&screen, time(NULL) + 1);
    if (time(NULL) > deadline) kill(child, SIGKILL);
  }
  struct pollfd ready = {.fd = terminal, .events = POLLIN};
  while (poll(&ready, 1, 0) > 0 && read_more(&screen, time(NULL) + 1)) {}

  struct termios settings;
  result.is_echoing = held >= 0 && tcgetattr(held, &settings) == 0 && (settings.c_lflag & ECHO) != 0;
  if (WIFEXITED(ended)) result.status = WEXITSTATUS(ended);
  if (WIFSIGNALED(ended)) result.signal = WTERMSIG(ended);
  result.transcript_count = screen.count;
  if (held >= 0) close(held);
  close(terminal);
  return result;
}
