import AlmanacTestKit
import Foundation

/// What a hostile client does to JSON: other numbers, other types, keys that are missing, twice there or unknown.
enum JSONAlteration {
  /// A value with one thing in it that is another.
  static func altered(_ value: Any, _ random: inout SeededRandom) -> Any {
    if random.next(below: 12) == 0 { return stranger(&random) }
    switch value {
    case var object as [String: Any]:
      guard let key = object.keys.sorted().randomPick(&random) else { return ["rows": [1]] }
      switch random.next(below: 10) {
      case 0: object[key] = nil
      case 1: object[key + "x"] = object[key]
      case 2: object[["year", "value", "rows", "shown", "_0", "0"].randomPick(&random) ?? ""] = stranger(&random)
      case 3: object[key] = object.values.map { $0 }.first
      default: object[key] = altered(object[key] as Any, &random)
      }
      return object
    case var array as [Any]:
      switch random.next(below: 5) {
      case 0: return []
      case 1: return array + array
      case 2: return array + [stranger(&random)]
      default:
        guard !array.isEmpty else { return [stranger(&random)] }
        let index = random.next(below: array.count)
        array[index] = altered(array[index], &random)
        return array
      }
    case let text as String: return altered(text, &random)
    case let number as NSNumber: return altered(number, &random)
    default: return stranger(&random)
    }
  }

  private static func altered(_ number: NSNumber, _ random: inout SeededRandom) -> Any {
    switch random.next(below: 6) {
    case 0: return number.intValue &+ 1
    case 1: return number.intValue &- 1
    case 2: return 0 &- number.intValue
    case 3: return random.nextTroublesomeInt()
    case 4: return number.doubleValue + 0.5
    default: return "\(number)"
    }
  }

  private static func altered(_ text: String, _ random: inout SeededRandom) -> Any {
    var scalars = Array(text.unicodeScalars)
    switch random.next(below: 7) {
    case 0: return ""
    case 1: return text + text
    case 2: return String(text.dropLast())
    case 3: return number(text) ?? text.uppercased()
    case 4:
      return ["9999-12-31", "0001-01-01", "-9999-01-01", "2026-02-29", "24:00", "level.0"].randomPick(&random) ?? ""
    default:
      guard !scalars.isEmpty else { return "\u{0}" }
      let index = random.next(below: scalars.count)
      let digits = Array("0123456789-:T.\u{661}\u{FEFF}\u{10FFFF}".unicodeScalars)
      scalars[index] = digits[random.next(below: digits.count)]
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private static func number(_ text: String) -> Any? { text.isEmpty ? nil : text.count }

  /// Something that has nothing to do with what was there.
  private static func stranger(_ random: inout SeededRandom) -> Any {
    switch random.next(below: 11) {
    case 0: NSNull()
    case 1: random.nextTroublesomeInt()
    case 2: -1
    case 3: true
    case 4: 1e300
    case 5: ""
    case 6: String(repeating: "9", count: 400)
    case 7: [Any]()
    case 8: [String: Any]()
    case 9: ["value": ["date": "2026-11-30"]]
    default: [[0, -1], [Int.max]]
    }
  }

  /// A text that is hardly JSON any more, or has a key twice.
  static func damaged(_ data: Data, _ random: inout SeededRandom) -> Data {
    var bytes = Array(data)
    switch random.next(below: 4) {
    case 0: return Data(bytes.prefix(random.next(below: bytes.count)))
    case 1: bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
    case 2: bytes.insert(contentsOf: Array("\u{FEFF}".utf8), at: 0)
    default:
      // The first key again, with another value.
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("{\""), let end = text.dropFirst(2).firstIndex(of: "\"") else { return data }
      return Data(("{" + text[text.index(after: text.startIndex)...end] + ":7," + text.dropFirst()).utf8)
    }
    return Data(bytes)
  }
}

extension Array {
  fileprivate func randomPick(_ random: inout SeededRandom) -> Element? {
    isEmpty ? nil : self[random.next(below: count)]
  }
}
