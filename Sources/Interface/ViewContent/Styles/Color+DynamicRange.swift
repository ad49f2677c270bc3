/// Brightness beyond that of white; pictures have the standard range, in which every colour is as it is.
extension Color {
  public func headroom(_ headroom: Double?) -> Color { self }
  public func exposureAdjust(_ stops: Double) -> Color { self }
}

extension Color.Resolved {
  public var headroom: Float? { nil }
}
