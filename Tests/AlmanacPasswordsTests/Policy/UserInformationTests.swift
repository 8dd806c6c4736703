import Almanac
import AlmanacPasswords
import Testing

/// What counts as the user's name in a password, and what does not.
@Suite struct UserInformationTests {
  private func codes(_ password: String, _ user: UserInformation, _ policy: PasswordPolicy = .nistSecondFactor)
    -> [PasswordViolation.Code]
  {
    PasswordPair(password, confirmedBy: password).checked(by: policy, for: user).violations.map(\.code)
  }

  @Test(arguments: [
    ("\u{130}brahim", "ibrahim horse 9"), ("ibrahim", "\u{130}BRAH\u{130}M HORSE"),
    ("I\u{15F}\u{131}klar", "I\u{15E}IKLAR HORSE"),
    ("Οδυσσευς", "ΟΔΥΣΣΕΥΣ HORSE"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς horse"), ("straße", "STRASSE horse 9"),
    ("１９９０", "summer of 1990"), ("Zoe\u{308}lle", "zo\u{EB}lle horse"),
  ])
  func lettersOfOneNameAreOne(_ name: String, _ password: String) {
    #expect(codes(password, UserInformation(name: name)) == [.containsUserInfo])
    #expect(codes(password, UserInformation(userName: name)) == [.containsUserInfo])
  }

  @Test(arguments: [
    ("    ", "a    b nine c"), ("----", "horse ---- nine"), ("....", "horse.... nine"), ("", "velvet otter 9"),
    ("Li", "libraries of stone"), ("Ana", "banana horse 9"),
    // Letters of their own, in Turkish and elsewhere.
    ("ilker", "\u{131}lker ve deniz"),
  ])
  func whatIsNoNameIsNoNews(_ name: String, _ password: String) {
    #expect(codes(password, UserInformation(userName: name, email: name, name: name)) == [])
  }

  /// What is ASCII alone is compared as beside a letter that is not.
  @Test(arguments: ["ISIL HORSE", "isil horse", "I-S_I.L 9a~", "ABCXYZ[\\]^`{|}"])
  func asciiIsFoldedAsItIsAmongOthers(_ name: String) {
    for password in ["x\(name)x", "x\(name.lowercased())x", "x\(name.uppercased())x"] {
      for around in ["", "日"] {
        #expect(codes(password + around, UserInformation(name: name)) == [.containsUserInfo], "\(password + around)")
        let whole = UserInformation(name: around.isEmpty ? name : "日\(name)")
        let wide = codes("日\(password.dropFirst())" + around, whole)
        #expect(wide == [.containsUserInfo], "\(password) \(around)")
      }
    }
    #expect(codes("\u{131}sparta horse", UserInformation(name: "Isparta")) == [.containsUserInfo], "in Turkish")
    #expect(codes("isparta horse 9", UserInformation(name: "ISPARTA")) == [.containsUserInfo], "and elsewhere")
  }

  @Test func digitsOfAPinAreOneInEveryScript() {
    let policy = PasswordPolicy.pin(4...12)
    #expect(codes("1990", UserInformation(userName: "１９９０"), policy).contains(.containsUserInfo))
    var listed = policy
    listed.blocklist = PasswordBlocklist(["１２８４"])
    #expect(codes("1284", .none, listed) == [.tooCommon])
  }

  @Test func aNameIsSeenBesideADisallowedCharacter() {
    let user = UserInformation(userName: "zeynep")
    #expect(codes("zeynep\u{200B}xxxxx", user) == [.disallowedCharacter, .containsUserInfo])
  }

  @Test func longTextsCostNoMoreThanTheirBeginning() {
    let user = UserInformation(userName: String(repeating: "abcd ", count: 200_000))
    #expect(codes("my abcd is here", user) == [.containsUserInfo])
    #expect(codes("velvet otter 9", user) == [])
  }

  @Test func bytesBeyondTheBoundAreStillReadAsUTF8() {
    let bad = [UInt8](repeating: 0xFF, count: 400)
    let both = PasswordPair(bad, confirmedBy: bad).checked(by: .nistSecondFactor).violations
    #expect(both.map(\.code) == [.notUTF8, .notUTF8])
    // What the pair itself cut off is nobody's mistake.
    let long = Array(String(repeating: "\u{65E5}", count: 100_000).utf8)
    let cut = PasswordPair(long, confirmedBy: long).checked(by: .nistSecondFactor).violations
    #expect(cut.map(\.code) == [.tooLong])
  }
}
