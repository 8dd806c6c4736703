// swift-tools-version: 6.2
import PackageDescription

/// A program of somebody else's that uses the core alone: Tools/check-linkage builds it and looks at what it links.
let package = Package(
  name: "LinkageProbe",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(name: "LinkageProbe", dependencies: [.product(name: "Almanac", package: "Almanac")])
  ],
  swiftLanguageModes: [.v6]
)
