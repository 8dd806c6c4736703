import Foundation

/// How much a test does: a sample by default, everything where the environment asks for it.
public enum Thoroughness {
  /// Whether `ALMANAC_EXHAUSTIVE` is set: tests that sample then take every case.
  public static let isExhaustive = ProcessInfo.processInfo.environment["ALMANAC_EXHAUSTIVE"] != nil

  /// Whether `ALMANAC_RECORD` is set: golden files are then written anew, and the run fails.
  public static let isRecording = ProcessInfo.processInfo.environment["ALMANAC_RECORD"] != nil
}
