import Foundation

/// How figures and texts are written in findings.
enum Wording {
  /// A length in points with at most one decimal.
  static func points(_ value: CGFloat) -> String {
    let tenths = (Double(value) * 10).rounded()
    if !tenths.isFinite || abs(tenths) > 1e12 { return value > 0 ? "∞" : "0" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
  }

  /// "343 × 40.5 pt".
  static func size(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height)) pt" }

  /// The text in quotation marks on one line, no longer than a title.
  static func quoted(_ text: String, limit: Int = 40) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? "“\(line)”" : "“\(line.prefix(limit - 1))…”"
  }

  /// A number with two decimals, rounded down so that a failing value does not read as passing.
  static func ratio(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// "1 line", "2 lines".
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
