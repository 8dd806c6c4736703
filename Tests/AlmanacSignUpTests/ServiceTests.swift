import Almanac
import AlmanacHTML
import Testing

/// The service behind the CGI program: each variable of a request may be anything.
@Suite struct ServiceTests {
  static let readers = ["en", "pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "tr", "ar"]

  /// A form that is filled in well.
  static let answers = [
    "user": "zeynep", "birthday.year": "1990", "birthday.month": "2", "birthday.day": "28", "firstDay.year": "2027",
    "firstDay.month": "1", "firstDay.day": "31", "size.level.0": "2", "course.level.0": "0", "course.level.1": "0.1",
    "pin.password": "830417", "pin.confirmation": "830417",
  ]

  @Test(arguments: readers) func thePage(_ language: String) {
    let visit = Visit("GET", "/", ["QUERY_STRING": "language=\(language)"])
    #expect(visit.status == "200")
    #expect(visit.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(visit.headers["Content-Language"] == language)
    #expect(visit.headers["Content-Length"] == "\(visit.body.utf8.count)")
    #expect(visit.headers["Cache-Control"] == "no-store")
    let policy = visit.headers["Content-Security-Policy"] ?? ""
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'"))
    let direction = language == "ar" ? "rtl" : "ltr"
    #expect(visit.body.hasPrefix("<!DOCTYPE html><html lang=\"\(language)\" dir=\"\(direction)\">"))
    for name in ["birthday", "firstDay", "start", "end", "size", "course", "length", "way", "visit", "pin", "user"] {
      #expect(visit.body.contains("signup.\(name)\""), "\(name)")
    }
  }

  @Test(arguments: readers) func aGoodPost(_ language: String) {
    let page = Visit("GET", "/", ["QUERY_STRING": "language=\(language)"])
    let done = Visit("POST", "/", body: page.form(Self.answers))
    #expect(done.status == "200")
    #expect(done.headers["Content-Language"] == language, "the page was in this language, whatever the header says")
    #expect(done.body.contains("<dl>") && done.body.contains("zeynep"))
    #expect(!done.body.contains("830417"))
  }

  @Test func anUntouchedPageIsRefused() {
    let page = Visit("GET", "/", ["QUERY_STRING": "language=pt-BR"])
    let refused = Visit("POST", "/", body: page.form())
    #expect(refused.status == "422")
    #expect(refused.body.contains("<title>Erro: Cadastro</title>"))
    for name in ["user", "birthday", "firstDay", "size", "course", "pin"] {
      #expect(refused.body.contains("href=\"#signup.\(name)"), "\(name)")
    }
    #expect(!refused.body.contains("href=\"#signup.way") && !refused.body.contains("href=\"#signup.start"))
  }

  @Test func whatWasTypedIsKeptAndThePINIsNot() {
    let page = Visit("GET", "/", ["QUERY_STRING": "language=tr"])
    var answers = Self.answers
    answers["birthday.month"] = "2"
    answers["birthday.day"] = "31"
    answers["pin.confirmation"] = "830418"
    answers["user"] = "<b>\"zeynep\""
    let refused = Visit("POST", "/", body: page.form(answers))
    #expect(refused.status == "422")
    #expect(refused.body.contains("value=\"&lt;b&gt;&quot;zeynep&quot;\""))
    #expect(!refused.body.contains("83041"))
    let again = Visit(
      "POST", "/", body: refused.form(["birthday.day": "28", "pin.password": "830417", "pin.confirmation": "830417"]))
    #expect(again.status == "200" && again.body.contains("28 Şubat 1990"))
  }

  @Test func theSwitchKeepsWhatWasTyped() {
    let page = Visit("GET", "/", ["QUERY_STRING": "language=ja"])
    var answers = Self.answers
    answers["switch"] = "ar"
    let switched = Visit("POST", "/", body: page.form(answers))
    #expect(switched.status == "200" && switched.headers["Content-Language"] == "ar")
    #expect(!switched.body.contains("aria-invalid"), "nothing is judged")
    let done = Visit("POST", "/", body: switched.form(["pin.password": "830417", "pin.confirmation": "830417"]))
    #expect(done.status == "200" && done.body.contains("<dl>"))
    #expect(done.headers["Content-Language"] == "ar")
  }

  @Test func actionsOfFields() {
    let page = Visit("GET", "/", ["QUERY_STRING": "language=en"])
    let refreshed = Visit(
      "POST", "/", body: page.form(["course.level.0": "2", "course.action": "refresh", "user": "u"]))
    #expect(refreshed.status == "200" && refreshed.body.contains("value=\"2.0\">Piano"))
    #expect(refreshed.body.contains("value=\"u\""))
    let picked = Visit("POST", "/", body: page.form(["visit.action": "pick:2026-12-02"]))
    #expect(picked.body.contains("name=\"visit.selection\" value=\"2026-12-02\""))
    let sunday = Visit("POST", "/", body: page.form(["visit.action": "pick:2026-12-06"]))
    #expect(sunday.body.contains("name=\"visit.selection\" value=\"\""))
  }

  @Test func languages() {
    func language(_ header: String, _ query: String = "") -> String? {
      Visit("GET", "/", ["HTTP_ACCEPT_LANGUAGE": header, "QUERY_STRING": query]).headers["Content-Language"]
    }
    #expect(language("ja-JP,ja;q=0.9,en;q=0.1") == "ja")
    #expect(language("zh-TW,zh;q=0.9") == "zh-Hant")
    #expect(language("pt-AO") == "pt-PT")
    #expect(language("tlh") == "en")
    #expect(language("") == "en")
    #expect(language(String(repeating: "xx;q=0.5,", count: 5_000) + "tr") == "en")
    #expect(language("\u{0}\"><script>") == "en")
    #expect(language("tr", "language=ja") == "ja")
    for query in [
      "language=xx", "language=ja&language=tr", "language[]=ja", "-h", "language=%FF",
      String(repeating: "a", count: 5_000),
    ] {
      #expect(language("tr", query) == "tr", "\(query.prefix(40))")
    }
  }

  @Test func files() {
    for asset in HTMLAsset.allCases {
      let visit = Visit("GET", "/\(asset.rawValue)")
      #expect(visit.status == "200" && visit.headers["Content-Type"] == asset.mediaType)
      #expect(visit.body.utf8.elementsEqual(asset.bytes))
      #expect(Visit("HEAD", "/\(asset.rawValue)").body.isEmpty)
      #expect(Visit("POST", "/\(asset.rawValue)", body: "").status == "405")
    }
    #expect(Visit("GET", "/favicon.ico").status == "204")
    for path in [
      "/other", "/../etc/passwd", "/almanac.js/", "//almanac.js", "almanac.js", "/<script>", "/%00", "\u{0}",
    ] {
      let visit = Visit("GET", path)
      #expect(visit.status == "404", "\(path)")
      #expect(!visit.body.contains("passwd") && !visit.body.contains("<script>"))
    }
  }

  @Test func methods() {
    #expect(Visit("HEAD").body.isEmpty && Visit("HEAD").status == "200")
    #expect(Visit("HEAD").headers["Content-Length"] != "0")
    for method in ["PUT", "DELETE", "get", "TRACE", "POST ", "\u{0}", "CONNECT"] {
      let visit = Visit(method)
      #expect(visit.status == "405" && visit.headers["Allow"] == "GET, HEAD, POST", "\(method)")
    }
    #expect(Visit("GET", "/", ["REQUEST_METHOD": ""]).status == "405")
  }

  /// A length may be missing, nonsense, huge, or longer than what comes.
  @Test func lengthsAndTypes() {
    func status(_ variables: [String: String], body: String = "user=x") -> String {
      Visit("POST", "/", body: body, variables).status
    }
    #expect(status(["CONTENT_LENGTH": ""]) == "411")
    for bad in ["-1", "+3", "1e3", " 6", "6 ", "0x6", "６", "6,6", "6\u{0}"] {
      #expect(status(["CONTENT_LENGTH": bad]) == "400", "\(bad)")
    }
    for large in ["65537", "999999999", "3000000000", "99999999999999999999999"] {
      #expect(status(["CONTENT_LENGTH": large]) == "413", "\(large)")
    }
    #expect(status(["CONTENT_LENGTH": "7"]) == "400", "the body stops short")
    #expect(status(["CONTENT_LENGTH": "0"]) == "422")
    #expect(status(["CONTENT_LENGTH": "4"]) == "422", "no more than announced is read")
    #expect(status(["CONTENT_TYPE": ""]) == "415")
    #expect(status(["CONTENT_TYPE": "multipart/form-data; boundary=x"]) == "415")
    #expect(status(["CONTENT_TYPE": "application/x-www-form-urlencoded; charset=Shift_JIS"]) == "415")
    #expect(status([:], body: "user=%FF") == "400")
    #expect(status([:], body: "user=a&user=b") == "400")
    #expect(status([:], body: "user[]=a") == "400")
    #expect(status([:], body: (0..<101).map { "a\($0)" }.joined(separator: "&")) == "400")
  }

  @Test func postsFromElsewhereAreRefused() {
    func status(_ variables: [String: String]) -> String { Visit("POST", "/", body: "user=x", variables).status }
    for site in ["cross-site", "same-site", "nonsense", "Same-Origin", " same-origin"] {
      #expect(status(["HTTP_SEC_FETCH_SITE": site]) == "403", "\(site)")
      #expect(status(["HTTP_SEC_FETCH_SITE": site, "HTTP_ORIGIN": "http://127.0.0.1:8080"]) == "403")
    }
    #expect(status(["HTTP_SEC_FETCH_SITE": "same-origin"]) == "422")
    #expect(status(["HTTP_SEC_FETCH_SITE": "none"]) == "422")
    #expect(status(["HTTP_SEC_FETCH_SITE": ""]) == "403", "neither header: nobody knows where it comes from")
    #expect(status(["HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": "http://127.0.0.1:8080"]) == "422")
    #expect(status(["HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": "https://127.0.0.1:8080"]) == "422")
    for origin in [
      "null", "http://127.0.0.1", "http://127.0.0.1:8080.evil.example", "http://evil.example", "127.0.0.1:8080",
    ] {
      #expect(status(["HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": origin]) == "403", "\(origin)")
    }
    #expect(status(["HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": "http://", "HTTP_HOST": ""]) == "403")
  }

  /// A client's words get into no header and into no page but where a field shows them.
  @Test func nothingIsEchoed() {
    let marker = "zzqmarker"
    let visit = Visit(
      "GET", "/",
      [
        "HTTP_HOST": marker, "SCRIPT_NAME": marker, "HTTP_PROXY": marker, "HTTP_REFERER": marker,
        "QUERY_STRING": marker,
        "HTTP_ORIGIN": marker, "HTTP_ACCEPT_LANGUAGE": marker, "SERVER_NAME": marker, "REQUEST_URI": marker,
      ])
    #expect(visit.status == "200")
    #expect(!visit.body.contains(marker) && !visit.headers.values.contains { $0.contains(marker) })
  }

  @Test func theSameRequestHasTheSameAnswer() {
    #expect(Visit("GET").body == Visit("GET").body)
  }
}
