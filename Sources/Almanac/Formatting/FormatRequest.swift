/// What a format was asked to write.
enum FormatRequest: Hashable, Sendable {
  /// Styles, of which at least one is there.
  case styles(DateStyle?, TimeStyle?, DateTimeGlue)
  case pattern(DatePattern)
  case skeleton(DateSkeleton)
}
