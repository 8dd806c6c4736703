import Almanac
import AlmanacPasswords

// A filter: each line of hexadecimal scalars becomes the scalars of its enforced form, or `!` and the code of the error.
// The first line of the output is the Unicode version of the tables.

print(LocaleData.embedded.source.unicode)
while let line = readLine() {
  var text = String.UnicodeScalarView()
  for word in line.split(separator: " ") {
    if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) { text.append(scalar) }
  }
  do throws(EnforcementError) {
    let password = try PasswordEnforcement.enforce(String(text).utf8Span.span, maximumScalars: 4096)
    let enforced = password.withBytes { bytes in
      String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
    print(enforced.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
  } catch {
    print("!\(error.name)")
  }
}
