// Compiles only where the shim's declarations and ICU's own agree. Not part of any target: a test hands it to the
// compiler. U_DISABLE_RENAMING keeps ICU's plain names.
#define U_DISABLE_RENAMING 1
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/uclean.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>
#include <unicode/utypes.h>

#include "CAlmanacICU.h"

_Static_assert(_Generic((UChar)0, uint16_t: 1, default: 0), "UChar");
_Static_assert(_Generic((UBool)0, int8_t: 1, default: 0), "UBool");
_Static_assert(_Generic((UDate)0, double: 1, default: 0), "UDate");
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "UErrorCode");
_Static_assert(sizeof(UVersionInfo) == 4, "UVersionInfo");

// ICU's public headers do not declare this one; the shim's declaration is checked against itself alone.
extern __typeof__(*((almanac_icu *)0)->ures_getByKeyWithFallback) ures_getByKeyWithFallback;

#define CHECK_REQUIRED(result, name, parameters) \
  static __typeof__(&name) check_##name __attribute__((unused)) = (result(*) parameters)0; \
  static result(*check_back_##name) parameters __attribute__((unused)) = name;
#define CHECK_NEWER(result, name, parameters, since) CHECK_REQUIRED(result, name, parameters)

ALMANAC_ICU_REQUIRED(CHECK_REQUIRED)
#if U_ICU_VERSION_MAJOR_NUM >= 72
ALMANAC_ICU_NEWER(CHECK_NEWER)
#endif
