/// The texts that forms have beside those of their pickers: the keys of `Resources/Messages` behind `form.`.
public enum FormLabelKey: String, CaseIterable, Sendable, Hashable {
  /// The first row of a column where nothing is chosen.
  case choose
  /// Before a message and before the title of a page where something is wrong; `{value}` is what follows.
  case error
  /// The post came from another site.
  case foreign
  /// What is typed is hidden, as a screen reader says.
  case hidden
  /// The button that hides what is typed.
  case hide
  /// Before the languages to choose from.
  case language
  /// A field that may be left out; `{value}` is its name.
  case optional
  /// A part of a field; `{field}` and `{part}` are their names.
  case part
  /// What is wrong with a field; `{field}` is its name and `{problem}` a sentence.
  case problem
  /// Over the list of all that is wrong.
  case problems
  /// The button that brings the rows that belong to a choice.
  case refresh
  /// The post can't be read at all.
  case refused
  /// The button that sends the form.
  case send
  /// The button that shows what is typed.
  case show
  /// What is typed can be seen, as a screen reader says.
  case shown

  /// The key in a file of messages.
  var fileKey: String { "form." + rawValue }

  /// The names of the places that every text of the key has, and no others.
  public var places: [String] {
    switch self {
    case .error, .optional: ["value"]
    case .part: ["field", "part"]
    case .problem: ["field", "problem"]
    default: []
    }
  }
}
