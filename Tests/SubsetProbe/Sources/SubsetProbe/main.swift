import Almanac

let day = try CivilDate("2026-11-30")
print(try DateTimeFormat(date: .full, locale: "tr").string(from: day))
print(try DateTimeFormat(date: .short, locale: "de", fallback: "pt-BR").string(from: day))
do throws(FormatError) {
  _ = try DateTimeFormat(date: .full, locale: "de")
} catch {
  print(error.code == .leftOutOfSubset, error)
}
print(LocaleData.embedded.source.subset?.locales ?? [], LocaleData.embedded.source.overlays.map(\.name))
