/// What a web server tells a CGI program of a request: variables, every one of which may be the client's own text, missing,
/// empty or nonsense.
///
/// Only the variables that are named here are read. Arguments are not: a server may make them of a query (RFC 3875, section
/// 4.4). Addresses in an answer are fixed texts, so a client's `Host` or path gets into none.
///
/// Source: RFC 3875, sections 4.1 and 4.2.
public struct GatewayRequest: Sendable {
  /// What is asked for; nil for a method that is none of these.
  let method: Method?
  /// The path behind the program, such as `/almanac.js`.
  let path: String
  /// What stands behind the question mark, still encoded.
  let query: String
  /// The header `Accept-Language`.
  let acceptLanguage: String
  /// Whether the request comes from a page of this site.
  let origin: Origin
  /// The media type of the body.
  let mediaType: String
  /// The length of the body as it was announced.
  let bodyLength: BodyLength

  enum Method: String {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// Where a request comes from.
  enum Origin {
    /// A page of this site, or the user.
    case sameSite
    /// Another site, or nobody knows.
    case elsewhere
  }

  /// The length of a body.
  enum BodyLength: Equatable {
    case missing
    case bytes(Int)
    /// More than a number of nine digits.
    case huge
    /// No length at all: `-1`, `+3`, `1e3`.
    case unreadable
  }

  /// Reads the variables.
  ///
  /// - Parameter variable: The value of a variable; nil where there is none of this name.
  public init(_ variable: (String) -> String?) {
    method = Method(rawValue: variable("REQUEST_METHOD") ?? "")
    path = variable("PATH_INFO") ?? ""
    query = variable("QUERY_STRING") ?? ""
    acceptLanguage = String((variable("HTTP_ACCEPT_LANGUAGE") ?? "").unicodeScalars.prefix(1_000))
    mediaType = variable("CONTENT_TYPE") ?? ""
    bodyLength = Self.length(variable("CONTENT_LENGTH") ?? "")
    origin = Self.origin(
      site: variable("HTTP_SEC_FETCH_SITE"), origin: variable("HTTP_ORIGIN"), host: variable("HTTP_HOST"))
  }

  private static func length(_ text: String) -> BodyLength {
    guard !text.isEmpty else { return .missing }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return .unreadable }
    guard text.utf8.count <= 9, let count = Int(text) else { return .huge }
    return .bytes(count)
  }

  /// Whether a request comes from a page of this site.
  ///
  /// `Sec-Fetch-Site` says it where a browser sends it; else the origin has to be the host that was asked, on any scheme,
  /// since a server behind another one does not know its own. Every browser of today sends one of the two with a form.
  private static func origin(site: String?, origin: String?, host: String?) -> Origin {
    if let site, !site.isEmpty { return site == "same-origin" || site == "none" ? .sameSite : .elsewhere }
    guard let origin, let host, !host.isEmpty else { return .elsewhere }
    return origin == "http://" + host || origin == "https://" + host ? .sameSite : .elsewhere
  }
}
