public import Almanac
import AlmanacHTML

/// The service behind the program `almanac-form`: one sign-up form, its script and its style sheet.
///
/// The same request on the same day has the same answer: no state is kept but in the form, and no clock is read here.
public struct SignUpService: Sendable {
  /// The day that is today.
  let today: CivilDate

  /// The longest body that is read, in bytes.
  static let longestBody = 65_536

  /// Makes the service of a day.
  public init(today: CivilDate) {
    self.today = today
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: What the server tells of it.
  ///   - readBody: Reads so many bytes of the body and no more; nil where it ends before. It is called once or not at all.
  /// - Returns: All that the program writes: headers and body.
  public func response(to request: GatewayRequest, readBody: (Int) -> [UInt8]?) -> [UInt8] {
    let response = answer(request, readBody)
    return response.bytes(withBody: request.method != .head)
  }

  private func answer(_ request: GatewayRequest, _ readBody: (Int) -> [UInt8]?) -> GatewayResponse {
    let languages = SignUpLanguage.choice(query: request.query, acceptLanguage: request.acceptLanguage)
    switch request.path {
    case "", "/": break
    case "/favicon.ico": return GatewayResponse(status: .noContent, body: [])
    default:
      guard let asset = HTMLAsset(rawValue: String(request.path.dropFirst())), request.path.hasPrefix("/") else {
        return refusal(.notFound, languages)
      }
      guard request.method == .get || request.method == .head else { return refusal(.methodNotAllowed, languages) }
      return GatewayResponse(status: .ok, mediaType: asset.mediaType, body: asset.bytes, caching: .hour)
    }
    switch request.method {
    case .get, .head: return page(SignUpForm(languages, today), .ok)
    case .post: return post(request, languages, readBody)
    case nil: return refusal(.methodNotAllowed, languages)
    }
  }

  private func post(
    _ request: GatewayRequest, _ language: SignUpLanguage, _ readBody: (Int) -> [UInt8]?
  ) -> GatewayResponse {
    guard request.origin == .sameSite else { return refusal(.forbidden, language) }
    let count: Int
    switch request.bodyLength {
    case .missing: return refusal(.lengthRequired, language)
    case .unreadable: return refusal(.badRequest, language)
    case .huge: return refusal(.contentTooLarge, language)
    case .bytes(let length): count = length
    }
    guard count <= Self.longestBody else { return refusal(.contentTooLarge, language) }
    guard let body = readBody(count), body.count == count else { return refusal(.badRequest, language) }
    let post: FormPost
    do throws(FormError) {
      post = try FormReader(limits: FormLimits(bodyByteCount: Self.longestBody, pairCount: 100))
        .read(body.span, mediaType: request.mediaType)
    } catch {
      return refusal(error.code == .mediaType ? .unsupportedMediaType : .badRequest, language)
    }
    var form = SignUpForm(SignUpLanguage.choice(post, otherwise: language), today)
    switch form.read(post) {
    case .unfinished: return page(form, .ok)
    case .refused: return page(form, .unprocessableContent)
    case .finished: return html(form.language, .ok) { form.writeThanks(to: &$0) }
    }
  }

  private func page(_ form: SignUpForm, _ status: GatewayResponse.Status) -> GatewayResponse {
    html(form.language, status) { (bytes: inout [UInt8]) throws(FormError) in try form.write(to: &bytes) }
  }

  /// A page that says in a sentence that a request was refused, with nothing of it.
  private func refusal(_ status: GatewayResponse.Status, _ language: SignUpLanguage) -> GatewayResponse {
    html(language, status) { bytes in
      RefusalPage.write(status == .forbidden ? .foreign : .refused, language, to: &bytes)
    }
  }

  private func html(
    _ language: SignUpLanguage, _ status: GatewayResponse.Status, _ write: (inout [UInt8]) throws(FormError) -> Void
  ) -> GatewayResponse {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48_000)
    do throws(FormError) {
      try write(&bytes)
    } catch {
      // The names of the form are its own, and a test writes every page.
      preconditionFailure("\(error)")
    }
    return GatewayResponse(
      status: status, mediaType: "text/html; charset=utf-8", language: "\(language.locale)", body: bytes)
  }
}
