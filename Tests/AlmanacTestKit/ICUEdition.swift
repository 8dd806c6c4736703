public import Almanac
public import AlmanacICU
import Foundation

/// An ICU and the tables that belong to it: what it writes, they have to give, byte for byte.
///
/// Tests compare one edition, the first of these that can be had:
///
/// 1. the embedded tables and the ICU that they were harvested from, of the system or fetched by `Tools/fetch-icu`;
/// 2. the system's ICU and tables that are harvested from it and packed for this run, by the tool as it was built.
///
/// Without any ICU there is none, and tests that need one are disabled and say so.
public struct ICUEdition: Sendable, CustomStringConvertible {
  /// The live ICU.
  public let icu: ICULibrary
  /// The tables that were harvested from it.
  public let data: LocaleData

  /// The name and version of the ICU, and whose the tables are.
  public var description: String { "\(icu), \(isEmbedded ? "embedded tables" : "tables harvested for this run")" }

  /// Whether the tables are those that are compiled in.
  public var isEmbedded: Bool { data == .embedded }

  /// The edition that is compared; nil without an ICU.
  public static let current: ICUEdition? = {
    let version = LocaleData.embedded.source.icu
    if let icu = try? ICULibrary.find(version), icu.version == version {
      return ICUEdition(icu: icu, data: .embedded)
    }
    print("NOT COMPARED: the embedded tables, as ICU \(version) is not at hand (Tools/fetch-icu fetches it)")
    return system
  }()

  /// The system's ICU, with the embedded tables if they are from it and else with tables that are made for this run; nil
  /// without one.
  public static let system: ICUEdition? = {
    guard let icu = try? ICULibrary.system() else {
      print("SKIPPED: no ICU is installed by the system, so nothing is compared with it")
      return nil
    }
    if icu.version == LocaleData.embedded.source.icu { return ICUEdition(icu: icu, data: .embedded) }
    do {
      let data = try packed(icu)
      print("\(icu) is compared with tables that were harvested from it for this run")
      return ICUEdition(icu: icu, data: data)
    } catch {
      fatalError("tables of \(icu) cannot be made: \(error)")
    }
  }()

  /// The edition as the arguments of a test: one, or none.
  public static let all: [ICUEdition] = current.map { [$0] } ?? []

  /// Tables of an ICU, by the tool as it was built.
  private static func packed(_ icu: ICULibrary) throws -> LocaleData {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for arguments in [["harvest", "--icu", icu.path], ["pack"]] {
      let run = try BuiltCommand.run(arguments + ["--resources", folder.path], tool: "almanac-tables")
      guard run.status == 0 else { throw ToolFailure(message: run.text + run.errors) }
    }
    return try LocaleData([UInt8](Data(contentsOf: folder.appendingPathComponent("Tables/almanac.tables"))))
  }

  private struct ToolFailure: Error {
    var message: String
  }
}
