// swift-tools-version: 6.2
import PackageDescription

/// The house rules that the compiler keeps: every target has them.
let testRules: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is tested is optimised where Tools/test builds it, and the tests are not.
///
/// They go over every locale, and are soon compiled. Nobody else builds with flags that SwiftPM refuses in a dependency.
let houseRules =
  testRules
  + (Context.environment["ALMANAC_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// The messages and the command's input and output go through C functions whose buffers Swift sees as spans.
let spans: [SwiftSetting] = [.enableExperimentalFeature("SafeInteropWrappers")]
let spansOverC = houseRules + spans

/// Secrets too; and they hand out their own bytes as spans that cannot outlive them.
let lifetimes: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]
let secrets = spansOverC + lifetimes

let package = Package(
  name: "Almanac",
  products: [
    .library(name: "Almanac", targets: ["Almanac"]),
    .library(name: "AlmanacFoundation", targets: ["AlmanacFoundation"]),
    .library(name: "AlmanacPickers", targets: ["AlmanacPickers"]),
    .library(name: "AlmanacPasswords", targets: ["AlmanacPasswords"]),
    .library(name: "AlmanacHTML", targets: ["AlmanacHTML"]),
    .library(name: "AlmanacC", type: .dynamic, targets: ["AlmanacC"]),
    .library(name: "AlmanacCStatic", type: .static, targets: ["AlmanacC"]),
    .executable(name: "almanac", targets: ["AlmanacCLI"]),
    .executable(name: "almanac-tables", targets: ["almanac-tables"]),
    .executable(name: "almanac-form", targets: ["almanac-form"]),
    .executable(name: "almanac-bench", targets: ["almanac-bench"]),
  ],
  traits: [
    .default(enabledTraits: ["AllLocales"]),
    .trait(
      name: "AllLocales",
      description: "Compiles the tables of all locales in. A package that turns it off brings tables of its own."),
  ],
  targets: [
    // The core and its tables: no Foundation, no ICU.
    .target(
      name: "CAlmanacTables", cSettings: [.define("ALMANAC_ALL_LOCALES", .when(traits: ["AllLocales"]))]),
    .target(name: "Almanac", dependencies: ["CAlmanacTables"], swiftSettings: spansOverC),

    // Pickers as values: the core alone.
    .target(name: "AlmanacPickers", dependencies: ["Almanac"], swiftSettings: houseRules),

    // Foundation's dates, zones, locales and format styles, for those who have them.
    .target(name: "AlmanacFoundation", dependencies: ["Almanac"], swiftSettings: houseRules),

    // Passwords: the core and a few lines of C that overwrite and compare.
    .target(name: "CAlmanacSecrets"),
    .target(name: "AlmanacPasswords", dependencies: ["Almanac", "CAlmanacSecrets"], swiftSettings: secrets),

    // Forms that a server makes, and their posts.
    .target(name: "CAlmanacHTML"),
    .target(
      name: "AlmanacHTML", dependencies: ["Almanac", "AlmanacPasswords", "AlmanacPickers", "CAlmanacHTML"],
      swiftSettings: secrets),

    // The form of the demo: a CGI program, and its pages.
    .target(
      name: "AlmanacSignUp", dependencies: ["Almanac", "AlmanacHTML", "AlmanacPasswords", "AlmanacPickers"],
      path: "Tools/almanac-form-pages", swiftSettings: houseRules),
    .executableTarget(
      name: "almanac-form", dependencies: ["Almanac", "AlmanacCommandLine", "AlmanacSignUp", "CAlmanacCommand"],
      path: "Tools/almanac-form", exclude: ["serve"], swiftSettings: spansOverC),

    // The C ABI: columns of days over Arrow's C Data Interface and plain buffers.
    .target(name: "CAlmanacColumns"),
    .target(name: "AlmanacC", dependencies: ["Almanac", "CAlmanacColumns"], swiftSettings: houseRules),

    // A live ICU, opened by path at run time.
    .target(name: "CAlmanacICU"),
    .target(name: "AlmanacICU", dependencies: ["Almanac", "CAlmanacICU"], swiftSettings: houseRules),

    // The command.
    .target(name: "CAlmanacCommand"),
    .target(name: "AlmanacCommandLine", dependencies: ["Almanac", "CAlmanacCommand"], swiftSettings: spansOverC),
    .executableTarget(
      name: "AlmanacCLI",
      dependencies: [
        "Almanac", "AlmanacCommandLine", "AlmanacHTML", "AlmanacPasswords", "AlmanacPickers", "CAlmanacCommand",
      ],
      swiftSettings: spansOverC),

    // Tools for those who work on the package.
    .target(name: "CAlmanacFiles", path: "Tools/almanac-tables-files"),
    .executableTarget(
      name: "almanac-tables", dependencies: ["Almanac", "AlmanacCommandLine", "AlmanacICU", "CAlmanacFiles"],
      path: "Tools/almanac-tables", swiftSettings: spansOverC),
    .target(name: "CAlmanacBenchFloors", path: "Tools/almanac-bench-floors"),
    .executableTarget(
      name: "almanac-bench",
      dependencies: [
        "Almanac", "AlmanacCommandLine", "AlmanacHTML", "AlmanacICU", "AlmanacPasswords", "AlmanacPickers",
        "AlmanacSignUp", "CAlmanacBenchFloors",
      ],
      path: "Tools/almanac-bench", swiftSettings: spansOverC),
    .executableTarget(name: "almanac-bench-empty", path: "Tools/almanac-bench-empty", swiftSettings: houseRules),

    // Tests.
    .target(
      name: "AlmanacTestKit", dependencies: ["Almanac", "AlmanacICU"], path: "Tests/AlmanacTestKit",
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacTests", dependencies: ["Almanac", "AlmanacTestKit"], exclude: ["Golden", "Locales/Golden"],
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacICUTests", dependencies: ["Almanac", "AlmanacICU", "AlmanacTestKit"],
      exclude: ["Golden", "HeaderCheck", "MatcherOracle", "StandIn"],
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacTablesTests", dependencies: ["Almanac", "AlmanacICU", "AlmanacTestKit", "almanac-tables"],
      exclude: ["Golden"], swiftSettings: testRules),
    .testTarget(
      name: "AlmanacFoundationTests", dependencies: ["AlmanacFoundation", "AlmanacTestKit"],
      swiftSettings: testRules),
    .target(name: "CAlmanacTestTerminal", path: "Tests/AlmanacTestTerminal"),
    .testTarget(
      name: "AlmanacCLITests",
      dependencies: [
        "Almanac", "AlmanacCLI", "AlmanacCommandLine", "AlmanacPasswords", "AlmanacTestKit", "CAlmanacTestTerminal",
      ], swiftSettings: testRules + spans),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Almanac", "AlmanacFoundation", "AlmanacHTML", "AlmanacPasswords", "AlmanacPickers", "AlmanacTestKit",
      ],
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacPickersTests", dependencies: ["Almanac", "AlmanacPickers", "AlmanacTestKit"],
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacHTMLTests",
      dependencies: ["Almanac", "AlmanacHTML", "AlmanacPasswords", "AlmanacPickers", "AlmanacTestKit"],
      swiftSettings: testRules),
    .testTarget(
      name: "AlmanacSignUpTests", dependencies: ["Almanac", "AlmanacHTML", "AlmanacSignUp"],
      swiftSettings: testRules),
    .executableTarget(name: "columns-probe", dependencies: ["AlmanacC"], path: "Tests/ColumnsProbe"),
    .testTarget(name: "AlmanacCTests", dependencies: ["AlmanacTestKit"], swiftSettings: testRules),
    .target(name: "CMemoryScan", path: "Tests/CMemoryScan"),
    .testTarget(
      name: "AlmanacPasswordsTests",
      dependencies: ["Almanac", "AlmanacICU", "AlmanacPasswords", "AlmanacTestKit", "CAlmanacSecrets", "CMemoryScan"],
      exclude: ["Cases/password.tsv"],
      swiftSettings: testRules + spans + lifetimes),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
