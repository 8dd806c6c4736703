/// The members that encoded formats have.
enum FormatMember: String, Sendable {
  case locale, fallback, options
  case date, time, glue, pattern, skeleton
  case style, numbers, kind
  case capitalization, spaces
}

/// A member's name, or any other name that a text may bring.
struct FormatKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ member: FormatMember) { stringValue = member.rawValue }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension CodingUserInfoKey {
  /// Which tables decoded formats read: a ``LocaleData`` in a decoder's `userInfo`; the embedded ones where there is none.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.localeData] = LocaleData.embedded.falling(backTo: icu)
  /// ```
  public static var localeData: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Almanac.LocaleData") else {
      preconditionFailure("every text is a key")
    }
    return key
  }
}

/// Reads what a format was made from, and nothing else: a member that a format does not have is refused, so that a
/// misspelt one does not go unnoticed.
struct FormatReader {
  private let container: KeyedDecodingContainer<FormatKey>
  private let userInfo: [CodingUserInfoKey: Any]
  private let what: String

  /// - Parameters:
  ///   - decoder: what is read.
  ///   - what: what it is to be, for errors.
  ///   - members: the members that there may be.
  /// - Throws: `DecodingError`: there is something else, or another member.
  init(_ decoder: any Decoder, _ what: String, _ members: [FormatMember]) throws {
    container = try decoder.container(keyedBy: FormatKey.self)
    userInfo = decoder.userInfo
    self.what = what
    let names = members.map(\.rawValue)
    let unknown = container.allKeys.map(\.stringValue).filter { !names.contains($0) }
    guard let first = unknown.min() else { return }
    var name = ""
    for scalar in first.unicodeScalars.prefix(40) { name += scalar.escaped(asASCII: true) }
    throw corrupted("\(what) has no \"\(name)\"; it has \(names.map { "\"\($0)\"" }.joined(separator: ", "))")
  }

  /// A member's value, or nil where it is absent or null.
  func value<Value: Decodable>(_ member: FormatMember, as type: Value.Type = Value.self) throws -> Value? {
    try container.decodeIfPresent(type, forKey: FormatKey(member))
  }

  /// A member's value.
  func required<Value: Decodable>(_ member: FormatMember, as type: Value.Type = Value.self) throws -> Value {
    try container.decode(type, forKey: FormatKey(member))
  }

  /// The tables that the decoder names, or the embedded ones.
  func data() throws -> LocaleData {
    guard let data = userInfo[.localeData] else { return .embedded }
    guard let data = data as? LocaleData else {
      throw corrupted("the decoder's userInfo has something else than a LocaleData under \"localeData\"")
    }
    return data
  }

  /// What is made of the members, with its error as a decoding error.
  func made<Made>(_ make: () throws(FormatError) -> Made) throws -> Made {
    do throws(FormatError) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }

  /// The error that says why the members make no value.
  func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: reason))
  }
}

/// Writes what a format was made from; what is as usual is left out.
struct FormatWriter {
  private var container: KeyedEncodingContainer<FormatKey>

  init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: FormatKey.self)
  }

  mutating func write(_ value: (some Encodable)?, _ member: FormatMember) throws {
    try container.encodeIfPresent(value, forKey: FormatKey(member))
  }

  /// Writes the members that all formats have.
  mutating func write(_ locale: LocaleTag, _ fallback: LocaleTag?, _ options: FormatOptions) throws {
    try write(locale, .locale)
    try write(fallback, .fallback)
    try write(options == .standard ? nil : options, .options)
  }
}

extension FormatOptions: Codable {
  /// Reads options; what is left out is as usual.
  ///
  /// - Throws: `DecodingError` for a value that there is not, and for a member that options do not have.
  public init(from decoder: any Decoder) throws {
    let reader = try FormatReader(decoder, "options of a format", [.capitalization, .spaces])
    self.init(
      capitalization: try reader.value(.capitalization) ?? .none, spaces: try reader.value(.spaces) ?? .asInData)
  }

  /// Writes what is not as usual.
  public func encode(to encoder: any Encoder) throws {
    var writer = FormatWriter(encoder)
    try writer.write(capitalization == .none ? nil : capitalization, .capitalization)
    try writer.write(spaces == .asInData ? nil : spaces, .spaces)
  }
}
