import AlmanacTestKit
import Foundation
import Testing

/// `Tools/fetch-icu` where it cannot do its work, without a network: it says what is missing, and leaves nothing half done.
@Suite struct FetchICUTests {
  private static let script = Workshop.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Tools/fetch-icu").path

  /// Where the commands come from that the script calls.
  private enum Commands: String {
    /// The system's, but for those that stand in for some.
    case all = "$SCRATCH/bin:/usr/bin:/bin"
    /// Those that stand in, and what every system has: no Python and nothing that installs packages.
    case few = "$SCRATCH/bin"
  }

  /// A `python3` that has pip, and does this when pip is to fetch a wheel; `$dest` is where to.
  private static func python(_ download: String) -> String {
    """
    case "$*" in
    *"pip --version"*) exit 0 ;;
    *"pip download"*) for dest; do :; done; \(download) ;;
    *) echo "python3 $*" >>"$SCRATCH/called" ;;
    esac
    """
  }

  /// What a run of the script left.
  private struct Run {
    let status: Int32
    let output: String
    let errors: String
    /// What lies in the cache then, links and folders too.
    let cache: [String]
  }

  /// Runs the script with a cache of its own.
  ///
  /// - Parameters:
  ///   - arguments: the script's.
  ///   - commands: where the script finds the commands that it calls.
  ///   - fakes: commands that stand in for others: the name and the lines of shell.
  ///   - cache: lines of shell that are run in the cache before.
  /// - Returns: what it left.
  /// - Throws: what starting it throws.
  private func run(
    _ arguments: String, _ commands: Commands = .all, fakes: [String: String] = [:], cache: String = ":"
  ) throws -> Run {
    // The same machine everywhere, unless a test wants another one.
    let machine = "case \"$1\" in -s) echo Linux ;; -m) echo x86_64 ;; esac"
    let written = fakes.merging(["uname": machine]) { fake, _ in fake }.map { name, lines in
      "printf '%s\\n' '#!/bin/sh' '\(lines.replacing("'", with: "'\\''"))' >\"$SCRATCH/bin/\(name)\"\n"
        + "chmod +x \"$SCRATCH/bin/\(name)\""
    }
    let result = try BuiltCommand.shell(
      """
      export HOME="$SCRATCH/home" SCRATCH
      mkdir -p "$SCRATCH/bin" "$HOME/.cache/almanac/icu"
      for name in bash awk cat dirname getconf grep head id mkdir mktemp mv rm sha256sum sort; do
        ln -s "$(command -v $name)" "$SCRATCH/bin/$name"
      done
      rm -f \(fakes.keys.map { "\"$SCRATCH/bin/\($0)\"" }.joined(separator: " "))
      \(written.joined(separator: "\n"))
      (cd "$HOME/.cache/almanac/icu" && \(cache)) || exit 99
      PATH="\(commands.rawValue)" "$SCRATCH/bin/bash" '\(Self.script)' \(arguments)
      status=$?
      echo CACHE
      cd "$HOME/.cache/almanac/icu" && find . -mindepth 1 | sort
      exit $status
      """)
    let parts = result.text.split(separator: "CACHE\n", maxSplits: 1, omittingEmptySubsequences: false)
    return Run(
      status: result.status, output: String(parts[0]), errors: result.errors,
      cache: parts.count > 1 ? parts[1].split(separator: "\n").map(String.init) : [])
  }

  // MARK: What cannot be asked for

  @Test(arguments: ["99.1", "7", "''", "78.3.1", "78.3 99.1"])
  func aVersionWithoutAWheelIsRefusedBeforeAnythingIsFetched(versions: String) throws {
    let run = try run(versions, fakes: ["python3": Self.python("exit 1")])
    #expect(run.status == 64)
    let asked = versions.split(separator: " ").last.map { $0 == "''" ? "" : String($0) } ?? ""
    #expect(run.errors == "fetch-icu: no wheel of ICU \(asked) is known; there are: 78.3 77.1\n")
    #expect(run.output.isEmpty)
    #expect(run.cache.isEmpty)
  }

  @Test func anOptionThatIsNoneGetsTheUsage() throws {
    let run = try run("--frobnicate")
    #expect(run.status == 64)
    #expect(run.errors == "fetch-icu: usage: Tools/fetch-icu [VERSION...] | --list\n")
  }

  @Test func theListNeedsNothing() throws {
    let run = try run("--list", .few)
    #expect(run.status == 0)
    #expect(run.output == "78.3\n77.1\n")
    #expect(run.errors.isEmpty)
  }

  // MARK: Machines

