// A pseudo-terminal for tests: a program runs on it, and a script of what to wait for and what to type then is played.
#pragma once

#include <ptrcheck.h>
#include <lifetimebound.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a run on a terminal ended.
struct almanac_terminal_result {
  int status;              ///< the exit status, or -1 where there is none
  int signal;              ///< the signal that ended the program, or 0
  bool is_echoing;         ///< whether the terminal's echo is on in the end
  size_t transcript_count; ///< how many bytes the terminal showed
  int error;               ///< an errno, or ETIMEDOUT where an awaited text did not come; 0 where all went well
};

/// Runs a program, its arguments (the first is its path) each with a NUL behind it, without environment variables. The
/// script has pairs of texts, each text with a NUL behind it: one to wait for, up to 20 seconds, and one to type then.
struct almanac_terminal_result almanac_terminal_run(const uint8_t *__counted_by(arguments_count) arguments __noescape,
                                                    size_t arguments_count,
                                                    const uint8_t *__counted_by(script_count) script __noescape,
                                                    size_t script_count,
                                                    uint8_t *__counted_by(count) transcript __noescape, size_t count);
