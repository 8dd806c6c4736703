import Almanac
import CAlmanacSecrets

/// One field on its way through a check: what enforcement makes of it.
enum TypedField: ~Copyable {
  /// Not a single byte.
  case empty
  /// The bytes are not UTF-8.
  case notUTF8
  /// So many scalars that they are not even normalized.
  case beyondBound
  /// Mapped and normalized, with a character that is not allowed.
  case disallowed(SecretBytes)
  /// The enforced form.
  case enforced(EnforcedPassword)

  init(_ raw: Span<UInt8>, _ policy: PasswordPolicy, _ data: LocaleData) {
    do throws(EnforcementError) {
      let enforced = try PasswordEnforcement.enforce(
        raw, profile: policy.profile, digits: policy.kind.digits, maximumScalars: policy.length.upperBound, data: data)
      self = .enforced(enforced)
    } catch {
      switch error {
      case .empty: self = .empty
      case .tooLong: self = Self.isUTF8(raw) ? .beyondBound : .notUTF8
      case .disallowedCharacter: self = Self.mapped(raw, policy, data)
      default: self = .notUTF8
      }
    }
  }

  /// Whether a field beyond the bound is UTF-8; the scalar that its end may have cut does not count.
  private static func isUTF8(_ raw: Span<UInt8>) -> Bool {
    let cut = raw.count == PasswordPair.longestByteCount ? 3 : 0
    for missing in 0...cut where (try? UTF8Span(validating: raw.extracting(droppingLast: missing))) != nil {
      return true
    }
    return false
  }

  private static func mapped(_ raw: Span<UInt8>, _ policy: PasswordPolicy, _ data: LocaleData) -> TypedField {
    do throws(EnforcementError) {
      return .disallowed(
        try PasswordEnforcement.mapped(
          raw, digits: policy.kind.digits, maximumScalars: policy.length.upperBound, data: data))
    } catch {
      return .beyondBound
    }
  }

  /// Whether the bytes are not UTF-8.
  var isNotUTF8: Bool {
    switch self {
    case .notUTF8: true
    default: false
    }
  }

  /// Whether both fields say the same text: without an early exit where both are normalized.
  ///
  /// A field that is beyond the bound has no other form than its bytes. It is never the same as one within the bound.
  static func agree(_ one: borrowing TypedField, _ other: borrowing TypedField, raw: borrowing PasswordPair) -> Bool {
    switch one {
    case .empty:
      switch other {
      case .empty: true
      default: false
      }
    case .beyondBound:
      raw.password.isEqual(to: raw.confirmation)
    case .notUTF8:
      raw.password.isEqual(to: raw.confirmation)
    case .disallowed(let left):
      switch other {
      case .disallowed(let right): left.isEqual(to: right)
      default: false
      }
    case .enforced(let left):
      switch other {
      case .enforced(let right): left.isEqual(to: right)
      default: false
      }
    }
  }
}
