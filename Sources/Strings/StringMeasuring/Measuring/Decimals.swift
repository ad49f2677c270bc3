/// Writes numbers with a fixed number of digits after the point, the same everywhere.
enum Decimals {
  /// The number with the given digits after the point, rounded half away from zero.
  static func text(_ value: Double, digits: Int) -> String {
    var bytes: [UInt8] = []
    append(value, digits: digits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Two digits at most, without zeros at the end.
  static func text(_ value: Double) -> String {
    var text = Self.text(value, digits: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Writes the number with the given digits after the point, rounded half away from zero.
  static func append(_ value: Double, digits: Int, to bytes: inout [UInt8]) {
    guard value.isFinite, abs(value) < 1e12 else {
      bytes.append(contentsOf: "\(value)".utf8)
      return
    }
    var power = 1
    for _ in 0..<digits { power *= 10 }
    let scaled = Int((value * Double(power)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: power)
    append(whole, digits: 1, to: &bytes)
    if digits == 0 { return }
    bytes.append(UInt8(ascii: "."))
    append(fraction, digits: digits, to: &bytes)
  }

  static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(value.magnitude, digits: 1, to: &bytes)
  }

  /// Writes a number that is not negative with at least the given digits, with zeros in front where it has fewer.
  private static func append(_ value: some BinaryInteger, digits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = UInt64(value)
    repeat {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = tens
    } while rest > 0 || bytes.count - start < digits
    // The digits came from the last to the first.
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
