// swift-tools-version: 6.2
import PackageDescription

/// Eight threads on one format: Tools/check-threads runs it under the thread sanitizer.
let package = Package(
  name: "ThreadProbe",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(name: "ThreadProbe", dependencies: [.product(name: "Almanac", package: "Almanac")])
  ],
  swiftLanguageModes: [.v6]
)
