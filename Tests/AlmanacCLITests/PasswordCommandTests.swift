import Almanac
import AlmanacPasswords
import AlmanacTestKit
import Foundation
import Testing

/// `almanac password` over lines.
@Suite struct PasswordCommandTests {
  /// Wrong command lines, and the first line that each gets on standard error.
  static let mistakes: [(arguments: [String], message: String)] = [
    ([], "what to do is needed: check or enforce"),
    (["chek"], "what to do is check or enforce; a secret is never an argument"),
    (["check", "hunter2"], "nothing but options belongs behind check; a secret is never an argument"),
    (["hunter2"], "what to do is check or enforce; a secret is never an argument"),
    (
      ["check"], "--locale or --json is needed: there is no default language, and none is read from the environment"
    ),
    (["check", "--json", "--locale", "tr"], "--locale is for messages, and --json prints codes"),
    (["check", "--locale", "t"], "--locale takes one BCP 47 tag, such as tr or pt-BR"),
    (["check", "--policy", "strong", "--json"], "--policy is nist, nist-second-factor or pin"),
    (["check", "--policy"], "an option is not one of this command's, or lacks a value, or has a needless one"),
    (["enforce", "--locale", "tr"], "--locale is for check, and enforce has no rules to speak of"),
    (["enforce", "--json"], "--json is for check, and enforce has no rules to speak of"),
  ]

  @Test(arguments: mistakes) func mistake(_ arguments: [String], _ message: String) throws {
    let result = try BuiltCommand.run(["password"] + arguments, input: Array("a\na\n".utf8))
    #expect(result.errors.hasPrefix("almanac password: \(message)"))
    #expect(result.errors.contains("Try 'almanac password --help'."))
    #expect(!result.errors.contains("hunter2"))
    #expect(result.status == 64 && result.output == [])
  }

  /// The places where a secret may be typed by mistake.
  static let misplaced: [[String]] = [
    ["check", "--password=hunter2"], ["check", "--hunter2"], ["check", "-phunter2"], ["check", "--json=hunter2"],
    ["check", "--policy", "hunter2"], ["check", "--policy=hunter2"], ["check", "--locale", "hunter2-secret"],
    ["check", "--", "hunter2"], ["check", "--password", "hunter2"], ["enforce", "--locale=hunter2"],
    ["enforce", "hunter2"], ["--hunter2"],
  ]

  @Test(arguments: misplaced) func aSecretInTheWrongPlaceIsNotRepeated(_ arguments: [String]) throws {
    let result = try BuiltCommand.run(["password"] + arguments, input: Array("a\na\n".utf8))
    #expect(result.status == 64 && result.output == [])
    #expect(!result.errors.contains("hunter2"))
  }

  @Test func aCarriageReturnWithoutANewlineBelongsToTheSecret() throws {
    let enforced = try BuiltCommand.run(["password", "enforce"], input: Array("correct horse 77 x\r".utf8))
    #expect(enforced.status == 1 && enforced.output == [])
    let pair = try check("correct horse 77 x\ncorrect horse 77 x\r", "--json")
    #expect(pair.status == 1 && pair.text.contains("mismatch"))
    #expect(try check("correct horse 77 x\r\ncorrect horse 77 x\r\n", "--json").status == 0)
  }

