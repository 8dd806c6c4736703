import Testing

/// `almanac password` on a terminal: prompts in the reader's language, and no echo, whatever happens.
@Suite struct PasswordTerminalTests {
  private let check = ["password", "check", "--policy", "pin", "--locale", "tr"]

  @Test func asksTwiceWithoutEcho() {
    let run = TerminalRun(check, script: [("Şifre giriniz: ", "4871\n"), ("Tekrar şifre giriniz: ", "4817\n")])
    #expect(run.failure == nil && run.status == 1)
    #expect(run.transcript == "Şifre giriniz: \r\nTekrar şifre giriniz: \r\nGirdiğiniz iki şifre aynı olmalıdır.\r\n")
    #expect(run.isEchoing)
  }

  @Test func acceptsQuietly() {
    let run = TerminalRun(check, script: [("Şifre giriniz: ", "4871\n"), ("Tekrar şifre giriniz: ", "4871\n")])
    #expect(run.failure == nil && run.status == 0 && run.isEchoing)
    #expect(run.transcript == "Şifre giriniz: \r\nTekrar şifre giriniz: \r\n")
  }

  @Test func enforcesWhatIsTyped() {
    let run = TerminalRun(
      ["password", "enforce"], script: [("Enter a password: ", "Zu\u{308}rich\u{A0}lake\n")])
    #expect(run.failure == nil && run.status == 0 && run.isEchoing)
    #expect(run.transcript.utf8.elementsEqual("Enter a password: \r\nZ\u{FC}rich lake".utf8))
  }

  /// The keys that end a command, before and after something was typed, at either prompt.
  @Test(arguments: [("\u{3}", 2), ("48\u{3}", 2), ("\u{1C}", 3), ("48\u{1C}", 3)] as [(String, Int32)])
  func signalsBringTheEchoBack(_ typed: String, _ signal: Int32) {
    for script in [
      [("Şifre giriniz: ", typed)], [("Şifre giriniz: ", "4871\n"), ("Tekrar şifre giriniz: ", typed)],
    ] {
      let run = TerminalRun(check, script: script)
      #expect(run.failure == nil && run.signal == signal)
      #expect(run.isEchoing)
      #expect(!run.transcript.contains("48"))
    }
  }

  /// A terminal passes on 4,095 bytes of a line and drops the rest; a secret that may have been cut is refused.
  @Test func aLineThatTheTerminalCutsIsRefused() {
    let long = String(repeating: "a", count: 4_290)
    let run = TerminalRun(["password", "enforce"], script: [("Enter a password: ", long + "\n")])
    #expect(run.failure == nil && run.status == 1 && run.isEchoing)
    #expect(run.transcript.contains("a terminal hands on no line of 4095 bytes or more"))
    #expect(!run.transcript.contains("aaaa"))
  }

  @Test func theEndOfTheInputIsNoPassword() {
    let run = TerminalRun(check, script: [("Şifre giriniz: ", "\u{4}")])
    #expect(run.failure == nil && run.status == 1 && run.isEchoing)
    #expect(run.transcript.contains("almanac password: two lines are needed: the PIN, and the same once more"))
    let half = TerminalRun(check, script: [("Şifre giriniz: ", "4871\n"), ("Tekrar şifre giriniz: ", "\u{4}")])
    #expect(
      half.status == 1 && half.isEchoing && half.transcript.contains("a second line is needed: the PIN once more"))
  }

  @Test func keysOfTheTerminalWork() {
    // Delete takes the last character away, Control-U the line.
    let run = TerminalRun(
      check, script: [("Şifre giriniz: ", "99\u{15}48717\u{7F}\n"), ("Tekrar şifre giriniz: ", "4871\n")])
    #expect(run.failure == nil && run.status == 0)
  }
}
