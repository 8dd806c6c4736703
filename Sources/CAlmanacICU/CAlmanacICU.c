#define _GNU_SOURCE
#include "CAlmanacICU.h"

#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The versions whose suffix is tried. Those below ALMANAC_ICU_OLDEST are looked for only to be able to say so.
enum { FIRST_SUFFIX = 40, LAST_SUFFIX = 150 };

static void fail(almanac_icu_failure *failure, int32_t reason, const char *detail) {
  failure->reason = reason;
  snprintf(failure->detail, sizeof failure->detail, "%s", detail != NULL ? detail : "");
}

static void fail_with_status(almanac_icu_failure *failure, int32_t reason, const char *detail, const almanac_icu *icu,
                             int32_t status) {
  fail(failure, reason, detail);
  const char *name = icu->u_errorName(status);
  failure->status = status;
  snprintf(failure->status_name, sizeof failure->status_name, "%s", name != NULL ? name : "");
}

static void *find(void *library, const char *name, const char *suffix) {
  char symbol[128];
  snprintf(symbol, sizeof symbol, "%s%s", name, suffix);
  return dlsym(library, symbol);
}

// The common libraries that lie beside the one to open.
typedef struct neighbours {
  void *common[4];
  size_t count;
} neighbours;

// Loads the files in `folder` whose name is `stem`, perhaps a dash and a hash, and then `tail`. Keeps their handles in
// `found` where that is not null.
static void load_by_stem(const char *folder, const char *stem, const char *tail, neighbours *found) {
  DIR *entries = opendir(folder);
  if (entries == NULL) return;
  size_t stem_length = strlen(stem), tail_length = strlen(tail);
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    size_t length = strlen(entry->d_name);
    if (length < stem_length + tail_length || strncmp(entry->d_name, stem, stem_length) != 0) continue;
    if (strcmp(entry->d_name + length - tail_length, tail) != 0) continue;
    if (length != stem_length + tail_length && entry->d_name[stem_length] != '-') continue;
    char path[PATH_MAX];
    int written = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (written < 0 || written >= (int)sizeof path) continue;
    // A file that cannot be loaded is no error yet: the library itself may find another, and says so if not.
    void *neighbour = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (neighbour == NULL || found == NULL) continue;
    if (found->count < sizeof found->common / sizeof *found->common) found->common[found->count++] = neighbour;
  }
  closedir(entries);
}

// The libraries of a relocated ICU may carry no search path, so the linker would not find those that they need, or
// would find those of another ICU. A library that is loaded already under the wanted name is taken first, so loading
// the neighbours of `path` beforehand makes the right ones answer. Neighbours have the same version in their names,
// and in Python wheels a hash of their own: libicui18n-8f8caf9e.so.77.1 needs libicuuc-17fe2ce1.so.77.1.
static void load_neighbours(const char *path, neighbours *found) {
  const char *slash = strrchr(path, '/');
  const char *tail = slash == NULL ? NULL : strstr(slash, ".so");
  if (tail == NULL || strncmp(slash + 1, "libicui18n", 10) != 0) return;
  char folder[PATH_MAX];
  int written = snprintf(folder, sizeof folder, "%.*s", (int)(slash - path) + (slash == path), path);
  if (written < 0 || written >= (int)sizeof folder) return;
  load_by_stem(folder, "libicudata", tail, NULL);
  load_by_stem(folder, "libicuuc", tail, found);
}

// The linker knows a needed library by name alone, so of two ICUs of one version in two folders the second would run
// on the first's common library and data. Answers whether the library beside the opened one is the one that is used.
static int uses_its_neighbour(const almanac_icu *icu, const neighbours *found) {
  for (size_t i = 0; i < found->count; i++) {
    if (find(found->common[i], "u_init", icu->suffix) == find(icu->library, "u_init", icu->suffix)) return 1;
  }
  return found->count == 0;
}

// Finds what the exported names end with, newest first, and the version that this means. Answers 0 where nothing fits.
static int find_suffix(almanac_icu *icu) {
  void *library = icu->library;
  void (*version)(uint8_t *);
  icu->suffix[0] = '\0';
  if (find(library, "udat_open", "") != NULL && (version = (void (*)(uint8_t *))find(library, "u_getVersion", ""))) {
    uint8_t digits[4] = {0};
    version(digits);
    icu->major = digits[0];
    return 1;
  }
  for (int major = LAST_SUFFIX; major >= FIRST_SUFFIX; major--) {
    snprintf(icu->suffix, sizeof icu->suffix, "_%d", major);
    if (find(library, "udat_open", icu->suffix) == NULL) continue;
    icu->major = major;
    return 1;
  }
  return 0;
}

