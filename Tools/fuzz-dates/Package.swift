// swift-tools-version: 6.2
import PackageDescription

// A fuzzer of its own package, so that the library's manifest knows nothing of libFuzzer; `run` builds and starts it.
let package = Package(
  name: "fuzz-dates",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .target(name: "CFuzzInput"),
    .target(
      name: "FuzzDates",
      dependencies: ["CFuzzInput", .product(name: "Almanac", package: "Almanac")],
      swiftSettings: [
        .strictMemorySafety(), .treatAllWarnings(as: .error), .enableExperimentalFeature("SafeInteropWrappers"),
      ]),
    // libFuzzer brings `main`; a Swift executable would bring another.
    .executableTarget(name: "fuzz-dates", dependencies: ["CFuzzInput", "FuzzDates"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
