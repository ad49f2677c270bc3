/// Writes numbers with a fixed number of digits after the point, the same everywhere.
enum Decimals {
  /// The number with the given digits after the point, rounded half away from zero.
  static func text(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    var power = 1
    for _ in 0..<digits { power *= 10 }
    let scaled = Int((value * Double(power)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: power)
    if digits == 0 { return sign + String(whole) }
    let tail = String(fraction)
    return sign + String(whole) + "." + String(repeating: "0", count: digits - tail.utf8.count) + tail
  }

  /// Two digits at most, without zeros at the end.
  static func text(_ value: Double) -> String {
    var text = Self.text(value, digits: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
