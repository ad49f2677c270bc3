/// The version of Swift, which compilers and compiled modules contain in the same form.
enum SwiftVersion {
  /// The text after “Swift version ” up to the end of the line or record, such as "6.3.1 (swift-6.3.1-RELEASE)"; nil if it is
  /// not there.
  static func said(in bytes: some Collection<UInt8>) -> String? {
    let bytes = Array(bytes)
    guard let range = bytes.firstRange(of: Array("Swift version ".utf8)) else { return nil }
    let words = bytes[range.upperBound...].prefix { $0 >= 0x20 && $0 < 0x7F }
    return words.isEmpty ? nil : String(decoding: words, as: UTF8.self)
  }
}
