import Almanac
import AlmanacICU
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

  /// Those of the version that the embedded tables were harvested from: with these, our output must agree to the byte.
  static let harvested: [ICULibrary] = {
    let version = LocaleData.embedded.source.icu
    let libraries = all.filter { $0.version == version }
    if libraries.isEmpty { print("SKIPPED: ICU \(version) is not installed, so our output is not compared with it") }
    return libraries
  }()
}
