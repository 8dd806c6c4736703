#pragma once

#include <stdint.h>

/// A counter that goes up with time: the processor's own where it has one that a program may read, else nanoseconds.
/// Nothing before it is put off until after it, nor the other way round.
uint64_t ticks_now(void);
