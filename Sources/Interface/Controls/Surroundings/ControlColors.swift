import Views

extension AnyShapeStyle {
  /// A colour of the system as a style.
  static func system(_ color: SystemColor) -> AnyShapeStyle {
    AnyShapeStyle(Color(.system(color)))
  }

  /// The tint of the controls around.
  static var tinted: AnyShapeStyle { AnyShapeStyle(TintShapeStyle()) }
}
