/// Writing anything: years of any length, other calendars, numbers by rules, offsets.
extension DateProgram {
  /// Writes any date and time by any steps.
  @inline(never)
  func writeGenerally(_ moment: Moment, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    if let fallback { return fallback.store(moment, &out, start) }
    let values = FieldValues(moment, self)
    var end = writeSteps(values, &out, start)
    var rest = next
    while let program = rest {
      end = program.writeSteps(values, &out, end)
      rest = program.next
    }
    return end
  }

  private func writeSteps(_ values: FieldValues, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    var end = start
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      switch step.operation {
      case .text: end = storeText(step, step.value(in: values.fields, values.clock), &out, end)
      case .longText: end = storeLongText(step, step.value(in: values.fields, values.clock), &out, end)
      case .number: end = storeNumber(step, step.value(in: values.fields, values.clock), &out, end)
      case .year:
        end = storeSigned(values.yearOfEra, 1, .max, digits, &out, end)
        out.storeBytes(of: (step.literal >> 32).littleEndian, toByteOffset: end, as: UInt64.self)
        end &+= Int(step.byteCount) &- 4
      case .digits:
        let value = UInt(step.value(in: values.fields, values.clock))
        end = Self.store(value, step.minimumDigits, digits, &out, end)
        end = storeLiteral(step, &out, end)
      case .yearInDigits:
        end = storeSigned(values.yearOfEra, step.minimumDigits, .max, digits, &out, end)
        end = storeLiteral(step, &out, end)
      case .quantity:
        end = storeQuantity(step, values, &out, end)
        end = storeLiteral(step, &out, end)
      case .fraction:
        end = storeFraction(step, values.moment.time, &out, end)
        end = storeLiteral(step, &out, end)
      case .offset:
        let form = OffsetForm(rawValue: step.detail)
        end = OffsetForms.store(values.moment.offset, form, rules?.offsets, &out, end)
        end = storeLiteral(step, &out, end)
      case .tableText: end = storeTableText(step, values, &out, end)
      }
    }
    return end
  }

  private func storeLiteral(_ step: Step, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    out.storeBytes(of: step.literal.littleEndian, toByteOffset: start, as: UInt64.self)
    return start &+ Int(step.byteCount)
  }

  private func storeQuantity(
    _ step: Step, _ values: FieldValues, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    guard let rules, let quantity = Quantity(rawValue: step.detail) else { return start }
    let value = values.value(of: quantity, rules)
    switch rules.systems[Int(step.chunks)] {
    case .decimal(let digits):
      return storeSigned(value, step.minimumDigits, UInt8(step.base), digits, &out, start)
    case .algorithmic(let numbers):
      return Self.store(value, numbers, rules.grouping, &out, start)
    }
  }

  /// A number with its sign, of which only so many digits are written.
  private func storeSigned(
    _ value: Int, _ minimumDigits: UInt8, _ maximumDigits: UInt8, _ digits: Digits, _ out: inout MutableRawSpan,
    _ start: Int
  ) -> Int {
    var end = start
    if value < 0, let sign = rules?.minusSign {
      for byte in sign {
        out.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
        end &+= 1
      }
    }
    let magnitude = maximumDigits == 2 ? value.magnitude % 100 : value.magnitude
    return Self.store(magnitude, minimumDigits, digits, &out, end)
  }

  /// The fraction of a second, cut after so many digits.
  ///
  /// ICU knows thousandths, and writes zeros from the fourth digit on; a number system by rules gets its numbers.
  private func storeFraction(_ step: Step, _ time: CivilTime, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let count = Int(step.minimumDigits)
    let nanosecond = UInt(time.storedNanosecond)
    switch rules?.systems[Int(step.chunks)] {
    case .algorithmic(let numbers)?:
      let thousandths = Int(nanosecond / 1_000_000)
      let value = count == 1 ? thousandths / 100 : count == 2 ? thousandths / 10 : thousandths
      let end = Self.store(value, numbers, rules?.grouping ?? "", &out, start)
      return count > 3 ? Self.store(0, numbers, "", &out, end) : end
    case .decimal(let digits)?:
      var value = nanosecond
      for _ in min(count, 9)..<9 { value /= 10 }
      let end = Self.store(value, UInt8(min(count, 9)), digits, &out, start)
      return count > 9 ? Self.store(0, UInt8(count - 9), digits, &out, end) : end
    case nil: return start
    }
  }

  private func storeTableText(
    _ step: Step, _ values: FieldValues, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    guard let rules else { return start }
    let list = rules.tables.list(UInt16(truncatingIfNeeded: step.literal))
    let value = step.value(in: values.fields, values.clock)
    guard value < list.count else { return start }
    if let texts = rules.eraTexts, value < texts.count {
      for (index, byte) in texts[value].enumerated() {
        out.storeBytes(of: byte, toByteOffset: start &+ index, as: UInt8.self)
      }
      return start &+ texts[value].count
    }
    let id = rules.tables.value(list, value)
    guard id != TableLayout.none else { return start }
    var end = start
    rules.tables.withString(id) { text in
      for index in text.indices { out.storeBytes(of: text[index], toByteOffset: start &+ index, as: UInt8.self) }
      end = start &+ text.count
    }
    return end
  }

  /// A number by rules.
  private static func store(
    _ value: Int, _ numbers: AlgorithmicNumbers, _ grouping: String, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    var text = NumberText()
    numbers.append(value, grouping: grouping, to: &text)
    for index in 0..<text.count {
      out.storeBytes(of: text.bytes[index], toByteOffset: start &+ index, as: UInt8.self)
    }
    return start &+ text.count
  }

  /// The general way to write a number in digits.
  static func store(
    _ value: UInt, _ minimumDigits: UInt8, _ digits: Digits, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    // Four bits a digit, the last one lowest; no value has more than ten.
    var places: UInt64 = 0
    var count = 0
    var rest = value
    repeat {
      places |= UInt64(rest % 10) &<< UInt64(4 &* count)
      rest /= 10
      count &+= 1
    } while rest > 0
    var end = start
    var place = max(count, Int(minimumDigits))
    while place > 0 {
      place &-= 1
      let digit = place < 16 ? Int(truncatingIfNeeded: places >> UInt64(4 * place) & 15) : 0
      out.storeBytes(of: digits.bytes(digit).littleEndian, toByteOffset: end, as: UInt32.self)
      end &+= digits.count(digit)
    }
    return end
  }
}
