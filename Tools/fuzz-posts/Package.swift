// swift-tools-version: 6.2
import PackageDescription

// A fuzzer of its own package, so that the library's manifest knows nothing of libFuzzer; `run` builds and starts it.
let package = Package(
  name: "fuzz-posts",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .target(name: "CFuzzInput"),
    .target(
      name: "FuzzPosts",
      dependencies: [
        "CFuzzInput", .product(name: "Almanac", package: "Almanac"), .product(name: "AlmanacHTML", package: "Almanac"),
        .product(name: "AlmanacPasswords", package: "Almanac"), .product(name: "AlmanacPickers", package: "Almanac"),
      ],
      swiftSettings: [
        .strictMemorySafety(), .treatAllWarnings(as: .error), .enableExperimentalFeature("SafeInteropWrappers"),
      ]),
    // libFuzzer brings `main`; a Swift executable would bring another.
    .executableTarget(name: "fuzz-posts", dependencies: ["CFuzzInput", "FuzzPosts"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