// Binds every function. Answers the name of the first required one that is absent, or null.
static const char *bind(almanac_icu *icu) {
#define BIND_REQUIRED(result, name, parameters) \
  if ((icu->name = (result(*) parameters)find(icu->library, #name, icu->suffix)) == NULL) return #name;
#define BIND_NEWER(result, name, parameters, since) \
  icu->name = (result(*) parameters)find(icu->library, #name, icu->suffix);
  ALMANAC_ICU_REQUIRED(BIND_REQUIRED)
  ALMANAC_ICU_NEWER(BIND_NEWER)
  return NULL;
}

// Makes root ICU's default locale. A locale that ICU has no data for falls back to the default locale, which ICU
// otherwise takes from the environment. Names that came from a default stay in ICU's caches when the default changes,
// so this comes before anything else that reads locale data.
static int pin_default_locale(const almanac_icu *icu, almanac_icu_failure *failure) {
  int32_t status = 0;
  icu->uloc_setDefault("root", &status);
  if (status <= 0 && icu->uloc_getDefault()[0] == '\0') return 1;
  fail_with_status(failure, ALMANAC_ICU_NOT_PINNED, icu->uloc_getDefault(), icu, status);
  return 0;
}

// An ICU without data loads and binds well, then fails at the first use; so use it once.
static int has_data(const almanac_icu *icu, almanac_icu_failure *failure) {
  static const uint16_t utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};
  int32_t status = 0;
  icu->u_init(&status);
  if (status > 0) {
    fail_with_status(failure, ALMANAC_ICU_NO_DATA, "u_init", icu, status);
    return 0;
  }
  void **format = icu->udat_open(3, 3, "root", utc, 7, NULL, 0, &status);
  if (format != NULL) icu->udat_close(format);
  if (status > 0 || format == NULL) {
    fail_with_status(failure, ALMANAC_ICU_NO_DATA, "udat_open", icu, status);
    return 0;
  }
  return 1;
}

almanac_icu *almanac_icu_open(const char *path, almanac_icu_failure *failure) {
  memset(failure, 0, sizeof *failure);
  neighbours found = {0};
  load_neighbours(path, &found);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    fail(failure, ALMANAC_ICU_NOT_LOADED, dlerror());
    return NULL;
  }
  almanac_icu *icu = calloc(1, sizeof *icu);
  if (icu == NULL) {
    fail(failure, ALMANAC_ICU_NO_MEMORY, "");
    dlclose(library);
    return NULL;
  }
  icu->library = library;
  const char *missing = NULL;
  if (!find_suffix(icu)) {
    fail(failure, ALMANAC_ICU_NOT_ICU, "udat_open");
  } else if (icu->major < ALMANAC_ICU_OLDEST) {
    fail(failure, ALMANAC_ICU_TOO_OLD, "");
  } else if ((missing = bind(icu)) != NULL) {
    char symbol[128];
    snprintf(symbol, sizeof symbol, "%s%s", missing, icu->suffix);
    fail(failure, ALMANAC_ICU_SYMBOL_MISSING, symbol);
  } else if (!uses_its_neighbour(icu, &found)) {
    failure->reason = ALMANAC_ICU_MIXED;
    almanac_icu_file(icu, ALMANAC_ICU_COMMON, failure->detail, sizeof failure->detail);
  } else if (pin_default_locale(icu, failure) && has_data(icu, failure)) {
    return icu;
  }
  // A library that ran no ICU code can be given back; one that did may have registered things that outlive the handle.
  int ran = failure->reason == ALMANAC_ICU_NOT_PINNED || failure->reason == ALMANAC_ICU_NO_DATA;
  failure->major = icu->major;
  free(icu);
  if (!ran) dlclose(library);
  return NULL;
}

int almanac_icu_file(const almanac_icu *icu, enum almanac_icu_part part, char *out, size_t capacity) {
  char data[32];
  snprintf(data, sizeof data, "icudt%d_dat", icu->major);
  const void *symbol = part == ALMANAC_ICU_DATA     ? find(icu->library, data, "")
                       : part == ALMANAC_ICU_COMMON ? find(icu->library, "u_init", icu->suffix)
                                                    : find(icu->library, "udat_open", icu->suffix);
  Dl_info info;
  if (symbol == NULL || dladdr(symbol, &info) == 0 || info.dli_fname == NULL) return 0;
  size_t length = strlen(info.dli_fname);
  if (length >= capacity) return 0;
  memcpy(out, info.dli_fname, length + 1);
  return 1;
}

void almanac_icu_free(almanac_icu *icu) { free(icu); }
