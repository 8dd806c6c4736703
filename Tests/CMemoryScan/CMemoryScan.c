#define _GNU_SOURCE
#include "CMemoryScan.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 1 << 20 };
static uint8_t chunk[CHUNK];

static long occurrences_in_chunk(size_t length, const uint8_t *masked, size_t count, uint8_t mask) {
  long found = 0;
  uint8_t first = masked[0] ^ mask;
  for (const uint8_t *at = chunk; length - (size_t)(at - chunk) >= count; at++) {
    at = memchr(at, first, length - (size_t)(at - chunk) - count + 1);
    if (at == NULL) break;
    size_t same = 1;
    while (same < count && (at[same] ^ mask) == masked[same]) same++;
    found += same == count;
  }
  return found;
}

long memory_occurrences(const uint8_t *masked, size_t count, uint8_t mask) {
  if (count == 0 || count > 4096) return -1;
  FILE *maps = fopen("/proc/self/maps", "r");
  int memory = open("/proc/self/mem", O_RDONLY);
  long found = maps == NULL || memory < 0 ? -1 : 0;
  char line[4096];
  while (found >= 0 && fgets(line, sizeof line, maps) != NULL) {
    unsigned long from, to;
    char rights[5];
    // What the kernel keeps for itself cannot be read this way.
    if (sscanf(line, "%lx-%lx %4s", &from, &to, rights) != 3 || rights[0] != 'r' || strstr(line, "[v") != NULL) continue;
    // A step back of one byte less than the needle has, so that it is found across chunks too.
    for (unsigned long at = from; at + count <= to; at += CHUNK - count + 1) {
      size_t wanted = to - at < CHUNK ? to - at : CHUNK;
      ssize_t got = pread(memory, chunk, wanted, (off_t)at);
      // A region may go while it is read; what is gone holds nothing.
      if (got >= (ssize_t)count) found += occurrences_in_chunk((size_t)got, masked, count, mask);
      // The chunk is a part of what is looked through.
      explicit_bzero(chunk, sizeof chunk);
    }
  }
  if (maps != NULL) fclose(maps);
  if (memory >= 0) close(memory);
  return found;
}
