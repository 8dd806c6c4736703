/// What one text has in the place of what another has, with the kinds of what stands around it.
///
/// The edits of a change are its cause as far as it can be seen: `3:05 PM` and `12:00:00 AM` that both get U+202F for their
/// space have the edit in common, whatever else they are made of.
struct TextEdit: Hashable, Sendable {
  var removed: String
  var inserted: String
  /// Kinds of the neighbours, where removed and inserted text alone would say too little: nothing but spaces and signs.
  ///
  /// Beside a dash both are one: what stands on its other side is a field of any kind.
  var left: TextToken.Kind?
  var right: TextToken.Kind?

  /// Whether a space went between two things, and nothing came for it.
  var losesSpace: Bool {
    inserted.isEmpty && !removed.isEmpty && removed.allSatisfy(\.isWhitespace) && left != .edge && right != .edge
  }
}

extension TextEdit {
  /// The edits that make one text of another.
  static func edits(_ before: [TextToken], _ after: [TextToken]) -> [TextEdit] {
    let kept = longestCommon(before, after)
    var edits: [TextEdit] = []
    var (old, new) = (0, 0)
    // Behind the last token that both have there is one more stretch.
    for pair in kept + [(before.count, after.count)] {
      if pair.0 > old || pair.1 > new {
        edits.append(edit(before[old..<pair.0], after[new..<pair.1], in: before))
      }
      (old, new) = (pair.0 + 1, pair.1 + 1)
    }
    // The same edit twice, as in both ends of a range, is one; what is cut another way is none.
    var seen = Set<TextEdit>()
    return edits.filter { !$0.removed.isSame(as: $0.inserted) && seen.insert($0).inserted }
  }

  private static func edit(
    _ removed: ArraySlice<TextToken>, _ inserted: ArraySlice<TextToken>, in before: [TextToken]
  ) -> TextEdit {
    if let space = lostSpace(removed, inserted) { return space }
    var edit = TextEdit(
      removed: removed.map(\.text).joined(), inserted: inserted.map(\.text).joined(), left: nil, right: nil)
    guard (removed + inserted).allSatisfy({ $0.kind == .space || $0.kind == .sign || $0.kind == .dash }) else {
      return edit
    }
    let left = removed.startIndex > 0 ? before[removed.startIndex - 1].kind : .edge
    let right = removed.endIndex < before.count ? before[removed.endIndex].kind : .edge
    let isByDash = left == .dash || right == .dash
    (edit.left, edit.right) = isByDash ? (.dash, .dash) : (left, right)
    return edit
  }

  /// A space whose loss made one word or number of two.
  private static func lostSpace(_ removed: ArraySlice<TextToken>, _ inserted: ArraySlice<TextToken>) -> TextEdit? {
    guard removed.count == 3, inserted.count == 1, let left = removed.first, let right = removed.last,
      case let space = removed[removed.startIndex + 1], space.kind == .space, left.kind == right.kind,
      inserted.first?.text.isSame(as: left.text + right.text) == true
    else { return nil }
    return TextEdit(removed: space.text, inserted: "", left: left.kind, right: right.kind)
  }

  /// The places of the tokens that both have, in order, as many as there can be.
  private static func longestCommon(_ left: [TextToken], _ right: [TextToken]) -> [(Int, Int)] {
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row * width + column] =
          left[row].text.isSame(as: right[column].text)
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var common: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      if left[row].text.isSame(as: right[column].text) {
        common.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return common
  }
}
