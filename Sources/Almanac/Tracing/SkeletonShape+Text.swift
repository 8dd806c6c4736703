/// Skeletons as text, for those who read a trace.
extension SkeletonShape {
  /// Some of the fields, as a skeleton.
  func text(_ wanted: PatternFields) -> String {
    var text = ""
    for field in PatternField.allCases where fields.intersection(wanted).contains(PatternFields(field)) {
      let place = field.rawValue
      text += String(repeating: Character(Unicode.Scalar(letters[place])), count: Int(counts[place]))
    }
    return text
  }
}

extension PatternGenerator.Candidate {
  /// The entry's fields as a skeleton.
  var skeleton: String { text(.all) }

  /// Some of the entry's fields, as a skeleton.
  func text(_ wanted: PatternFields) -> String {
    var text = ""
    for field in PatternField.allCases where fields.intersection(wanted).contains(PatternFields(field)) {
      let count = Int(counts[field.rawValue])
      text += String(repeating: letter(of: field, count), count: count)
    }
    return text
  }

  /// The letter whose form a field has; an entry keeps the number of a form and not its letter.
  private func letter(of field: PatternField, _ count: Int) -> Character {
    for letter in UInt8(ascii: "A")...UInt8(ascii: "z") {
      guard let form = FieldForm(letter, count), form.field == field else { continue }
      var shape = SkeletonShape()
      shape.add(letter, count)
      if (shape.base ^ base) & SkeletonShape.baseMask(of: field) == 0 { return Character(Unicode.Scalar(letter)) }
    }
    return "?"
  }
}
