import Almanac
import AlmanacSignUp
import Foundation

/// A request to the service, and its answer taken apart.
struct Visit {
  let status: String
  let headers: [String: String]
  let body: String

  /// Sends a request on 2026-11-30.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path.
  ///   - body: The body; its length is announced unless the variables say another.
  ///   - variables: More variables of the environment; an empty value takes one away.
  init(_ method: String, _ path: String = "/", body: String? = nil, _ variables: [String: String] = [:]) {
    var environment = ["REQUEST_METHOD": method, "PATH_INFO": path, "HTTP_HOST": "127.0.0.1:8080"]
    if let body {
      environment["CONTENT_LENGTH"] = "\(body.utf8.count)"
      environment["CONTENT_TYPE"] = "application/x-www-form-urlencoded"
      environment["HTTP_SEC_FETCH_SITE"] = "same-origin"
    }
    for (name, value) in variables { environment[name] = value.isEmpty ? nil : value }
    let service = SignUpService(today: (try? CivilDate("2026-11-30")) ?? .earliest)
    let bytes = Array((body ?? "").utf8)
    let response = service.response(to: GatewayRequest { environment[$0] }) { count in
      count <= bytes.count ? Array(bytes.prefix(count)) : nil
    }
    let text = String(decoding: response, as: UTF8.self)
    let parts = text.components(separatedBy: "\r\n\r\n")
    var headers: [String: String] = [:]
    for line in parts[0].components(separatedBy: "\r\n") {
      let sides = line.components(separatedBy: ": ")
      headers[sides[0]] = sides.dropFirst().joined(separator: ": ")
    }
    self.headers = headers
    status = String((headers["Status"] ?? "").prefix(3))
    self.body = parts.dropFirst().joined(separator: "\r\n\r\n")
  }

  /// What a browser posts of a page: the first option or the selected one of each select, and the values of inputs.
  ///
  /// - Parameter changes: Values of fields that somebody has changed.
  /// - Returns: The body.
  func form(_ changes: [String: String] = [:]) -> String {
    var fields: [(String, String)] = []
    func attribute(_ name: String, _ tag: Substring) -> String? {
      guard let start = tag.range(of: " \(name)=\"") else { return nil }
      return String(tag[start.upperBound...].prefix { $0 != "\"" })
    }
    var isDisabled = false
    for piece in body.components(separatedBy: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      if tag.hasPrefix("select "), let name = attribute("name", tag) {
        isDisabled = tag.hasSuffix(" disabled")
        if !isDisabled { fields.append((name, "")) }
      } else if tag.hasPrefix("option "), tag.contains(" selected"), !isDisabled, let last = fields.indices.last {
        fields[last].1 = attribute("value", tag) ?? ""
      } else if tag.hasPrefix("input "), let name = attribute("name", tag) {
        fields.append((name, attribute("value", tag) ?? ""))
      }
    }
    for (name, value) in changes {
      fields.removeAll { $0.0 == name }
      fields.append((name, value))
    }
    return fields.map { name, value in
      name + "=" + value.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }.joined(separator: "&")
  }
}
