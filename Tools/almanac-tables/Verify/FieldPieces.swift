import AlmanacICU

/// A text of ICU, cut at the fields that ICU says it has.
enum FieldPieces {
  /// A field, or the text between two.
  struct Piece {
    /// The letter of the field; empty for text between fields.
    var letter: String
    /// Where it begins, in UTF-16 units.
    var start: Int
    var text: String
  }

  private static let letters = Array(ICUDateFormat.fieldLetters)

  static func cut(_ text: String, _ fields: [ICUDateFormat.FieldPosition]) -> [Piece] {
    let units = Array(text.utf16)
    var pieces: [Piece] = []
    var end = 0
    func add(_ letter: String, to limit: Int) {
      if limit > end {
        pieces.append(Piece(letter: letter, start: end, text: String(decoding: units[end..<limit], as: UTF16.self)))
      }
      end = max(end, limit)
    }
    for field in fields where !field.utf16Range.isEmpty {
      add("", to: field.utf16Range.lowerBound)
      add("\(letters[field.field])", to: field.utf16Range.upperBound)
    }
    add("", to: units.count)
    return pieces
  }
}
