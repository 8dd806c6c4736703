import Almanac

@testable import AlmanacCLI

/// What the filter should do, written to be read: whole lines, whole values, no blocks.
struct FilterModel {
  let plan: FilterPlan
  private(set) var output: [UInt8] = []

  /// The lines whose values were reported, kept or not.
  private(set) var reported: [Int] = []
  private(set) var hasStopped = false

  init(_ plan: FilterPlan, _ input: [UInt8]) {
    self.plan = plan
    var lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let endsWithNewline = lines.last == []
    if endsWithNewline { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let isEnded = endsWithNewline || index < lines.count - 1
      if index == 0, plan.hasHeader {
        output += line
      } else {
        take(line, number: index + 1)
      }
      if hasStopped { return }
      if isEnded { output.append(0x0A) }
    }
  }

  private mutating func take(_ line: [UInt8], number: Int) {
    guard let column = plan.column else {
      return put(line, before: [], after: [], number: number)
    }
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { Array($0) }
    guard column < fields.count else {
      return refuse(line, before: [], after: [], reached: line.count, number: number)
    }
    let before = fields.prefix(column).flatMap { (field: [UInt8]) -> [UInt8] in field + [0x09] }
    let after = fields.dropFirst(column + 1).flatMap { (field: [UInt8]) -> [UInt8] in [0x09] + field }
    put(fields[column], before: before, after: after, number: number)
  }

  private mutating func put(_ field: [UInt8], before: [UInt8], after: [UInt8], number: Int) {
    let ending: [UInt8] = field.last == 0x0D ? [0x0D] : []
    let value = Array(field.dropLast(ending.count))
    let newline = ending + [0x0A]
    if value.isEmpty || value == Array("\\N".utf8) {
      output += before + Array(plan.formats.map { _ in field }.joined(separator: [0x0A])) + after
    } else if value.count <= plan.limits.value, let date = try? CivilDate(String(decoding: value, as: UTF8.self)) {
      let texts = plan.formats.map { Array($0.string(from: date).utf8) }
      output += before + Array(texts.joined(separator: newline)) + ending + after
    } else {
      refuse(field, before: before, after: after, reached: before.count, number: number)
    }
  }

  private mutating func refuse(_ field: [UInt8], before: [UInt8], after: [UInt8], reached: Int, number: Int) {
    reported.append(number)
    let isTooLongToRepeat = plan.formats.count > 1 && field.count > plan.longestHeldValue + 1
    if plan.onError == .keep, !isTooLongToRepeat {
      output += before + Array(plan.formats.map { _ in field }.joined(separator: [0x0A])) + after
    } else {
      hasStopped = true
      if reached > plan.limits.heldBack { output += (before + field).prefix(reached) }
    }
  }
}
