import Almanac

let format = try DateTimeFormat(date: .full, locale: "tr")
print(format.string(from: try CivilDate("2026-11-30")))
