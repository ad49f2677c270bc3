import ArgumentParser

/// A size on the command line: "200x60", "*x44", "infx20".
struct ProposedSize: ExpressibleByArgument {
  /// The lengths in points; nil for one that is left to the view.
  let width: Double?
  let height: Double?

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// The outer optional is nil if the text is not a length.
  private static func length(_ text: Substring) -> Double?? {
    if text == "*" { return .some(nil) }
    if text == "inf" { return .some(.infinity) }
    // Only digits and a point: no sign, no exponent, no "nan".
    guard !text.isEmpty, text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return .some(value)
  }
}
