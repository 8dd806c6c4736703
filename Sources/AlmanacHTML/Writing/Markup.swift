/// Markup as it stands in the source of a program: tags, and names of attributes.
///
/// A value can be made of a literal alone, never of a text that is known only when the program runs, so nothing that came
/// from a person or a file gets into a page as markup.
public struct Markup: ExpressibleByStringLiteral, Sendable {
  let text: String

  /// Takes a literal.
  public init(stringLiteral literal: StaticString) {
    text = literal.description
  }
}

/// Markup of this module: as ``Markup``, without the copy that a `StaticString` needs to become bytes.
///
/// Only literals become one; a test looks at the sources for anything else.
struct Piece: ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral literal: String) {
    text = literal
  }
}