  private func check(_ lines: String, _ options: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["password", "check"] + options, input: Array(lines.utf8))
  }

  @Test func messagesOnePerLine() throws {
    let result = try check("12a\n\n", "--policy", "pin", "--locale", "en")
    #expect(
      result.text == "The two PINs don't match.\nUse at least 4 digits.\nUse digits only for the PIN.\n")
    #expect(result.status == 1 && result.errors == "")
    let accepted = try check("velvet-otter-9031\nvelvet-otter-9031\n", "--locale", "en")
    #expect(accepted.status == 0 && accepted.output == [] && accepted.errors == "")
  }

  @Test(arguments: [("nist", 15), ("nist-second-factor", 8)]) func policies(_ name: String, _ minimum: Int) throws {
    let lines = { (count: Int) in
      String(repeating: "q", count: count) + "\n" + String(repeating: "q", count: count) + "\n"
    }
    #expect(try check(lines(minimum), "--policy", name, "--json").status == 0)
    #expect(try check(lines(256), "--policy", name, "--json").status == 0)
    #expect(try check(lines(257), "--policy", name, "--json").status == 1)
    let short = try check(lines(minimum - 1), "--policy", name, "--json")
    #expect(
      short.text == """
        {"accepted":false,"violations":[{"code":"tooShort","field":"password","kind":"password","minimum":\(minimum)}]}\n
        """)
  }

  /// What the command prints is what the library encodes.
  @Test func jsonIsTheLibrarys() throws {
    struct Document: Decodable {
      let accepted: Bool
      let violations: [PasswordViolation]
    }
    for (password, confirmation) in [
      ("", ""), ("12a", "12"), ("4\u{200B}", ""), ("12345678901234", "12345678901234"), ("4871", "4871"),
    ] {
      let result = try check("\(password)\n\(confirmation)\n", "--policy", "pin", "--json")
      let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
      let expected = PasswordPair(password, confirmedBy: confirmation).checked(by: .pin(4...12)).violations
      #expect(document.violations == expected && document.accepted == expected.isEmpty)
      #expect(result.status == (expected.isEmpty ? 0 : 1))
    }
  }

  @Test func userInformation() throws {
    let lines = "zeynep at the river\nzeynep at the river\n"
    #expect(try check(lines, "--json").status == 0)
    for option in [["--user", "zeynep"], ["--email", "zeynep@example.com"], ["--name", "Zeynep Demir"]] {
      let result = try check(lines, "--json", option[0], option[1])
      #expect(result.text.contains("\"containsUserInfo\"") && result.status == 1)
    }
  }

  @Test func linesAreNotTrimmed() throws {
    let enforce = { (input: String) in
      try BuiltCommand.run(["password", "enforce"], input: Array(input.utf8)).text
    }
    #expect(try enforce(" a b \n") == " a b ")
    #expect(try enforce(" a b ") == " a b ")
    #expect(try enforce(" a b \r\nnext line\n") == " a b ")
    #expect(try enforce("a\u{3000}b\u{A0}\n") == "a b ")
    let nfc = try enforce("Zu\u{308}rich\n")
    #expect(nfc.utf8.elementsEqual("Z\u{FC}rich".utf8))
    // A carriage return that ends no line is a character that can't be used.
    let result = try BuiltCommand.run(["password", "enforce"], input: Array("a\rb\n".utf8))
    #expect(result.output == [] && result.status == 1)
    #expect(result.errors == "almanac password: the password has a character that its profile does not allow\n")
  }

  @Test(arguments: [
    ("", "almanac password: two lines are needed: the password, and the same once more\n"),
    ("abc\n", "almanac password: a second line is needed: the password once more\n"),
    ("abc", "almanac password: a second line is needed: the password once more\n"),
  ]) func missingLines(_ input: String, _ message: String) throws {
    let result = try check(input, "--json")
    #expect(result.errors == message && result.status == 1 && result.output == [])
  }

  @Test func bytesThatAreNotUTF8() throws {
    let result = try BuiltCommand.run(["password", "check", "--locale", "en"], input: [0xC3, 0x28, 0x0A, 0x61, 0x0A])
    #expect(result.text == "The password couldn't be read. Enter it again.\n" && result.status == 1)
    let form = try BuiltCommand.run(["password", "enforce"], input: [0xC3, 0x28])
    #expect(form.errors == "almanac password: the password is not UTF-8\n" && form.status == 1 && form.output == [])
  }

  @Test func aMegabyteIsTooLong() throws {
    let line = String(repeating: "q", count: 1 << 20) + "\n"
    let result = try check(line + line, "--locale", "en")
    #expect(result.text == "Use 256 characters or fewer.\n" && result.status == 1)
  }

  @Test func environmentAndArgumentsAreNoSource() throws {
    let variables = ["PASSWORD": "velvet-otter-9031", "ALMANAC_PASSWORD": "velvet-otter-9031", "LANG": "tr_TR.UTF-8"]
    let result = try BuiltCommand.run(["password", "check", "--json"], input: [], environment: variables)
    #expect(result.status == 1 && result.output == [])
  }

  @Test func fullDiskIsSaid() throws {
    for line in [
      "printf 'a\\nb\\n' | almanac password check --json > /dev/full", "echo a | almanac password enforce > /dev/full",
    ] {
      let result = try BuiltCommand.shell(line)
      #expect(result.status == 74 && result.errors.contains("standard output can't be written: "))
    }
  }

  @Test func formsGoThroughAPipe() throws {
    let result = try BuiltCommand.shell(
      #"test "$(printf '\357\274\221\357\274\222\n' | almanac password enforce --policy pin | od -An -tx1)" = ' 31 32' && echo same"#
    )
    #expect(result.text == "same\n")
  }
}
