extension LocaleTag {
  /// The variant that a row of the tables may have: `-u-va-posix`, or else the tag's first variant.
  package var rowVariant: Subtag? {
    guard variants.isEmpty else { return variants[0] }
    guard !extensions.isEmpty, let key = LocaleKey("va"), keyword(key) == "posix" else { return nil }
    return .posix
  }
}
