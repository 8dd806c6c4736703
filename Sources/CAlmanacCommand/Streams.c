#include "CAlmanacCommand.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

/// Waits until a stream that another process made non-blocking is ready.
static void wait_for(int stream, short event) {
  struct pollfd ready = {.fd = stream, .events = event};
  (void)poll(&ready, 1, -1);
}

static bool would_block(int code) { return code == EAGAIN || code == EWOULDBLOCK; }

ptrdiff_t almanac_read(enum almanac_stream stream, uint8_t *bytes, size_t count, size_t offset) {
  if (offset > count) __builtin_trap();
  for (;;) {
    ssize_t got = read((int)stream, bytes + offset, count - offset);
    if (got >= 0) return got;
    if (would_block(errno))
      wait_for((int)stream, POLLIN);
    else if (errno != EINTR)
      return -errno;
  }
}

int almanac_write(enum almanac_stream stream, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t put = write((int)stream, bytes, count);
    if (put >= 0) {
      bytes += put;
      count -= (size_t)put;
    } else if (would_block(errno)) {
      wait_for((int)stream, POLLOUT);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

int almanac_close_output(void) {
  // An interrupted close has closed all the same.
  return close(ALMANAC_OUTPUT) == 0 || errno == EINTR || errno == EBADF ? 0 : errno;
}

bool almanac_is_closed_pipe(int code) { return code == EPIPE; }

size_t almanac_error_text(int code, uint8_t *text, size_t count) {
  const char *message = strerror(code);
  size_t length = strlen(message), fitting = length < count ? length : count;
  if (fitting > 0) memcpy(text, message, fitting);
  return fitting;
}

_Noreturn void almanac_exit(int status) { exit(status); }
