import Almanac
import AlmanacPickers
import Testing

/// System C: ActionSheetPicker's kinds, in Chinese.
@Suite struct ActionSheetKindsTests {
  @Test func stringPicker() throws {
    var picker = try OptionPicker(["男", "女", "未知"], initialRow: 1, locale: "zh-Hans")
    #expect(picker.selection?.index == 1)
    #expect(picker.toolbar.title == "请选择")
    #expect(picker.toolbar.cancelTitle == "取消")
    _ = picker.apply(.select(.level(0), row: 2))
    #expect(picker.apply(.done).outcome == .done(.rows([2])))
    #expect(picker.selection?.option.text == "未知")
    _ = picker.apply(.select(.level(0), row: 0))
    #expect(picker.apply(.cancel).outcome == .cancelled(.rows([2])))
  }

  @Test func severalStringColumns() throws {
    var picker = try MultiPicker([OptionColumn(["红", "蓝"]), OptionColumn(["大", "中", "小"])], locale: "zh-Hans")
    let change = picker.apply(.select(.level(1), row: 2))
    #expect(change.columns == [.init(role: .level(1), selectedRow: 2, rows: .same)])
    #expect(picker.apply(.done).outcome == .done(.rows([0, 2])))
    #expect(picker.selection?.map(\.text) == ["红", "小"])
  }

  @Test func customColumnsWithEqualTexts() throws {
    var picker = try MultiPicker(
      [OptionColumn(name: "音阶", ["C", "D", "C"]), OptionColumn(name: "调式", ["大调", "小调"])], locale: "zh-Hans")
    _ = picker.apply(.select(.level(0), row: 2))
    #expect(picker.value == .rows([2, 0]), "the index decides, not the text")
    #expect(picker.columns.map(\.name) == ["音阶", "调式"])
  }

  @Test func distancePicker() throws {
    var picker = try DistancePicker(
      DistanceOptions(amount: 1_250, maximum: 99_999, units: [.kilometer, .meter], locale: "zh-Hans"))
    #expect(picker.shown == ["1 公里", "250 米"])
    #expect(picker.toolbar.title == "选择距离")
    #expect(picker.apply(.step(.unit(.meter), by: 750)).value == .amount(2_000))
    #expect(picker.apply(.done).outcome == .done(.amount(2_000)))
    let decimal = try DistancePicker(
      DistanceOptions(
        amount: 1_250, maximum: 99_999, units: [.kilometer], decimals: 3, layout: .digits, locale: "zh-Hans"))
    #expect(decimal.shown.joined() == "01.250 公里")
    #expect(decimal.summary == "1.250 公里")
  }

  @Test(arguments: [
    (DatePickerMode.date, PickerValue.Kind.date, "选择日期"), (.time, .time, "选择时间"),
    (.dayAndTime, .dateTime, "选择日期和时间"), (.dateAndTime, .dateTime, "选择日期和时间"),
  ])
  func datePickers(_ mode: DatePickerMode, _ kind: PickerValue.Kind, _ title: String) throws {
    let selection: PickerValue =
      mode == .date
      ? try .date("2026-11-30") : mode == .time ? try .time("06:05") : try .dateTime("2026-11-30T06:05")
    var options = DatePickerOptions(mode: mode, selection: selection, locale: "zh-Hans")
    if mode != .time {
      options.minimum = mode == .date ? try .date("2026-01-01") : try .dateTime("2026-01-01T00:00")
      options.maximum = mode == .date ? try .date("2027-12-31") : try .dateTime("2027-12-31T23:59")
    }
    options.today = try CivilDate("2026-11-29")
    var picker = try DatePicker(options)
    #expect(picker.toolbar.title == title)
    #expect(picker.value?.kind == kind)
    #expect(picker.apply(.done).outcome == .done(selection))
    switch mode {
    case .date: #expect(picker.shown == ["2026年", "11月", "30日"])
    case .time: #expect(picker.shown == ["06时", "05分"])
    case .dayAndTime:
      #expect(picker.shown == ["11月30日周一", "06时", "05分"])
      _ = picker.apply(.step(.date, by: -1))
      #expect(picker.shown.first == "今天")
    default: #expect(picker.shown == ["2026年", "11月", "30日", "06时", "05分"])
    }
  }

