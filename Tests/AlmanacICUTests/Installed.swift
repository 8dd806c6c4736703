import AlmanacICU
import AlmanacTestKit
import Foundation
import Testing

/// The ICUs that the tests run on: the system's, and those that ALMANAC_TEST_ICUS names, with colons between.
enum Installed {
  static let all: [ICULibrary] = {
    var libraries: [ICULibrary] = []
    do {
      libraries.append(try ICULibrary.system())
    } catch {
      print("SKIPPED: the system's ICU cannot be tested: \(error)")
    }
    let named = ProcessInfo.processInfo.environment["ALMANAC_TEST_ICUS"] ?? ""
    for path in named.split(separator: ":") {
      do {
        libraries.append(try ICULibrary.find(String(path)))
      } catch {
        Issue.record(error, "ALMANAC_TEST_ICUS names an ICU that cannot be opened")
      }
    }
    if libraries.isEmpty { print("SKIPPED: no ICU is installed, so nothing here is tested against one") }
    return libraries
  }()
}

extension Trait where Self == ConditionTrait {
  /// Of a test that compares an `ICUEdition`.
  static var needsICU: Self { .enabled(if: ICUEdition.current != nil, "no ICU is installed to compare with") }

  /// Of a test that compares the embedded tables, or files that were recorded with their ICU.
  static var needsICUOfTables: Self {
    .enabled(
      if: ICUEdition.current?.isEmbedded == true,
      "the ICU of the embedded tables is not at hand; Tools/fetch-icu fetches it")
  }
}
