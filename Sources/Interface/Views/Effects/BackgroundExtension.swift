public import Geometry

nonisolated extension View {
  /// Continues the view, mirrored and blurred, into the safe area around it.
  public func backgroundExtensionEffect() -> some View {
    noted(
      .withoutEffect, "backgroundExtensionEffect", "The view is not continued into the safe area around it.")
  }

  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(_BackgroundExtensionModifier(isEnabled: isEnabled))
  }

  /// Blurs and fades content at the edges of scroll views; a picture shows it as it is.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

private nonisolated struct _BackgroundExtensionModifier: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    if isEnabled { content.backgroundExtensionEffect() } else { content }
  }
}
