// One ICU, opened by path at run time.
//
// This header includes no ICU header, so that the package builds where no ICU is installed. The few types that the
// functions below need are declared here with the tags and the widths that ICU's C API gives them; a test compiles
// every declaration against ICU's own headers where those are present.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__clang__)
#define ALMANAC_ICU_ALWAYS _Nonnull
#define ALMANAC_ICU_OPTIONAL _Nullable
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#else
#define ALMANAC_ICU_ALWAYS
#define ALMANAC_ICU_OPTIONAL
#endif

// The oldest ICU that is accepted: it has every function of ALMANAC_ICU_REQUIRED.
#define ALMANAC_ICU_OLDEST 67

// ICU's opaque objects. Those that ICU declares as `void *` are pointers to `void *` here too.
struct UResourceBundle;
struct UEnumeration;
struct UNumberingSystem;
struct UDateIntervalFormat;
struct UFormattedDateInterval;
struct UFormattedValue;
struct UConstrainedFieldPosition;
struct URelativeDateTimeFormatter;
struct UPluralRules;
struct UNumberFormatter;
struct UFormattedNumber;
struct UNormalizer2;
struct UFieldPosition;
struct UFieldPositionIterator;
struct UParseError;

// The widths of ICU's scalar types in C: UChar is uint16_t, UBool is int8_t, UErrorCode and other enumerations with a
// negative member are int32_t, enumerations without one are uint32_t, UDate is a double of milliseconds since 1970.
//
// X(result, name, (parameters)): functions that every ICU since 67 has.
// `ures_getByKeyWithFallback` is not in ICU's public headers, yet every ICU exports it; it alone follows the
// parents of a bundle for a nested key.
#define ALMANAC_ICU_REQUIRED(X) \
  X(void, u_init, (int32_t * status)) \
  X(const char *, u_errorName, (int32_t code)) \
  X(void, u_getVersion, (uint8_t * version)) \
  X(void, u_getUnicodeVersion, (uint8_t * version)) \
  X(void, ulocdata_getCLDRVersion, (uint8_t * version, int32_t *status)) \
  X(void **, ucal_open, \
    (const uint16_t *zone, int32_t zoneLength, const char *locale, uint32_t type, int32_t *status)) \
  X(void **, ucal_clone, (void *const *calendar, int32_t *status)) \
  X(void, ucal_close, (void **calendar)) \
  X(const char *, ucal_getType, (void *const *calendar, int32_t *status)) \
  X(void, ucal_setGregorianChange, (void **calendar, double date, int32_t *status)) \
  X(double, ucal_getGregorianChange, (void *const *calendar, int32_t *status)) \
  X(int32_t, ucal_getAttribute, (void *const *calendar, uint32_t attribute)) \
  X(uint32_t, ucal_getDayOfWeekType, (void *const *calendar, uint32_t weekday, int32_t *status)) \
  X(struct UEnumeration *, ucal_getKeywordValuesForLocale, \
    (const char *key, const char *locale, int8_t commonlyUsed, int32_t *status)) \
  X(const char *, ucal_getTZDataVersion, (int32_t * status)) \
  X(int32_t, ucal_getCanonicalTimeZoneID, \
    (const uint16_t *id, int32_t length, uint16_t *out, int32_t capacity, int8_t *isSystem, int32_t *status)) \
  X(void, uloc_setDefault, (const char *locale, int32_t *status)) \
  X(const char *, uloc_getDefault, (void)) \
  X(struct UEnumeration *, uloc_openAvailableByType, (uint32_t type, int32_t *status)) \
  X(const char *, uloc_getAvailable, (int32_t index)) \
  X(int32_t, uloc_countAvailable, (void)) \
  X(int32_t, uloc_addLikelySubtags, (const char *locale, char *out, int32_t capacity, int32_t *status)) \
  X(int32_t, uloc_minimizeSubtags, (const char *locale, char *out, int32_t capacity, int32_t *status)) \
  X(int8_t, uloc_isRightToLeft, (const char *locale)) \
  X(int32_t, uloc_canonicalize, (const char *locale, char *out, int32_t capacity, int32_t *status)) \
  X(int32_t, uloc_getParent, (const char *locale, char *out, int32_t capacity, int32_t *status)) \
  X(int32_t, uloc_toLanguageTag, (const char *locale, char *out, int32_t capacity, int8_t strict, int32_t *status)) \
  X(int32_t, uloc_forLanguageTag, \
    (const char *tag, char *out, int32_t capacity, int32_t *parsedLength, int32_t *status)) \
  X(const uint16_t *, uenum_unext, (struct UEnumeration * list, int32_t *length, int32_t *status)) \
  X(const char *, uenum_next, (struct UEnumeration * list, int32_t *length, int32_t *status)) \
  X(void, uenum_close, (struct UEnumeration * list)) \
  X(struct UResourceBundle *, ures_open, (const char *package, const char *locale, int32_t *status)) \
  X(struct UResourceBundle *, ures_openDirect, (const char *package, const char *locale, int32_t *status)) \
  X(void, ures_close, (struct UResourceBundle * bundle)) \
  X(struct UResourceBundle *, ures_getByKey, \
    (const struct UResourceBundle *bundle, const char *key, struct UResourceBundle *fillIn, int32_t *status)) \
  X(struct UResourceBundle *, ures_getByKeyWithFallback, \
    (const struct UResourceBundle *bundle, const char *key, struct UResourceBundle *fillIn, int32_t *status)) \
  X(struct UResourceBundle *, ures_getByIndex, \
    (const struct UResourceBundle *bundle, int32_t index, struct UResourceBundle *fillIn, int32_t *status)) \
  X(int32_t, ures_getSize, (const struct UResourceBundle *bundle)) \
  X(int32_t, ures_getType, (const struct UResourceBundle *bundle)) \
  X(const char *, ures_getKey, (const struct UResourceBundle *bundle)) \
  X(const uint16_t *, ures_getString, (const struct UResourceBundle *bundle, int32_t *length, int32_t *status)) \
  X(const uint16_t *, ures_getStringByIndex, \
    (const struct UResourceBundle *bundle, int32_t index, int32_t *length, int32_t *status)) \
  X(int32_t, ures_getInt, (const struct UResourceBundle *bundle, int32_t *status)) \
  X(const int32_t *, ures_getIntVector, (const struct UResourceBundle *bundle, int32_t *length, int32_t *status)) \
  X(const uint8_t *, ures_getBinary, (const struct UResourceBundle *bundle, int32_t *length, int32_t *status)) \
  X(struct UResourceBundle *, ures_getNextResource, \
    (struct UResourceBundle * bundle, struct UResourceBundle *fillIn, int32_t *status)) \
  X(void, ures_resetIterator, (struct UResourceBundle * bundle)) \
  X(int8_t, ures_hasNext, (const struct UResourceBundle *bundle)) \
  X(const char *, ures_getLocaleByType, (const struct UResourceBundle *bundle, uint32_t type, int32_t *status)) \
  X(void **, udat_open, \
    (int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone, int32_t zoneLength, \
     const uint16_t *pattern, int32_t patternLength, int32_t *status)) \
  X(void, udat_close, (void **format)) \
  X(int32_t, udat_format, \
    (void *const *format, double date, uint16_t *out, int32_t capacity, struct UFieldPosition *position, \
     int32_t *status)) \
  X(int32_t, udat_formatForFields, \
    (void *const *format, double date, uint16_t *out, int32_t capacity, struct UFieldPositionIterator *fields, \
     int32_t *status)) \
  X(double, udat_parse, \
    (void *const *format, const uint16_t *text, int32_t length, int32_t *position, int32_t *status)) \
  X(void, udat_setLenient, (void **format, int8_t isLenient)) \
  X(int32_t, udat_toPattern, (void *const *format, int8_t localized, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(void, udat_applyPattern, (void **format, int8_t localized, const uint16_t *pattern, int32_t length)) \
  X(int32_t, udat_getSymbols, \
    (void *const *format, uint32_t type, int32_t index, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(int32_t, udat_countSymbols, (void *const *format, uint32_t type)) \
  X(void *const *, udat_getCalendar, (void *const *format)) \
  X(void, udat_setCalendar, (void **format, void *const *calendar)) \
  X(const char *, udat_getLocaleByType, (void *const *format, uint32_t type, int32_t *status)) \
  X(uint32_t, udat_getContext, (void *const *format, uint32_t type, int32_t *status)) \
  X(void, udat_setContext, (void **format, uint32_t value, int32_t *status)) \
  X(struct UFieldPositionIterator *, ufieldpositer_open, (int32_t * status)) \
  X(void, ufieldpositer_close, (struct UFieldPositionIterator * fields)) \
  X(int32_t, ufieldpositer_next, (struct UFieldPositionIterator * fields, int32_t *begin, int32_t *end)) \
  X(void **, udatpg_open, (const char *locale, int32_t *status)) \
  X(void, udatpg_close, (void **generator)) \
  X(struct UEnumeration *, udatpg_openSkeletons, (void *const *generator, int32_t *status)) \
  X(struct UEnumeration *, udatpg_openBaseSkeletons, (void *const *generator, int32_t *status)) \
  X(const uint16_t *, udatpg_getPatternForSkeleton, \
    (void *const *generator, const uint16_t *skeleton, int32_t skeletonLength, int32_t *length)) \
  X(int32_t, udatpg_getBestPattern, \
    (void **generator, const uint16_t *skeleton, int32_t length, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(int32_t, udatpg_getBestPatternWithOptions, \
    (void **generator, const uint16_t *skeleton, int32_t length, uint32_t options, uint16_t *out, int32_t capacity, \
     int32_t *status)) \
  X(const uint16_t *, udatpg_getAppendItemFormat, (void *const *generator, uint32_t field, int32_t *length)) \
  X(int32_t, udatpg_getFieldDisplayName, \
    (void *const *generator, uint32_t field, uint32_t width, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(const uint16_t *, udatpg_getDateTimeFormat, (void *const *generator, int32_t *length)) \
  X(const uint16_t *, udatpg_getDecimal, (void *const *generator, int32_t *length)) \
  X(void **, unum_open, \
    (uint32_t style, const uint16_t *pattern, int32_t length, const char *locale, struct UParseError *where, \
     int32_t *status)) \
  X(void, unum_close, (void **format)) \
  X(int32_t, unum_getSymbol, (void *const *format, uint32_t symbol, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(struct UNumberingSystem *, unumsys_open, (const char *locale, int32_t *status)) \
  X(struct UNumberingSystem *, unumsys_openByName, (const char *name, int32_t *status)) \
  X(struct UEnumeration *, unumsys_openAvailableNames, (int32_t * status)) \
  X(const char *, unumsys_getName, (const struct UNumberingSystem *system)) \
  X(int8_t, unumsys_isAlgorithmic, (const struct UNumberingSystem *system)) \
  X(int32_t, unumsys_getRadix, (const struct UNumberingSystem *system)) \
  X(int32_t, unumsys_getDescription, \
    (const struct UNumberingSystem *system, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(void, unumsys_close, (struct UNumberingSystem * system)) \
  X(struct UDateIntervalFormat *, udtitvfmt_open, \
    (const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *zone, int32_t zoneLength, \
     int32_t *status)) \
  X(int32_t, udtitvfmt_format, \
    (const struct UDateIntervalFormat *format, double from, double to, uint16_t *out, int32_t capacity, \
     struct UFieldPosition *position, int32_t *status)) \
  X(void, udtitvfmt_close, (struct UDateIntervalFormat * format)) \
  X(struct UFormattedDateInterval *, udtitvfmt_openResult, (int32_t * status)) \
  X(void, udtitvfmt_closeResult, (struct UFormattedDateInterval * result)) \
  X(void, udtitvfmt_formatToResult, \
    (const struct UDateIntervalFormat *format, double from, double to, struct UFormattedDateInterval *result, \
     int32_t *status)) \
  X(const struct UFormattedValue *, udtitvfmt_resultAsValue, \
    (const struct UFormattedDateInterval *result, int32_t *status)) \
  X(const uint16_t *, ufmtval_getString, (const struct UFormattedValue *value, int32_t *length, int32_t *status)) \
  X(int8_t, ufmtval_nextPosition, \
    (const struct UFormattedValue *value, struct UConstrainedFieldPosition *position, int32_t *status)) \
  X(struct UConstrainedFieldPosition *, ucfpos_open, (int32_t * status)) \
  X(void, ucfpos_close, (struct UConstrainedFieldPosition * position)) \
  X(int32_t, ucfpos_getCategory, (const struct UConstrainedFieldPosition *position, int32_t *status)) \
  X(int32_t, ucfpos_getField, (const struct UConstrainedFieldPosition *position, int32_t *status)) \
  X(void, ucfpos_getIndexes, \
    (const struct UConstrainedFieldPosition *position, int32_t *start, int32_t *limit, int32_t *status)) \
  X(struct URelativeDateTimeFormatter *, ureldatefmt_open, \
    (const char *locale, void **numberFormatToAdopt, uint32_t width, uint32_t context, int32_t *status)) \
  X(int32_t, ureldatefmt_format, \
    (const struct URelativeDateTimeFormatter *format, double offset, uint32_t unit, uint16_t *out, int32_t capacity, \
     int32_t *status)) \
  X(int32_t, ureldatefmt_formatNumeric, \
    (const struct URelativeDateTimeFormatter *format, double offset, uint32_t unit, uint16_t *out, int32_t capacity, \
     int32_t *status)) \
  X(int32_t, ureldatefmt_combineDateAndTime, \
    (const struct URelativeDateTimeFormatter *format, const uint16_t *date, int32_t dateLength, const uint16_t *time, \
     int32_t timeLength, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(void, ureldatefmt_close, (struct URelativeDateTimeFormatter * format)) \
  X(struct UPluralRules *, uplrules_open, (const char *locale, int32_t *status)) \
  X(struct UPluralRules *, uplrules_openForType, (const char *locale, uint32_t type, int32_t *status)) \
  X(int32_t, uplrules_select, \
    (const struct UPluralRules *rules, double number, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(int32_t, uplrules_selectFormatted, \
    (const struct UPluralRules *rules, const struct UFormattedNumber *number, uint16_t *out, int32_t capacity, \
     int32_t *status)) \
  X(struct UNumberFormatter *, unumf_openForSkeletonAndLocale, \
    (const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status)) \
  X(struct UFormattedNumber *, unumf_openResult, (int32_t * status)) \
  X(void, unumf_formatDecimal, \
    (const struct UNumberFormatter *format, const char *number, int32_t length, struct UFormattedNumber *result, \
     int32_t *status)) \
  X(void, unumf_closeResult, (struct UFormattedNumber * result)) \
  X(void, unumf_close, (struct UNumberFormatter * format)) \
  X(struct UEnumeration *, uplrules_getKeywords, (const struct UPluralRules *rules, int32_t *status)) \
  X(void, uplrules_close, (struct UPluralRules * rules)) \
  X(int8_t, u_charType, (int32_t scalar)) \
  X(int8_t, u_hasBinaryProperty, (int32_t scalar, int32_t property)) \
  X(int32_t, u_getIntPropertyValue, (int32_t scalar, int32_t property)) \
  X(int32_t, u_charDigitValue, (int32_t scalar)) \
  X(int32_t, u_tolower, (int32_t scalar)) \
  X(const struct UNormalizer2 *, unorm2_getNFCInstance, (int32_t * status)) \
  X(const struct UNormalizer2 *, unorm2_getNFKCInstance, (int32_t * status)) \
  X(int32_t, unorm2_normalize, \
    (const struct UNormalizer2 *form, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity, \
     int32_t *status)) \
  X(int32_t, unorm2_getRawDecomposition, \
    (const struct UNormalizer2 *form, int32_t scalar, uint16_t *out, int32_t capacity, int32_t *status)) \
  X(int32_t, unorm2_composePair, (const struct UNormalizer2 *form, int32_t first, int32_t second))

// X(result, name, (parameters), since): functions that are null in an ICU older than `since`.
#define ALMANAC_ICU_NEWER(X) \
  X(const uint16_t *, udatpg_getDateTimeFormatForStyle, \
    (void *const *generator, int32_t style, int32_t *length, int32_t *status), 72) \
  X(void, udtitvfmt_setContext, (struct UDateIntervalFormat * format, uint32_t value, int32_t *status), 68)

#define ALMANAC_ICU_REQUIRED_FIELD(result, name, parameters) result(*ALMANAC_ICU_ALWAYS name) parameters;
#define ALMANAC_ICU_NEWER_FIELD(result, name, parameters, since) result(*ALMANAC_ICU_OPTIONAL name) parameters;

// The functions of one open ICU, under ICU's own names without the version suffix.
typedef struct almanac_icu {
  // The linker's handle of the i18n library.
  void *ALMANAC_ICU_ALWAYS library;
  // The major version: 72.
  int32_t major;
  // What every exported symbol ends with: "_72", or "" in an ICU built without renaming.
  char suffix[16];
  ALMANAC_ICU_REQUIRED(ALMANAC_ICU_REQUIRED_FIELD)
  ALMANAC_ICU_NEWER(ALMANAC_ICU_NEWER_FIELD)
} almanac_icu;

enum almanac_icu_reason {
  // The dynamic linker refused the file; `detail` is its message.
  ALMANAC_ICU_NOT_LOADED = 1,
  // The file has no `udat_open` of any version: not ICU's i18n library.
  ALMANAC_ICU_NOT_ICU = 2,
  // The library is older than ALMANAC_ICU_OLDEST; `major` is its version.
  ALMANAC_ICU_TOO_OLD = 3,
  // A required function is absent; `detail` is its name with the suffix.
  ALMANAC_ICU_SYMBOL_MISSING = 4,
  // The data library is missing or a stub; `detail` is the call that found out and `status` what it answered.
  ALMANAC_ICU_NO_DATA = 5,
  // No memory for the table of functions.
  ALMANAC_ICU_NO_MEMORY = 6,
  // The default locale could not be made root; `detail` is what it is.
  ALMANAC_ICU_NOT_PINNED = 7,
  // Another ICU of the same version is open, and the linker gave this one the other's common library; `detail` is it.
  ALMANAC_ICU_MIXED = 8,
};

typedef struct almanac_icu_failure {
  int32_t reason;
  int32_t status;
  int32_t major;
  // ICU's name of `status`, where it is not 0.
  char status_name[64];
  char detail[1024];
} almanac_icu_failure;

// Opens the ICU whose i18n library is at `path`, or that the dynamic linker finds by that name, and binds its
// functions. Makes root that ICU's default locale, so that what it answers for a locale that it lacks does not depend
// on the environment. Answers null and fills `failure` when it cannot. The library stays loaded until the process ends.
almanac_icu *almanac_icu_open(const char *path, almanac_icu_failure *failure);

enum almanac_icu_part { ALMANAC_ICU_I18N = 0, ALMANAC_ICU_COMMON = 1, ALMANAC_ICU_DATA = 2 };

// Writes the terminated path of the file that a part of the ICU was loaded from. Answers 0, and writes nothing, when
// the linker does not know or `capacity` is too small: also for data that are not in a library but in a file.
int almanac_icu_file(const almanac_icu *icu, enum almanac_icu_part part, char *out, size_t capacity);

// Frees the table of functions. Objects that were made with it must be closed before.
void almanac_icu_free(almanac_icu *icu);

// Formats `millis` with `udat_format` and writes the text to `out` as UTF-8, without a terminator.
// Answers the number of bytes, or the negative of an ICU status (1...): U_BUFFER_OVERFLOW_ERROR (15) when the text has
// more than 512 UTF-16 units or more than `capacity` bytes, U_INVALID_CHAR_FOUND (10) for a lone surrogate.
// A warning of ICU's that formatting does not give would be answered as U_INTERNAL_PROGRAM_ERROR (5).
int32_t almanac_icu_format_utf8(
    const almanac_icu *icu, void *const *formatter, double millis, uint8_t *out, int32_t capacity);

// The same for `ureldatefmt_format`, or for `ureldatefmt_formatNumeric` where `is_numeric` is not 0.
int32_t almanac_icu_relative_utf8(
    const almanac_icu *icu, const struct URelativeDateTimeFormatter *formatter, double offset, uint32_t unit,
    int32_t is_numeric, uint8_t *out, int32_t capacity);

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#ifdef __cplusplus
}
#endif
