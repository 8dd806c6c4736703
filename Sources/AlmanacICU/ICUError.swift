/// Why an ICU could not be opened, or what a call into it answered.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  ///
  /// A program may compare it; the text of `description` is for people.
  public struct Code: Hashable, Sendable {
    /// The name of the code, the same in every release.
    public let name: String

    /// No library at the path, or the dynamic linker refused it.
    public static let libraryNotLoaded = Code(name: "libraryNotLoaded")
    /// The file is a library, but not ICU's i18n library.
    public static let notICU = Code(name: "notICU")
    /// The library is an ICU older than 67.
    public static let tooOld = Code(name: "tooOld")
    /// The library lacks a function that every ICU since 67 exports.
    public static let symbolMissing = Code(name: "symbolMissing")
    /// The library works, but its data library is missing or a stub.
    public static let dataMissing = Code(name: "dataMissing")
    /// A second ICU of a version that is open already, from another folder: one process cannot hold both.
    public static let mixedLibraries = Code(name: "mixedLibraries")
    /// The ICU knows no time zone of the name.
    public static let unknownZone = Code(name: "unknownZone")
    /// Nothing that looks like an ICU was found where it was looked for.
    public static let libraryNotFound = Code(name: "libraryNotFound")
    /// ICU answered a call with an error.
    public static let callFailed = Code(name: "callFailed")
    /// A resource holds a value of another type than was asked for.
    public static let wrongType = Code(name: "wrongType")
    /// ICU answered text that is not valid UTF-16.
    public static let invalidText = Code(name: "invalidText")
    /// The open ICU is too old for the function.
    public static let functionUnavailable = Code(name: "functionUnavailable")
  }

  /// The kind of failure.
  public let code: Code

  /// What was asked for: a path, a function with its arguments, the path of a resource.
  public let context: String

  /// What was wrong, in words.
  public let reason: String

  /// ICU's name of the status that it answered, such as `U_MISSING_RESOURCE_ERROR`, where a call was answered.
  public let status: String?

  /// The context, the reason and the status in one line.
  public var description: String {
    status.map { "\(context): \(reason) (\($0))" } ?? "\(context): \(reason)"
  }

  init(_ code: Code, _ context: String, _ reason: String, status: String? = nil) {
    self.code = code
    self.context = context
    self.reason = reason
    self.status = status
  }
}
