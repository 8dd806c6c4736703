import Almanac
import AlmanacICU
import Testing

@testable import AlmanacPasswords

/// The class of every scalar and the context rules, by a second way: the shorter rule that RFC 8264's steps come down to.
@Suite(.enabled(if: LiveICU.isHere, "an ICU says what is right"))
struct FreeformClassTests {
  /// Everything but conjoining jamo, default ignorables, noncharacters, and a few categories; and the exceptions.
  private func expectedClass(_ scalar: UInt32, _ characters: ICUCharacters) -> ScalarKind.FreeformClass {
    switch scalar {
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: return .contextO
    case 0x200C, 0x200D: return .contextJ
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return .disallowed
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: return .disallowed
    default: break
    }
    let refused: Set<ICUCharacters.GeneralCategory> = [
      .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator,
    ]
    let isRefused =
      refused.contains(characters.generalCategory(of: scalar)) || characters.has(.defaultIgnorable, scalar)
      || characters.has(.noncharacter, scalar)
    return isRefused ? .disallowed : .valid
  }

  @Test func everyScalar() throws {
    let characters = ICUCharacters(try LiveICU.require())
    let unicode = LiveICU.data.unicode
    var differences = Differences()
    for scalar in Texts.allScalars {
      differences.compare(
        unicode.kind(of: scalar).freeformClass, expectedClass(scalar, characters), Texts.name([scalar]))
    }
    differences.expectNone(atLeast: 1_112_063)
  }

  @Test func everyOtherProperty() throws {
    let characters = ICUCharacters(try LiveICU.require())
    let unicode = LiveICU.data.unicode
    let joining: [ScalarKind.JoiningType] = [.nonJoining, .joinCausing, .dual, .left, .right, .transparent]
    let scripts: [Int: ScalarKind.Script] = [14: .greek, 17: .han, 19: .hebrew, 20: .hiragana, 22: .katakana]
    var differences = Differences()
    for scalar in Texts.allScalars {
      let kind = unicode.kind(of: scalar)
      let category = characters.generalCategory(of: scalar)
      let name = Texts.name([scalar])
      differences.compare(Int(kind.combiningClass), characters.value(of: .combiningClass, scalar), name)
      differences.compare(kind.joiningType, joining[characters.value(of: .joiningType, scalar)], name)
      differences.compare(kind.script, scripts[characters.value(of: .script, scalar)] ?? .other, name)
      let digit = category == .decimalNumber ? characters.digit(of: scalar) : nil
      differences.compare(kind.digit.map { Int($0) }, digit, name)
      differences.compare(kind.isOtherSpace, category == .spaceSeparator && scalar != 0x20, name)
      differences.compare(kind.isEmoji, characters.has(.emoji, scalar), name)
      differences.compare(unicode.lowercase(of: scalar), characters.lowercase(of: scalar), name)
      differences.compare(kind.hasLowercase, characters.lowercase(of: scalar) != scalar, name)
    }
    differences.expectNone(atLeast: 8 * 1_112_063)
  }

  // MARK: Context rules

  private static let joiners: [UInt32] = [0x200C, 0x200D]
  private static let others: [UInt32] = [0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x661, 0x6F1]

  /// Every scalar before and after every context character, alone and with one more scalar on the other side.
  ///
  /// Of the long blocks whose scalars are all of one kind, the ends stand for the rest.
  @Test func everyNeighbour() throws {
    let characters = ICUCharacters(try LiveICU.require())
    let unicode = LiveICU.data.unicode
    // a, l, alpha, alef (Hebrew), ka, beh (dual), alef (right), a virama, fatha (transparent).
    let companions: [UInt32] = [0x61, 0x6C, 0x3B1, 0x5D0, 0x304B, 0x628, 0x627, 0x94D, 0x64E]
    let long: [Range<UInt32>] = [
      0x3401..<0x4DBF, 0x4E01..<0x9FFF, 0xAC01..<0xD7A3, 0x17001..<0x18CD5, 0x20001..<0x2A6DF, 0x2A701..<0x323AF,
    ]
    var differences = Differences()
    for scalar in Texts.allScalars
    where unicode.kind(of: scalar).freeformClass == .valid && !long.contains(where: { $0.contains(scalar) }) {
      for context in Self.joiners + Self.others {
        let companion = companions[Int(scalar) % companions.count]
        for text in [
          [scalar, context], [context, scalar], [scalar, context, companion], [companion, context, scalar],
        ] {
          differences.compare(Texts.isAllowed(text), expected(text, characters), Texts.name(text))
        }
      }
    }
    // One scalar of each kind with every companion.
    var kinds = Set<ScalarKind>()
    let representatives = Texts.allScalars.filter { kinds.insert(unicode.kind(of: $0)).inserted }
    for scalar in representatives + companions {
      for context in Self.joiners + Self.others {
        for text in companions.flatMap({ [[scalar, context, $0], [$0, context, scalar], [$0, scalar, context, $0]] }) {
          differences.compare(Texts.isAllowed(text), expected(text, characters), Texts.name(text))
        }
      }
    }
    differences.expectNone(atLeast: 1_000_000)
  }

  /// All texts of up to five over a small set: transparent marks on both sides, several context characters in a text.
  @Test func everyShortText() throws {
    let characters = ICUCharacters(try LiveICU.require())
    let sorts: [[UInt32]] = [
      [0x200C, 0x200D, 0x628, 0x627, 0x64E, 0x94D, 0x61, 0xA872],
      [0xB7, 0x6C, 0x375, 0x3B1, 0x5F3, 0x5D0, 0x61],
      [0x30FB, 0x304B, 0x30AB, 0x5B57, 0x661, 0x6F1, 0x61],
    ]
    var differences = Differences()
    for sort in sorts {
      var texts: [[UInt32]] = [[]]
      for _ in 0..<5 {
        texts = texts.flatMap { text in sort.map { text + [$0] } }
        for text in texts { differences.compare(Texts.isAllowed(text), expected(text, characters), Texts.name(text)) }
      }
    }
    differences.expectNone(atLeast: 60_000)
  }

  /// RFC 5892, appendix A, read from ICU's properties.
  private func expected(_ text: [UInt32], _ characters: ICUCharacters) -> Bool {
    text.indices.allSatisfy { index in
      let before = index > 0 ? text[index - 1] : nil
      let after = index + 1 < text.count ? text[index + 1] : nil
      func script(_ scalar: UInt32?) -> Int { scalar.map { characters.value(of: .script, $0) } ?? -1 }
      switch text[index] {
      case 0x200C, 0x200D:
        if let before, characters.value(of: .combiningClass, before) == 9 { return true }
        guard text[index] == 0x200C else { return false }
        let types = text.map { characters.value(of: .joiningType, $0) }
        // 5 is transparent, 2 dual, 3 left, 4 right.
        guard let left = types[..<index].last(where: { $0 != 5 }),
          let right = types[(index + 1)...].first(where: { $0 != 5 })
        else { return false }
        return [2, 3].contains(left) && [2, 4].contains(right)
      case 0xB7: return before == 0x6C && after == 0x6C
      case 0x375: return script(after) == 14
      case 0x5F3, 0x5F4: return script(before) == 19
      case 0x30FB: return text.contains { [17, 20, 22].contains(script($0)) }
      case 0x660...0x669: return !text.contains { (0x6F0...0x6F9).contains($0) }
      case 0x6F0...0x6F9: return !text.contains { (0x660...0x669).contains($0) }
      default: return expectedClass(text[index], characters) == .valid
      }
    }
  }
}
