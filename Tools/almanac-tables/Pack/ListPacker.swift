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
    guard let last = present.max(), last - base < 0xFF else { return nil }
    return list(.bytes, [base]).bytes + values.map { $0 == TableLayout.none ? 0xFF : UInt8($0 - base) }
  }

  private func words(_ values: [UInt16]) -> [UInt8] {
    list(.words, values).bytes
  }

  /// A patch of less than so many bytes.
  private func patch(_ values: [UInt16], below limit: Int) -> [UInt8]? {
    let bitBytes = (values.count + 7) / 8
    var least = (limit - 4 - bitBytes) / 2
    var best: (id: UInt16, values: [UInt16])?
    guard least > 0 else { return nil }
    for base in bases[values.count] ?? [] {
      let changes = Self.changes(base.values, values, atMost: least)
      guard changes < least || changes == least && best == nil else { continue }
      least = changes
      best = base
    }
    guard let best else { return nil }
    var bits = [UInt8](repeating: 0, count: bitBytes)
    var changed: [UInt16] = []
    for index in values.indices where best.values[index] != values[index] {
      bits[index / 8] |= 1 << UInt8(index % 8)
      changed.append(values[index])
    }
    var builder = list(.patch, [best.id])
    builder.bytes += bits
    for value in changed { builder.append(value) }
    return builder.bytes
  }

  /// In how many values two lists of one length differ; one more than `most` where it is more.
  private static func changes(_ left: [UInt16], _ right: [UInt16], atMost most: Int) -> Int {
    var changes = 0
    for index in left.indices where left[index] != right[index] {
      changes += 1
      if changes > most { break }
    }
    return changes
  }
}
