#include "CAlmanacCommand.h"

#include <getopt.h>
#include <stdlib.h>

enum { OPTIONS_AT_MOST = 32, FIRST_CODE = 0x100 };

// A value that getopt_long gives for a long option is FIRST_CODE and the option's index, so that none is a letter's.
static struct option options[OPTIONS_AT_MOST + 1];
static int codes[OPTIONS_AT_MOST];
static char option_letters[OPTIONS_AT_MOST];
static size_t option_count;

// Ours to change, as getopt_long asks; the first argument is the command's name, which it passes over.
static char **arguments;
static size_t argument_count;

// Where the operands behind `--` go on, or 0 while there can be options.
static size_t next_operand;

static const char *text;
static size_t text_count;

static char *copied(const uint8_t *bytes, size_t count) {
  char *copy = malloc(count + 1);
  if (copy == NULL) return NULL;
  if (count > 0) memcpy(copy, bytes, count);
  copy[count] = 0;
  return copy;
}

void almanac_arguments_begin(void) {
  for (size_t i = 0; i < option_count; i++) free((char *)options[i].name);
  for (size_t i = 0; i < argument_count; i++) free(arguments[i]);
  free(arguments);
  memset(options, 0, sizeof options);
  arguments = NULL;
  option_count = argument_count = next_operand = text_count = 0;
  text = NULL;
  optind = 0; // glibc's and musl's way to say: start afresh
}

bool almanac_arguments_declare(const uint8_t *name, size_t count, char letter, bool takes_value, int code) {
  if (option_count == OPTIONS_AT_MOST) return false;
  char *copy = copied(name, count);
  if (copy == NULL) return false;
  options[option_count] = (struct option){
      .name = copy,
      .has_arg = takes_value ? required_argument : no_argument,
      .val = FIRST_CODE + (int)option_count,
  };
  codes[option_count] = code;
  option_letters[option_count++] = letter;
  return true;
}

static bool append(char *argument) {
  // Room for one more and for the null pointer at the end.
  char **grown = realloc(arguments, (argument_count + 2) * sizeof *grown);
  if (grown == NULL || argument == NULL) {
    if (grown != NULL) arguments = grown;
    free(argument);
    return false;
  }
  arguments = grown;
  arguments[argument_count++] = argument;
  arguments[argument_count] = NULL;
  return true;
}

bool almanac_arguments_add(const uint8_t *bytes, size_t count) {
  if (argument_count == 0 && !append(copied((const uint8_t *)"", 0))) return false;
  return append(copied(bytes, count));
}

static struct almanac_argument answer(enum almanac_argument_kind kind, int code, const char *of) {
  text = of;
  text_count = of == NULL ? 0 : strlen(of);
  return (struct almanac_argument){kind, code, text_count};
}

/// How many options' names begin with what stands behind the two hyphens.
static size_t options_that_begin(const char *written) {
  size_t length = strcspn(written + 2, "="), found = 0;
  for (size_t i = 0; i < option_count; i++)
    if (strncmp(options[i].name, written + 2, length) == 0) found++;
  return found;
}

/// The index of the option that getopt_long means by a value or a letter, or the count of options.
static size_t option_of(int value) {
  if (value >= FIRST_CODE) return (size_t)(value - FIRST_CODE);
  size_t i = 0;
  while (i < option_count && !(option_letters[i] != 0 && option_letters[i] == value)) i++;
  return i;
}

/// The next of the operands behind `--`. From there on getopt_long is not asked: it would say the same again, or take an
/// operand for an option.
static struct almanac_argument operand_behind_options(void) {
  if (next_operand >= argument_count) return answer(ALMANAC_ARGUMENT_END, 0, NULL);
  return answer(ALMANAC_ARGUMENT_OPERAND, 0, arguments[next_operand++]);
}

struct almanac_argument almanac_arguments_next(void) {
  if (argument_count == 0 || next_operand != 0) return operand_behind_options();

  // A leading hyphen gives operands in their places and keeps POSIXLY_CORRECT out of it; a colon tells a missing value
  // from an unknown option.
  char letters[2 + 2 * OPTIONS_AT_MOST + 1] = "-:";
  size_t used = 2;
  for (size_t i = 0; i < option_count; i++) {
    if (option_letters[i] == 0) continue;
    letters[used++] = option_letters[i];
    if (options[i].has_arg == required_argument) letters[used++] = ':';
  }
  letters[used] = 0;

  // Operands keep their places, so the argument that is read now, or read on in where letters stand in a row, is here.
  const char *written = arguments[optind == 0 ? 1 : optind];
  opterr = 0;
  int value = getopt_long((int)argument_count, arguments, letters, options, NULL);
  if (value == -1) {
    next_operand = (size_t)optind;
    return operand_behind_options();
  }
  if (value == 1) return answer(ALMANAC_ARGUMENT_OPERAND, 0, optarg);
  if (value == ':' || value == '?') {
    size_t option = option_of(optopt);
    bool declared = optopt != 0 && option < option_count;
    if (declared && value == ':') return answer(ALMANAC_ARGUMENT_MISSING_VALUE, codes[option], options[option].name);
    if (declared) return answer(ALMANAC_ARGUMENT_NEEDLESS_VALUE, codes[option], options[option].name);
    bool several = optopt == 0 && options_that_begin(written) > 1;
    return answer(several ? ALMANAC_ARGUMENT_AMBIGUOUS : ALMANAC_ARGUMENT_UNKNOWN, 0, written);
  }
  return answer(ALMANAC_ARGUMENT_OPTION, codes[option_of(value)], optarg);
}

size_t almanac_arguments_text(uint8_t *buffer, size_t count) {
  size_t copied_count = count < text_count ? count : text_count;
  if (copied_count > 0) memcpy(buffer, text, copied_count);
  return copied_count;
}
