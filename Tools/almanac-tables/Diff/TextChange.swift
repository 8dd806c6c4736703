import Almanac

/// One text that people read another way on the other side.
struct TextChange: Sendable {
  /// The locale, as a BCP 47 tag.
  var locale: String
  var section: DiffSection
  /// What was written: a style, a skeleton, a list of names.
  var subject: String
  /// The value that was written: a day, an hour, a number, which name of a list.
  var value: String
  /// What both sides write; nil where one can write nothing.
  var before: String?
  var after: String?
  /// The patterns that both sides write by, where there are any; of a date with a time what joins the two.
  var forms: Forms?
  /// The edits that make the text after of the text before; empty where one side writes nothing.
  var edits: [TextEdit]

  /// Both sides' patterns.
  struct Forms: Hashable, Sendable {
    var before: String
    var after: String
  }
}

extension String {
  /// Whether two texts have the same bytes.
  ///
  /// `==` takes a letter with an accent and the letter followed by the accent for one; a reader of bytes does not.
  func isSame(as other: String) -> Bool { TableReader.order(utf8Span.span, other.utf8Span.span) == 0 }
}

extension String? {
  /// Whether both are absent, or have the same bytes.
  func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let text?, let other?): text.isSame(as: other)
    default: false
    }
  }
}
