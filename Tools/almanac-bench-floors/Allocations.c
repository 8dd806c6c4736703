#include "CAlmanacBenchFloors.h"

#include <stdlib.h>

#ifdef __GLIBC__
// The program's own malloc comes before that of the C library, in the Swift runtime too; it counts and passes on.
static _Thread_local uint64_t allocations;

extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

int64_t almanac_bench_allocations(void) { return (int64_t)allocations; }
#else
int64_t almanac_bench_allocations(void) { return -1; }
#endif