  @Test func countdown() throws {
    var picker = try CountdownPicker(CountdownOptions(seconds: 5_400, locale: "zh-Hans"))
    #expect(picker.shown == ["1小时", "30分钟"])
    #expect(picker.summary == "1小时30分钟")
    _ = picker.apply(.step(.minute, by: 40))
    #expect(picker.apply(.done).outcome == .done(.seconds(7_800)))
  }

  /// The first column's rows; the second column's by the first's choice.
  @Test func dependentColumns() throws {
    var picker = try DependentPicker(
      [PickerNode("水果", ["苹果", "香蕉"]), PickerNode("蔬菜", ["白菜", "萝卜", "土豆"])], initialRows: [1, 2],
      locale: "zh-Hans")
    #expect(picker.selection?.map(\.text) == ["蔬菜", "土豆"])
    let change = picker.apply(.select(.level(0), row: 0))
    #expect(change.columns.map(\.rows) == [.same, .replaced])
    #expect(picker.selection?.map(\.text) == ["水果", "苹果"])
    #expect(picker.apply(.cancel).outcome == .cancelled(.rows([1, 2])))
    #expect(picker.columns[1].rows.map(\.text) == ["白菜", "萝卜", "土豆"])
  }

  @Test func anyDepthAndUnequalDepth() throws {
    var picker = try DependentPicker(
      [PickerNode("广东", [PickerNode("广州", ["天河", "越秀"]), PickerNode("东莞")]), PickerNode("澳门")], locale: "zh-Hans")
    #expect(picker.columns.count == 3)
    #expect(picker.value == .rows([0, 0, 0]))
    _ = picker.apply(.select(.level(1), row: 1))
    #expect(picker.value == .rows([0, 1]))
    #expect(picker.columns[2].rows.isEmpty)
    #expect(picker.columns[2].selectedRow == nil)
    _ = picker.apply(.select(.level(0), row: 1))
    #expect(picker.apply(.done).outcome == .done(.rows([1])))
  }

  @Test func toolbar() throws {
    var picker = try Make.date("2026-11-30", "2026-01-01", "2026-12-31", "zh-Hans")
    picker.toolbar.cancelTitle = nil
    picker.toolbar.doneTitle = "好"
    picker.toolbar.buttons = [
      PickerButton(name: "today", title: picker.labels.text(.buttonToday), action: .set(try .date("2026-03-01"))),
      PickerButton(name: "far", title: "远", action: .set(try .date("2027-03-01"))),
      PickerButton(name: "help", title: "帮助", action: .perform("showHelp")),
    ]
    let buttons = PickerDocument(picker).buttons
    #expect(buttons.map(\.title) == ["好", "今天", "远", "帮助"])
    #expect(buttons.map { $0.refusal?.reason } == [nil, nil, .afterMaximum, nil])
    #expect(picker.apply(.button("today")).value == (try .date("2026-03-01")))
    #expect(picker.apply(.button("far")).refusal?.code == .noSuchButton)
    #expect(picker.apply(.button("none")).refusal?.code == .noSuchButton)
    #expect(picker.apply(.button("help")).outcome == .action("showHelp"))
    #expect(picker.value == (try .date("2026-03-01")))
  }
}

/// System D: the sheet of the password prompt, whose texts are the prompt's.
@Suite struct PasswordSheetTests {
  @Test func titleTwoSecureFieldsAndButtons() throws {
    let sheet = FieldSheet(
      title: "Şifre",
      fields: [
        .init(name: "password", placeholder: "Şifrenizi girin", entry: .secure),
        .init(name: "confirmation", placeholder: "Şifrenizi tekrar girin", entry: .secure),
      ], doneTitle: "Tamam", cancelTitle: "Kapat")
    let layout = try sheet.layout(.portrait, width: 320, height: 480)
    #expect(layout.buttons.map(\.button) == [.done, .cancel])
    #expect(layout.content.height == 88, "two fields")
    #expect(layout.title != nil)
    let beside = try sheet.layout(.landscapeLeft, width: 480, height: 320, direction: .rightToLeft)
    #expect(beside.buttons.allSatisfy { $0.frame.maxX <= beside.content.x })
  }
}
