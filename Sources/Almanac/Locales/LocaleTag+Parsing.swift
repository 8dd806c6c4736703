/// Reading tags.
///
/// Read are, in any letter case and with `-` or `_` between subtags:
/// - BCP 47 and Unicode tags: `pt-BR`, `zh-cmn-Hans-CN`, `i-klingon`, `de-u-co-phonebk`, `x-house`;
/// - POSIX names: `pt_BR.UTF-8`, `sr_RS@latin`; the character set is checked and dropped, and `C` and `POSIX` are
///   `en-US-u-va-posix`, the locale that ICU takes for them;
/// - ICU names: `ja_JP@calendar=japanese`, `de__PHONEBOOK`, `_US`, `root`.
///
/// Where this differs from ICU 72:
/// - `ja_JP_TRADITIONAL` and `th_TH_TRADITIONAL` get the calendar that CLDR gives them; ICU's formatters ignore the variant.
/// - `no_NO_NY` is `nn-NO`, `de_DE@euro` is `de-DE`, `th_TH_TH` and `ja_JP_JP` mean what they mean in Java; ICU makes private use of them.
/// - ICU's long names of time zones (`@timezone=Asia/Tokyo`) are refused: a tag says `jptyo`, and the names are not in our tables.
/// - Malformed parts are refused; ICU drops them.
extension LocaleTag {
  /// Reads a tag and makes it canonical.
  ///
  /// The empty text is refused: a header or variable that is missing should be seen. Write `und` for the root locale. Time is
  /// linear in the text's length, and texts over ``maximumLength`` bytes are refused unread.
  ///
  /// - Throws: ``LocaleTagError`` with the rule that the text breaks and the byte where it does.
  public init(parsing text: String) throws(LocaleTagError) {
    do throws(LocaleTagFault) {
      self = try LocaleTagParser.parse(text.utf8Span.span)
    } catch {
      throw LocaleTagError(error, input: text.utf8)
    }
  }

  /// Reads a tag from a part of a string or another kind of text.
  ///
  /// - Throws: ``LocaleTagError``, as for a `String`. Positions count from the start of the part.
  public init(parsing text: some StringProtocol) throws(LocaleTagError) {
    try self.init(parsing: String(text))
  }

  /// Reads a tag from UTF-8 bytes, which need not be valid.
  ///
  /// - Throws: ``LocaleTagError``, as for a `String`.
  public init(parsing bytes: Span<UInt8>) throws(LocaleTagError) {
    do throws(LocaleTagFault) {
      self = try LocaleTagParser.parse(bytes)
    } catch {
      // An error keeps the start of the text alone, so a long one is not copied whole.
      let kept = (0..<min(bytes.count, LocaleTagError.inputLimit + 1)).map { bytes[$0] }
      throw LocaleTagError(error, input: kept)
    }
  }
}

extension LocaleTag: ExpressibleByStringLiteral {
  /// Makes a tag from a literal in the program, by the rules of `init(parsing:)`.
  ///
  /// - Precondition: the literal is a tag; one that is not is a programmer error and traps with the reason. Text that
  ///   comes from elsewhere goes through `init(parsing:)`.
  public init(stringLiteral text: String) {
    do throws(LocaleTagError) {
      try self.init(parsing: text)
    } catch {
      fatalError("LocaleTag literal \(error)")
    }
  }
}

extension LocaleTag: Codable {
  /// Reads a tag from its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the reason when the text is no tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(LocaleTagError) {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the canonical text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
