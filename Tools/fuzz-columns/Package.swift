// swift-tools-version: 6.2
import PackageDescription

// A fuzzer of its own package, so that the library's manifest knows nothing of libFuzzer; `run` builds and starts it.
let package = Package(
  name: "fuzz-columns",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    // libFuzzer brings `main`.
    .executableTarget(name: "fuzz-columns", dependencies: [.product(name: "AlmanacCStatic", package: "Almanac")])
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
