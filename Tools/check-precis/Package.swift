// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "check-precis",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "enforce-lines",
      dependencies: [
        .product(name: "Almanac", package: "Almanac"), .product(name: "AlmanacPasswords", package: "Almanac"),
      ],
      swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
