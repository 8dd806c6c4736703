import Almanac

/// Text in golden files: what a reviewer cannot see is written as `\u{202F}`.
public enum GoldenText {
  /// The text with its invisible characters, its tabs and its backslashes escaped.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if InvisibleScalars.contains(scalar) || scalar == "\\" {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text that an escaped one stands for; nil when it holds an invisible character or an escape that is none.
  public static func unescaped(_ escaped: some StringProtocol) -> String? {
    var text = String.UnicodeScalarView()
    var rest = escaped.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if InvisibleScalars.contains(scalar) { return nil }
        text.append(scalar)
        continue
      }
      guard rest.popFirst() == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
        let written = Unicode.Scalar(value)
      else { return nil }
      text.append(written)
      rest = rest[rest.index(after: end)...]
    }
    return String(text)
  }
}
