import AlmanacPasswords
import Foundation
import Testing

/// Blocklists and user information.
@Suite struct PasswordListTests {
  private func codes(_ text: String, _ policy: PasswordPolicy, for user: UserInformation = .none) -> [String] {
    PasswordPair(text, confirmedBy: text).checked(by: policy, for: user).violations.map(\.code.rawValue)
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Passwords/common-passwords.txt")

  @Test func theEmbeddedListIsSortedAndWhatTheDocsSay() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 15_642 && text.utf8.count == 145_897 && text.hasSuffix("\n"))
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(lines.allSatisfy { $0.allSatisfy { $0.isASCII && !$0.isUppercase } })
    #expect(lines.allSatisfy { $0.count >= 8 || $0.count >= 4 && $0.allSatisfy(\.isNumber) })
    #expect(lines.count { $0.count >= 8 } > 14_000)
  }

  /// Each line is found, in capitals too, and what lies beside each is not.
  @Test func everyLineOfTheEmbeddedListIsFound() throws {
    let lines = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
    let policy = PasswordPolicy(trusting: .password, length: 4...256)
    for line in lines {
      #expect(codes(line, policy) == ["tooCommon"])
      #expect(codes(line.uppercased(), policy) == ["tooCommon"])
      for beside in [line + "\u{20}", "\u{20}" + line, String(line.dropLast()) + "~"] where !lines.contains(beside) {
        #expect(!codes(beside, policy).contains("tooCommon"))
      }
    }
  }

  @Test func ends() {
    let policy = PasswordPolicy(trusting: .password, length: 1...256)
    for text in ["\u{20}", "~~~~~~~~~~~~", "!", "zzzzzzzzzzzzzzzzzz"] { #expect(codes(text, policy) == []) }
  }

  @Test func aListOfOnesOwn() {
    var policy = PasswordPolicy.nistSecondFactor
    policy.blocklist = PasswordBlocklist([
      "Stra\u{DF}enbahn", "ZU\u{308}RICH-SEE", "abc", "", "bad\nentry-of-two", "\u{130}STANBUL1",
    ])
    #expect(codes("stra\u{DF}enbahn", policy) == ["tooCommon"])
    #expect(codes("Z\u{FC}rich-See", policy) == ["tooCommon"])
    #expect(codes("STRASSENBAHN", policy) == [], "no case folding")
    #expect(codes("\u{130}stanbul1", policy) == ["tooCommon"])
    #expect(codes("istanbul1", policy) == [])
    #expect(codes("entry-of-two", policy) == [])
    #expect(codes("password", policy) == [], "the embedded list is not looked at")
    // Too short for the policy, and so of no account in the list.
    #expect(codes("abc", policy) == ["tooShort"])
  }

  @Test func listsCanBeSwitchedOff() {
    var policy = PasswordPolicy.nistSecondFactor
    #expect(codes("password", policy) == ["tooCommon"])
    policy.blocklist = .none
    #expect(codes("password", policy) == [])
    policy.blocklist = PasswordBlocklist([])
    #expect(codes("password", policy) == [])
    let user = UserInformation(userName: "zdemir")
    #expect(codes("zdemir at sea", policy, for: user) == ["containsUserInfo"])
    policy.userInformation = .allowed
    #expect(codes("zdemir at sea", policy, for: user) == [])
  }

  private static let zeynep = UserInformation(
    userName: "zd_1990x", email: "zeynep.demir+mail@cs.example.info", name: "Zeynep Demir Ay")

  @Test(arguments: [
    "my ZEYNEP garden", "demir and wood", "XX zd_1990x XX", "the 1990x thing", "an example of it", "zeynep.demir+mail",
    "no mail today", "ZEYNEP.DEMIR+MAIL@CS.EXAMPLE.INFO", "zeynep demir ay",
  ]) func partsOfTheUser(_ text: String) {
    #expect(codes(text, .nistSecondFactor, for: Self.zeynep) == ["containsUserInfo"])
  }

  @Test(arguments: ["the info desk", "a day at cs", "zd at the sea", "ze ynep and so on", "a long ay"])
  func whatIsNoPart(_ text: String) {
    #expect(codes(text, .nistSecondFactor, for: Self.zeynep) == [])
  }

  @Test func emptyAndShortTextsCountForNothing() {
    for user in [
      UserInformation(userName: "", email: "", name: ""), UserInformation(userName: "al", email: "a@b.c", name: "Li"),
      UserInformation(email: "@"), UserInformation(email: "@@@@"), UserInformation(name: "   "), .none,
    ] {
      #expect(codes("alphabetical library", .nistSecondFactor, for: user) == [])
    }
  }

  @Test func bothSidesAreNormalized() {
    let user = UserInformation(name: "Zu\u{308}rcher")
    #expect(codes("bei Z\u{DC}RCHERs", .nistSecondFactor, for: user) == ["containsUserInfo"])
    // Four scalars after normalization, eight before.
    #expect(
      codes(
        "\u{E9}\u{E8}\u{EA}\u{EB} in a row", .nistSecondFactor,
        for: UserInformation(userName: "e\u{301}e\u{300}e\u{302}e\u{308}")) == ["containsUserInfo"])
    #expect(
      codes(
        "\u{E9}\u{E8}\u{EA} in a row", .nistSecondFactor, for: UserInformation(userName: "e\u{301}e\u{300}e\u{302}"))
        == [])
    // Without a locale: I is i, and dotless \u{131} is another letter.
    #expect(codes("ILKER ve deniz", .nistSecondFactor, for: UserInformation(userName: "ilker")) == ["containsUserInfo"])
    #expect(codes("\u{131}lker ve deniz", .nistSecondFactor, for: UserInformation(userName: "ilker")) == [])
  }
}
