import AlmanacICU
import Almanac
@main enum Main {
 static func main() throws {
  let icu = try ICULibrary.system()
  let clock = ContinuousClock()
  var text: TableText?
  print("harvest", try clock.measure { text = try Harvester(icu: icu).harvest() })
  guard let text else { return }
  let files = text.files()
  print(files.count, files.reduce(0) { $0 + $1.bytes.count })
  print("write", try clock.measure { try Folder.replace("Resources/Locales", with: files) })
  var packed: [UInt8] = []
  print("pack", try clock.measure { var p = try Packer(text); packed = try p.pack(); print(p.strings.strings.count, p.lists.lists.count, p.strings.strings.reduce(0) { $0 + $1.utf8.count }, p.lists.lists.reduce(0) { $0 + 2 * $1.count }) })
  print("all", packed.count)
  let reader = try TableReader(copying: packed.span)
  print("validate", try clock.measure { try reader.validate() })
  try Folder.replace("Resources/Tables", with: [("almanac.tables", packed)])
  let v = Verifier(icu: icu, data: try LocaleData(packed))
  let r = try v.run(.init(locales: try icu.availableLocales + icu.legacyAliases, days: try DaySpread.standard()))
  print(r.comparisons, r.differences.count, r.furtherDifferences)
  for d in r.differences.prefix(20) { print(d.locale, d.style, d.date!, d.ours, d.theirs) }
 }
}
