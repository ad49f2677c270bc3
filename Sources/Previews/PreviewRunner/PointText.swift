/// A number of points as file names and messages write it: without a fraction if there is none, "inf" for
/// infinity.
package struct PointText: CustomStringConvertible, Sendable {
  package let description: String

  package init(_ value: Double) {
    if value == .infinity {
      description = "inf"
    } else if let whole = Int(exactly: value) {
      description = String(whole)
    } else {
      description = String(value)
    }
  }

  /// A proposed length; an unspecified one is a star.
  package init(_ value: Double?) {
    description = value.map { PointText($0).description } ?? "*"
  }
}
