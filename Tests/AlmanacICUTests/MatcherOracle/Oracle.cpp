// Answers what ICU's LocaleMatcher chooses, for a test to compare with. ICU has no C function for it.
//
// Each line of the input has three fields with tabs between: BCP 47 tags of supported locales with spaces between, the
// default or nothing, and tags of desired locales with spaces between. Each line of the output is the index of the
// supported locale that matches, or -1 where none does. A line that ICU cannot answer ends the program with status 1.

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/uversion.h>

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

static std::vector<icu::Locale> locales(const std::string &tags, UErrorCode &status) {
  std::vector<icu::Locale> list;
  std::istringstream words(tags);
  std::string tag;
  while (words >> tag) list.push_back(icu::Locale::forLanguageTag(tag, status));
  return list;
}

int main() {
  std::cout << U_ICU_VERSION << "\n";
  std::string line;
  while (std::getline(std::cin, line)) {
    size_t first = line.find('\t');
    size_t second = line.find('\t', first + 1);
    if (first == std::string::npos || second == std::string::npos) {
      std::cerr << "a line without three fields: " << line << "\n";
      return 1;
    }
    UErrorCode status = U_ZERO_ERROR;
    std::vector<icu::Locale> supported = locales(line.substr(0, first), status);
    std::vector<icu::Locale> fallback = locales(line.substr(first + 1, second - first - 1), status);
    std::vector<icu::Locale> desired = locales(line.substr(second + 1), status);
    icu::LocaleMatcher::Builder builder;
    builder.setSupportedLocales(supported.begin(), supported.end());
    if (fallback.empty()) {
      builder.setNoDefaultLocale();
    } else {
      builder.setDefaultLocale(&fallback[0]);
    }
    icu::LocaleMatcher matcher = builder.build(status);
    icu::Locale::RangeIterator<std::vector<icu::Locale>::const_iterator> wishes(desired.begin(), desired.end());
    icu::LocaleMatcher::Result result = matcher.getBestMatchResult(wishes, status);
    if (U_FAILURE(status)) {
      std::cerr << u_errorName(status) << ": " << line << "\n";
      return 1;
    }
    std::cout << result.getSupportedIndex() << "\n";
  }
  return 0;
}
