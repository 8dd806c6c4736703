#define _GNU_SOURCE
#include "CAlmanacFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// Ends a path with a zero. Says 0 or an errno.
static int terminate(char *to, const uint8_t *path, size_t count) {
  if (count >= PATH_MAX) return ENAMETOOLONG;
  if (memchr(path, 0, count) != NULL) return EINVAL;
  memcpy(to, path, count);
  to[count] = 0;
  return 0;
}

int almanac_file_write(const uint8_t *path, size_t path_count, const uint8_t *bytes, size_t count) {
  char name[PATH_MAX];
  int failure = terminate(name, path, path_count);
  if (failure != 0) return failure;
  int file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  size_t written = 0;
  while (written < count) {
    ssize_t step = write(file, bytes + written, count - written);
    if (step < 0 && errno == EINTR) continue;
    if (step < 0) {
      failure = errno;
      close(file);
      return failure;
    }
    written += (size_t)step;
  }
  return close(file) == 0 ? 0 : errno;
}

int almanac_path_sync(const uint8_t *path, size_t path_count) {
  char name[PATH_MAX];
  int failure = terminate(name, path, path_count);
  if (failure != 0) return failure;
  int descriptor = open(name, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  if (fsync(descriptor) != 0) failure = errno;
  close(descriptor);
  return failure;
}

/// Splits two paths at the zero between them. Says 0 or an errno.
static int split(char *first, char *second, const uint8_t *paths, size_t count) {
  const uint8_t *zero = memchr(paths, 0, count);
  if (zero == NULL) return EINVAL;
  size_t length = (size_t)(zero - paths);
  int failure = terminate(first, paths, length);
  return failure != 0 ? failure : terminate(second, zero + 1, count - length - 1);
}

int almanac_folder_exchange(const uint8_t *paths, size_t count) {
  char first[PATH_MAX], second[PATH_MAX];
  int failure = split(first, second, paths, count);
  if (failure != 0) return failure;
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int almanac_folder_rename(const uint8_t *paths, size_t count) {
  char first[PATH_MAX], second[PATH_MAX];
  int failure = split(first, second, paths, count);
  if (failure != 0) return failure;
  return rename(first, second) == 0 ? 0 : errno;
}

size_t almanac_errno_text(int code, uint8_t *text, size_t count) {
  char buffer[256];
  const char *message = strerror_r(code, buffer, sizeof buffer);
  size_t length = strnlen(message, count);
  memcpy(text, message, length);
  return length;
}
