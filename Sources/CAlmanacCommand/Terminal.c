// For explicit_bzero and ppoll.
#define _GNU_SOURCE

#include "CAlmanacCommand.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

// The signals that would leave a terminal without echo behind: those that end the process from the keyboard or from
// outside, and the one that stops it. A process in the background is stopped by SIGTTOU before it turns anything off.
static const int caught_signals[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGPIPE, SIGTSTP};
enum { SIGNAL_COUNT = sizeof caught_signals / sizeof *caught_signals };

static volatile sig_atomic_t caught;

static void note(int signal) { caught = signal; }

void almanac_overwrite(uint8_t *bytes, size_t count) {
  if (count > 0) explicit_bzero(bytes, count);
}

/// Keeps what is in memory out of a core file.
static void no_core_file(void) {
  struct rlimit none = {0, 0};
  (void)setrlimit(RLIMIT_CORE, &none);
}

bool almanac_is_terminal(enum almanac_stream stream) { return isatty((int)stream) == 1; }

/// Reads bytes up to a newline or the end. The signals are blocked but while it waits, so none is lost between looking
/// whether one has come and waiting for the next.
static ptrdiff_t read_line(uint8_t *line, size_t count, const sigset_t *unblocked) {
  size_t used = 0;
  for (;;) {
    struct pollfd ready = {.fd = ALMANAC_INPUT, .events = POLLIN};
    if (ppoll(&ready, 1, NULL, unblocked) < 0) {
      if (errno != EINTR) return ALMANAC_TERMINAL_FAILED;
      if (caught != 0) return ALMANAC_TERMINAL_CLOSED;
      continue;
    }
    uint8_t byte;
    ssize_t got = read(ALMANAC_INPUT, &byte, 1);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return ALMANAC_TERMINAL_FAILED;
    if (got == 0) return used > 0 ? (ptrdiff_t)used : ALMANAC_TERMINAL_CLOSED;
    if (byte == '\n') {
      almanac_overwrite(&byte, 1);
      return (ptrdiff_t)used;
    }
    if (used < count) line[used++] = byte;
    almanac_overwrite(&byte, 1);
  }
}

ptrdiff_t almanac_terminal_read(const uint8_t *prompt, size_t prompt_count, uint8_t *line, size_t count) {
  for (;;) {
    sigset_t blocked, before;
    sigemptyset(&blocked);
    for (int i = 0; i < SIGNAL_COUNT; i++) sigaddset(&blocked, caught_signals[i]);
    sigprocmask(SIG_BLOCK, &blocked, &before);
    caught = 0;

    struct sigaction actions[SIGNAL_COUNT], noting = {.sa_handler = note};
    sigfillset(&noting.sa_mask);
    for (int i = 0; i < SIGNAL_COUNT; i++) {
      sigaction(caught_signals[i], NULL, &actions[i]);
      // What the caller of the command ignores, as nohup does, stays ignored.
      if (actions[i].sa_handler != SIG_IGN) sigaction(caught_signals[i], &noting, NULL);
    }

    ptrdiff_t result = ALMANAC_TERMINAL_FAILED;
    struct termios shown, hidden;
    if (tcgetattr(ALMANAC_INPUT, &shown) == 0) {
      hidden = shown;
      hidden.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
      hidden.c_lflag |= ICANON | ISIG;
      // Only once the echo is off may anything be read; and what was typed before the prompt is no answer to it.
      if (tcsetattr(ALMANAC_INPUT, TCSAFLUSH, &hidden) == 0) {
        (void)almanac_write(ALMANAC_ERRORS, prompt, prompt_count);
        result = read_line(line, count, &before);
        (void)almanac_write(ALMANAC_ERRORS, (const uint8_t *)"\n", 1);
        while (tcsetattr(ALMANAC_INPUT, TCSAFLUSH, &shown) != 0 && errno == EINTR) {}
      }
    }

    int signal = caught;
    for (int i = 0; i < SIGNAL_COUNT; i++) sigaction(caught_signals[i], &actions[i], NULL);
    if (signal != 0) {
      almanac_overwrite(line, count);
      // By default, and not as the Swift runtime would do it: that prints what is in memory, for SIGQUIT too.
      if (signal != SIGTSTP) no_core_file();
      struct sigaction by_default = {.sa_handler = SIG_DFL};
      sigaction(signal, &by_default, NULL);
      raise(signal);
    }
    // Here the signal does what it would have done without us; if it ended the process, nothing follows.
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (signal == SIGTSTP) continue;
    return signal != 0 ? ALMANAC_TERMINAL_CLOSED : result;
  }
}
