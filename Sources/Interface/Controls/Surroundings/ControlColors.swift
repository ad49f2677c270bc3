import Views

extension AnyShapeStyle {
  /// A system colour as a style.
  static func system(_ color: SystemColor) -> AnyShapeStyle {
    AnyShapeStyle(Color(.system(color)))
  }

  /// The tint of the surrounding controls.
  static var tinted: AnyShapeStyle { AnyShapeStyle(TintShapeStyle()) }
}
