// A library with every function that the shim wants, all of which do nothing. The weak ones give way to StandIn.c.
// SUFFIX is what the names end with, such as _70.
#include "CAlmanacICU.h"

#define PASTE(name, suffix) name##suffix
#define SUFFIXED(name, suffix) PASTE(name, suffix)
#define STUB(result, name, parameters) \
  __attribute__((weak, visibility("default"))) result SUFFIXED(name, SUFFIX) parameters { return (result)0; }

#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wpedantic"
ALMANAC_ICU_REQUIRED(STUB)
