import AlmanacHTML

/// The answer of a CGI program: a status, headers and a body.
///
/// Source: RFC 3875, section 6.
struct GatewayResponse {
  /// The status.
  var status: Status
  /// The media type of the body; nil for none.
  var mediaType: String?
  /// The language of the body; nil where it has none.
  var language: String?
  var body: [UInt8]
  /// Whether the body may be kept by a cache.
  var caching = Caching.none

  /// Whether a body may be kept.
  enum Caching: String {
    /// It is a form, or has somebody's values in it.
    case none = "no-store"
    /// It is a file, the same for everybody.
    case hour = "public, max-age=3600"
  }

  /// The statuses that are answered.
  enum Status: String {
    case ok = "200 OK"
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case lengthRequired = "411 Length Required"
    case contentTooLarge = "413 Content Too Large"
    case unsupportedMediaType = "415 Unsupported Media Type"
    case unprocessableContent = "422 Unprocessable Content"
  }

  /// What a page may load: the script and the style sheet beside it, and nothing else, from nowhere else.
  ///
  /// `form-action`, `base-uri` and `frame-ancestors` do not fall back to `default-src`.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  /// The bytes to write.
  ///
  /// - Parameter withBody: Whether the body was asked for.
  /// - Returns: Headers, and the body.
  func bytes(withBody: Bool) -> [UInt8] {
    var lines = ["Status: \(status.rawValue)"]
    if let mediaType { lines.append("Content-Type: \(mediaType)") }
    lines.append("Content-Length: \(body.count)")
    if let language { lines.append("Content-Language: \(language)") }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD, POST") }
    lines += [
      "Cache-Control: \(caching.rawValue)", "Vary: Accept-Language", "Content-Security-Policy: \(Self.policy)",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    var bytes = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    bytes.append(contentsOf: "\r\n".utf8)
    if withBody { bytes.append(contentsOf: body) }
    return bytes
  }
}
