import Almanac
import AlmanacICU

/// Names of eras.
extension Harvester {
  /// The names of a calendar's eras in one width, era 0 first, with those that ICU writes where the width has none.
  ///
  /// Up to ICU 76 or so they are a list, and a list is taken from one bundle as a whole. Later data have a table by number,
  /// in which each era is looked for on its own, through the parents and then in the abbreviated width.
  func eras(_ calendar: String, _ width: String, _ bundle: ICUResource) throws -> [String] {
    let path = "calendar/\(calendar)/eras"
    guard let eras = try bundle.inherited("\(path)/\(width)") ?? bundle.inherited("\(path)/abbreviated") else {
      return []
    }
    guard eras.kind == .table else { return try eras.strings }
    var names: [String] = []
    while let name = try bundle.inherited("\(path)/\(width)/\(names.count)")
      ?? bundle.inherited("\(path)/abbreviated/\(names.count)")
    {
      names.append(try name.string)
    }
    return names
  }
}
