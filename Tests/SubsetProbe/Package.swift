// swift-tools-version: 6.2
import PackageDescription

/// A program of somebody else's that embeds tables of its own in place of those of all locales: Tools/check-subset packs
/// them, builds it and looks at what it says.
let package = Package(
  name: "SubsetProbe",
  dependencies: [.package(name: "Almanac", path: "../..", traits: [])],
  targets: [
    .target(name: "AppTables", exclude: ["app.tables"]),
    .executableTarget(
      name: "SubsetProbe", dependencies: ["AppTables", .product(name: "Almanac", package: "Almanac")]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
