/// A Mac's list in a frame, drawn as one from edge to edge.
public struct BorderedListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .inset }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Stripes are not drawn.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Stripes are not drawn.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
