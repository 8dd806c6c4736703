/// The languages that a request's header `Accept-Language` asks for.
///
/// ```swift
/// let header = AcceptLanguage("pt-BR, pt;q=0.9, *;q=0.1")
/// header.ranges.count                     // 3
/// header.languages                        // pt-BR, pt
/// ```
///
/// Source: RFC 9110 section 12.5.4; RFC 4647 section 2.1, basic language ranges.
public struct AcceptLanguage: Sendable, Hashable {
  /// The longest header that is read whole, in UTF-8 bytes; browsers send a few hundred at most.
  public static let maximumLength = 4_096

  /// The most ranges that are read.
  public static let maximumRangeCount = 64

  /// One element of the header.
  public struct Range: Sendable, Hashable {
    /// The language, or nil for `*`: any that no other range names.
    public let language: LocaleTag?

    /// How much it is wanted, in thousandths: 1 to 1000, or 0 for a language that is not acceptable.
    public let quality: Int
  }

  /// What the header says, in its order.
  public let ranges: [Range]

  /// What was passed over, and why; empty for a header that is right.
  public let ignored: [AcceptLanguageError]

  /// Reads a header and passes over what is wrong in it.
  ///
  /// An element whose language or weight cannot be read is left out, as are those beyond ``maximumRangeCount`` and
  /// the one that ``maximumLength`` cuts and all after it; ``ignored`` tells. Never fails, in time linear in the
  /// header's length up to the limit. More tolerant than the RFC in two points: `_` may stand for `-`, and a weight may
  /// have more than three decimals, of which the first three count.
  public init(_ header: String) {
    var reader = AcceptLanguageReader()
    reader.read(header.utf8Span.span)
    ranges = reader.ranges
    ignored = reader.faults
  }

  /// Reads a header that must be right.
  ///
  /// Empty elements are allowed, as the RFC has it for recipients of lists, and an empty header asks for nothing. The same two
  /// points are tolerated as in ``init(_:)``.
  ///
  /// - Throws: the first ``AcceptLanguageError``.
  public init(parsing header: String) throws(AcceptLanguageError) {
    self.init(header)
    if let first = ignored.first { throw first }
  }

  /// The languages that are wanted, the dearest first, up to `*` and beyond; those of quality 0 are left out.
  ///
  /// Of equally wanted ones the earlier goes first.
  public var languages: [LocaleTag] { wanted.compactMap(\.language) }

  /// The ranges of a quality above 0, the dearest first.
  var wanted: [Range] {
    let wanted = ranges.enumerated().filter { $0.element.quality > 0 }
    return wanted.sorted { left, right in
      (right.element.quality, left.offset) < (left.element.quality, right.offset)
    }.map(\.element)
  }
}

extension AcceptLanguage.Range {
  /// Whether the range names a language by basic filtering, RFC 4647 section 3.3.1.
  ///
  /// It is the tag itself, or a beginning of it that ends before a `-`. The range for any language names all.
  func names(_ tag: LocaleTag) -> Bool {
    guard let language else { return true }
    let prefix = "\(language)"
    let text = "\(tag)"
    return text.utf8.starts(with: prefix.utf8)
      && (text.utf8.count == prefix.utf8.count || text.utf8.dropFirst(prefix.utf8.count).first == UInt8(ascii: "-"))
  }

  /// How much of a tag the range says, to tell the closest of those that name it.
  var length: Int { language.map { "\($0)".utf8.count } ?? 0 }
}