  @Test func anotherPlatformIsRefused() throws {
    let machine = "case \"$1\" in -s) echo Darwin ;; -m) echo arm64 ;; esac"
    let run = try run("78", fakes: ["uname": machine, "python3": Self.python("exit 1")])
    #expect(run.status == 3)
    #expect(
      run.errors == """
        fetch-icu: the libraries are for x86-64 Linux, and this is Darwin arm64; name an ICU of your own with --icu PATH

        """)
    #expect(run.cache.isEmpty)
  }

  @Test(arguments: [("echo glibc 2.17", "need glibc 2.28 or later, and this is 2.17"), ("exit 1", "need glibc, which")])
  func anotherLibraryOfCIsRefused(answer: String, words: String) throws {
    let run = try run("78", fakes: ["getconf": answer, "python3": Self.python("exit 1")])
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("fetch-icu: the libraries \(words)"), "\(run.errors)")
    #expect(run.cache.isEmpty)
  }

  @Test(arguments: [[:], ["python3": "echo 'No module named pip' >&2; exit 1"]])
  func withoutPipNothingIsLeft(fakes: [String: String]) throws {
    let run = try run("78", .few, fakes: fakes)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        fetch-icu: python3-pip is missing and there is no apt-get; install the package python3-pip by hand and try again

        """)
    #expect(run.cache.isEmpty)
  }

  // MARK: Wheels

  @Test func withoutANetworkThePipsWordsAreShown() throws {
    let run = try run("78", fakes: ["python3": Self.python("echo 'Temporary failure in name resolution' >&2; exit 1")])
    #expect(run.status == 4)
    #expect(
      run.errors == """
        Fetching icu4py 1.2.0
        Temporary failure in name resolution
        fetch-icu: pip cannot fetch icu4py 1.2.0 (its words are above); is there a network, and an index that has it?

        """)
    #expect(run.cache.isEmpty)
  }

  @Test func aWheelThatPipRefusesIsNotUnpacked() throws {
    let words = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."
    let run = try run("77.1", fakes: ["python3": Self.python("echo '\(words)' >&2; exit 1")])
    #expect(run.status == 5)
    #expect(
      run.errors == """
        Fetching pyicu-wheels 2.15.2
        \(words)
        fetch-icu: the wheel of pyicu-wheels 2.15.2 is not the one that this script knows (pip's words are above)

        """)
    #expect(run.cache.isEmpty)
  }

  @Test func aWheelWithAnotherHashIsNotUnpacked() throws {
    let download = "mkdir -p \"$dest\" && echo other >\"$dest/icu4py-1.2.0-cp311-cp311-linux_x86_64.whl\""
    let run = try run("78", fakes: ["python3": Self.python(download)])
    #expect(run.status == 5)
    #expect(
      run.errors.hasSuffix(
        "fetch-icu: icu4py-1.2.0-cp311-cp311-linux_x86_64.whl is not the wheel that this script knows\n"))
    #expect(run.cache.isEmpty)
  }

  @Test func aPipThatFetchesNothingIsNoSuccess() throws {
    let run = try run("78", fakes: ["python3": Self.python("exit 0")])
    #expect(run.status == 4)
    #expect(
      run.errors == "Fetching icu4py 1.2.0\nfetch-icu: pip says that it fetched icu4py 1.2.0, and there is no wheel\n")
    #expect(run.cache.isEmpty)
  }

  // MARK: What is there already

  private static let whole = """
    mkdir 78.3 && cd 78.3 && echo library >libicui18n-1.so.78.3 && sha256sum * >../sums && mv ../sums SHA256SUMS
    """

  @Test(arguments: ["", "78", "78.3", "ICU-78"])
  func whatIsThereIsNotFetchedAgain(version: String) throws {
    let run = try run(version, .few, cache: Self.whole)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("/home/.cache/almanac/icu/78.3/libicui18n-1.so.78.3\n"))
    #expect(run.errors.isEmpty)
    #expect(run.cache == ["./78.3", "./78.3/SHA256SUMS", "./78.3/libicui18n-1.so.78.3"])
  }

  /// A library that was changed is fetched anew; until that is done, it stays.
  @Test func whatIsDamagedIsFetchedAgain() throws {
    let run = try run(
      "78", fakes: ["python3": Self.python("exit 1")], cache: "\(Self.whole) && echo more >>libicui18n-1.so.78.3")
    #expect(run.status == 4)
    #expect(run.output.isEmpty)
    #expect(run.cache == ["./78.3", "./78.3/SHA256SUMS", "./78.3/libicui18n-1.so.78.3"])
  }
}
