import Almanac

/// Lists in the form that takes fewest bytes; see `ListForm`.
struct ListPacker {
  /// The bytes of each list.
  private(set) var written: [[UInt8]] = []
  /// Lists that are no patch, by how many values they have: what others can be patches of.
  private var bases: [Int: [(id: UInt16, values: [UInt16])]] = [:]

  init(_ lists: [[UInt16]]) {
    for (id, list) in lists.enumerated() {
      let form = run(list) ?? bytes(list)
      let whole = form.map { $0.count < 2 * list.count + 1 ? $0 : words(list) } ?? words(list)
      if list.isEmpty {
        written.append([])
      } else if let patch = patch(list, below: whole.count) {
        written.append(patch)
      } else {
        written.append(whole)
        bases[list.count, default: []].append((UInt16(id), list))
      }
    }
  }

  private func list(_ form: ListForm, _ values: [UInt16]) -> ByteBuilder {
    var builder = ByteBuilder()
    builder.append(form.rawValue)
    for value in values { builder.append(value) }
    return builder
  }

  private func run(_ values: [UInt16]) -> [UInt8]? {
    guard let first = values.first, values.count < 256, Int(first) + values.count <= 1 << 16,
      values.enumerated().allSatisfy({ Int($0.element) == Int(first) + $0.offset })
    else { return nil }
    return list(.run, [first]).bytes + [UInt8(values.count)]
  }

  private func bytes(_ values: [UInt16]) -> [UInt8]? {
    let present = values.filter { $0 != TableLayout.none }
    let base = present.min() ?? 0
    guard (present.max() ?? base) - base < 0xFF else { return nil }
    return list(.bytes, [base]).bytes + values.map { $0 == TableLayout.none ? 0xFF : UInt8($0 - base) }
  }

  private func words(_ values: [UInt16]) -> [UInt8] {
    list(.words, values).bytes
  }

  /// A patch of less than so many bytes; of several that are as short, one of the first list.
  private func patch(_ values: [UInt16], below limit: Int) -> [UInt8]? {
    let bitBytes = (values.count + 7) / 8
    var least = limit
    var best: (id: UInt16, values: [UInt16], form: ListForm)?
    for base in bases[values.count] ?? [] {
      // No patch takes less than its bits and a value.
      guard least > 5 + bitBytes else { break }
      let changes = values.indices.filter { base.values[$0] != values[$0] }.map { values[$0] }
      for (form, byteCount) in Self.forms(changes) where 3 + bitBytes + byteCount < least {
        least = 3 + bitBytes + byteCount
        best = (base.id, base.values, form)
      }
    }
    guard let best else { return nil }
    var bits = [UInt8](repeating: 0, count: bitBytes)
    var changes: [UInt16] = []
    for index in values.indices where best.values[index] != values[index] {
      bits[index / 8] |= 1 << UInt8(index % 8)
      changes.append(values[index])
    }
    var builder = list(best.form, [best.id])
    builder.bytes += bits
    switch best.form {
    case .nearPatch: builder.bytes += bytes(changes)?.dropFirst() ?? []
    case .runPatch: builder.append(changes.first ?? 0)
    case .run, .bytes, .words, .patch: for value in changes { builder.append(value) }
    }
    return builder.bytes
  }

  /// The forms in which changed values can stand, and how many bytes they take.
  private static func forms(_ changes: [UInt16]) -> [(ListForm, Int)] {
    guard let first = changes.first else { return [] }
    var forms: [(ListForm, Int)] = [(.patch, 2 * changes.count)]
    var least = UInt16.max
    var most: UInt16 = 0
    var isRun = true
    for (place, value) in changes.enumerated() {
      if value != TableLayout.none { (least, most) = (min(least, value), max(most, value)) }
      isRun = isRun && Int(value) == Int(first) + place
    }
    if most < least || most - least < 0xFF { forms.append((.nearPatch, 2 + changes.count)) }
    if isRun { forms.append((.runPatch, 2)) }
    return forms
  }
}
