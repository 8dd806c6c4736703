internal import CAlmanacICU

extension ICUResource {
  /// The child with `key`, or nil when there is none.
  ///
  /// At the top of an inheriting bundle a parent locale may answer; deeper down only the table itself does.
  public func child(_ key: String) throws(ICUError) -> ICUResource? {
    var status: Int32 = 0
    // SAFETY: the bundle is open, the key is terminated, and a new bundle is answered that is ours to close.
    let child = unsafe library.table.pointee.ures_getByKey(bundle, key, nil, &status)
    return try unsafe found(child, key, status)
  }

  /// The resource at a path of keys below this one, from this locale or the nearest parent that has it, or nil.
  ///
  /// - Parameter path: keys with `/` between: `gregorian/monthNames/format/wide`.
  /// - Returns: the resource, or nil when neither the locale nor a parent has it.
  /// - Throws: `callFailed` with ICU's status.
  public func inherited(_ path: String) throws(ICUError) -> ICUResource? {
    var status: Int32 = 0
    // SAFETY: as in `child(_:)`. ICU copies the path before it changes it.
    let child = unsafe library.table.pointee.ures_getByKeyWithFallback(bundle, path, nil, &status)
    return try unsafe found(child, path, status)
  }

  private func found(_ child: OpaquePointer?, _ key: String, _ status: Int32) throws(ICUError) -> ICUResource? {
    guard status != ICULibrary.missingResource else {
      // SAFETY: a bundle that comes with the error is ours to close; closing null does nothing.
      unsafe library.table.pointee.ures_close(child)
      return nil
    }
    return try unsafe ICUResource(library, "\(path)/\(key)", owning: child, status)
  }

  /// The child at `index`, in the order of the keys for a table.
  public func child(at index: Int) throws(ICUError) -> ICUResource {
    var status: Int32 = 0
    // SAFETY: as in `child(_:)`; ICU checks the index and answers an error for one out of range.
    let child = unsafe library.table.pointee.ures_getByIndex(bundle, Int32(clamping: index), nil, &status)
    // SAFETY: the child is open; ICU answers null or a terminated string that lives as long.
    let key = unsafe child.flatMap { unsafe library.table.pointee.ures_getKey($0) }.map { unsafe String(cString: $0) }
    return try unsafe ICUResource(library, "\(path)/\(key ?? String(index))", owning: child, status)
  }

  /// All children, in order.
  ///
  /// An alias that leads nowhere is left out, as a lookup by its key answers nil: root has some, such as
  /// `calendar/buddhist/AmPmMarkersAbbr`, whose target no locale has.
  public var children: [ICUResource] {
    get throws(ICUError) {
      guard kind == .table || kind == .array else { return [] }
      var children: [ICUResource] = []
      children.reserveCapacity(count)
      for index in 0..<count {
        do {
          children.append(try child(at: index))
        } catch {
          guard error.status == library.name(ofStatus: ICULibrary.missingResource) else { throw error }
        }
      }
      return children
    }
  }
}
