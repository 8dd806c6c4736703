/// A whole number written in columns: each column counts a multiple of the smallest unit, as hours, minutes and seconds
/// do, or the decimal digits of a number.
struct MixedRadix: Hashable, Sendable {
  /// A column.
  struct Place: Hashable, Sendable {
    let role: ColumnRole
    /// How many smallest units one row is.
    let weight: Int
    /// How many rows the column would have without a bound; nil where only the bound ends it.
    let radix: Int?
    /// Numbers from row to row.
    let step: Int
  }

  /// The columns from the largest to the smallest; each weight times its radix is the weight before it.
  let places: [Place]
  var low: Int
  var high: Int

  /// The digits of an amount: one number for each place.
  func numbers(_ amount: Int) -> [Int] {
    var rest = amount
    return places.map { place in
      let number = rest / place.weight
      rest -= number * place.weight
      return number
    }
  }

  /// How many rows a column has: those up to its radix, or up to the greatest amount for the first.
  func rowCount(_ index: Int) -> Int {
    let place = places[index]
    let most = high / place.weight
    let last = place.radix.map { index == 0 ? min(most, $0 - 1) : $0 - 1 } ?? most
    return last / place.step + 1
  }

  /// Whether an amount lies between the bounds and on the steps.
  func contains(_ amount: Int) -> Bool { amount >= low && amount <= high && isOnSteps(amount) }

  /// Whether every number of the amount is on the step of its column.
  func isOnSteps(_ amount: Int) -> Bool {
    zip(places, numbers(amount)).allSatisfy { $1 % $0.step == 0 } && amount % (places.last?.weight ?? 1) == 0
  }

  /// The span of amounts that have these numbers in the first columns, `count` of them.
  func span(_ numbers: [Int], _ count: Int) -> (first: Int, last: Int) {
    // Numbers in larger columns end it too: 6,000 feet are no feet below a mile.
    var first = 0
    var last = high
    for index in 0..<count {
      first += numbers[index] * places[index].weight
      last = min(last, first + places[index].weight - 1)
    }
    return (first, last)
  }

  /// Whether a row can be chosen while the larger columns stay.
  func isEnabled(_ row: Int, _ index: Int, _ amount: Int) -> Bool {
    var numbers = numbers(amount)
    numbers[index] = row * places[index].step
    let span = span(numbers, index + 1)
    return amountOnSteps(from: max(span.first, low)).map { $0 <= min(span.last, high) } ?? false
  }

  /// The least amount on the steps that is at least this one.
  func amountOnSteps(from amount: Int) -> Int? {
    guard !isOnSteps(amount) else { return amount }
    // Take as many leading numbers as are on their steps, raise the next, and end with zeros.
    var numbers = numbers(amount)
    guard let wrong = places.indices.first(where: { numbers[$0] % places[$0].step != 0 }) ?? places.indices.last else {
      return nil
    }
    let place = places[wrong]
    numbers[wrong] = (numbers[wrong] / place.step + 1) * place.step
    for index in places.indices where index > wrong { numbers[index] = 0 }
    // A number that reaches its radix carries into larger columns, which may be between steps then.
    let raised = zip(places, numbers).reduce(0) { $0 + $1.0.weight * $1.1 }
    return raised > amount ? (isOnSteps(raised) ? raised : amountOnSteps(from: raised)) : nil
  }

  /// The greatest amount on the steps that is at most this one.
  func amountOnSteps(through amount: Int) -> Int? {
    guard amount >= 0 else { return nil }
    var numbers = numbers(amount)
    for index in places.indices where numbers[index] % places[index].step != 0 {
      numbers[index] -= numbers[index] % places[index].step
      for later in places.indices where later > index {
        let place = places[later]
        numbers[later] = ((place.radix ?? 1) - 1) / place.step * place.step
      }
      break
    }
    return zip(places, numbers).reduce(0) { $0 + $1.0.weight * $1.1 }
  }

  /// The amount that can be chosen and keeps most of what was asked: larger columns first.
  func settled(_ amount: Int) -> Int {
    let amount = min(max(amount, low), high)
    if contains(amount) { return amount }
    if let below = amountOnSteps(through: amount), below >= low { return below }
    return amountOnSteps(from: amount) ?? low
  }

  /// An amount whose column stands on a row, the larger columns as they are; on the nearest row that can be chosen where
  /// this one can't.
  func selecting(_ row: Int, _ index: Int, _ amount: Int) -> Int {
    var numbers = numbers(amount)
    numbers[index] = row * places[index].step
    let asked = zip(places, numbers).reduce(0) { $0 + $1.0.weight * $1.1 }
    // First with the row kept, then with the larger columns alone.
    for count in [index + 1, index] {
      let span = span(numbers, count)
      let first = max(span.first, low)
      let last = min(span.last, high)
      guard first <= last else { continue }
      let near = min(max(asked, first), last)
      if let below = amountOnSteps(through: near), below >= first { return below }
      if let above = amountOnSteps(from: near), above <= last { return above }
    }
    return settled(asked)
  }
}
