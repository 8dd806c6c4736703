// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "time-passwords",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .target(name: "CTicks"),
    .executableTarget(
      name: "time-passwords", dependencies: ["CTicks", .product(name: "AlmanacPasswords", package: "Almanac")],
      swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)],
      // The square root; nothing else here brings it in.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
