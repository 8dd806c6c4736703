import Foundation
import Testing

/// Zones whose clocks are known to have done something worth a test.
enum Zones {
  static let saoPaulo = named("America/Sao_Paulo")
  static let apia = named("Pacific/Apia")
  static let tokyo = named("Asia/Tokyo")
  static let istanbul = named("Europe/Istanbul")
  static let lordHowe = named("Australia/Lord_Howe")

  /// Every zone that Foundation knows.
  static let all: [TimeZone] = TimeZone.knownTimeZoneIdentifiers.compactMap { TimeZone(identifier: $0) }

  static func named(_ identifier: String) -> TimeZone {
    guard let zone = TimeZone(identifier: identifier) else { fatalError("no zone \(identifier)") }
    return zone
  }
}
