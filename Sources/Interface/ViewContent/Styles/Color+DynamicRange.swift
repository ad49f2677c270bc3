/// Brightness beyond white; pictures have the standard dynamic range, in which colours do not change.
extension Color {
  public func headroom(_ headroom: Double?) -> Color { self }
  public func exposureAdjust(_ stops: Double) -> Color { self }
}

extension Color.Resolved {
  public var headroom: Float? { nil }
}
