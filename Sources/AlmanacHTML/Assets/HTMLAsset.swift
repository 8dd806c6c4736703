import CAlmanacHTML

/// The two files beside a page: a server answers with their bytes, under names of its own.
///
/// ```html
/// <link rel="stylesheet" href="almanac.css">
/// <script src="almanac.js" type="module"></script>
/// ```
///
/// Forms work without either. Both are small, depend on nothing, and keep the policy
/// `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'`.
public enum HTMLAsset: String, CaseIterable, Hashable, Sendable {
  /// The script, as a module.
  case script = "almanac.js"
  /// The style sheet.
  case styleSheet = "almanac.css"

  /// The media type, for a header.
  public var mediaType: String {
    switch self {
    case .script: "text/javascript; charset=utf-8"
    case .styleSheet: "text/css; charset=utf-8"
    }
  }

  /// The bytes, UTF-8; each call copies them.
  public var bytes: [UInt8] {
    let file = self == .script ? ALMANAC_HTML_SCRIPT : ALMANAC_HTML_STYLE_SHEET
    var bytes = [UInt8](repeating: 0, count: almanac_html_byte_count(file))
    var span = bytes.mutableSpan
    almanac_html_copy(file, &span)
    return bytes
  }
}
