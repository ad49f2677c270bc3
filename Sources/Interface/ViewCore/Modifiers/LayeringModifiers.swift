public import LayoutEngine

nonisolated extension View {
  package func layered<Secondary: View>(
    _ name: String, alignment: Alignment, isBehind: Bool, _ secondary: @escaping @MainActor () -> Secondary
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let primary = content()
        let list = secondary().viewList(
          ImplicitContainer.overlay.adjusting(inputs).child(.part(isBehind ? .background : .overlay)),
          heldBy: .overlay)
        if list.items.isEmpty { return primary }
        return OverlayNode(
          primary: primary, secondary: ImplicitContainer.overlay.node(for: list, inputs: inputs),
          alignment: alignment, isBehind: isBehind, layoutDirection: inputs.environment.layoutDirection
        ).annotated(name, roles: .attaches, inputs: inputs)
      }))
  }

  /// Draws other views on top, in the view's own rectangle.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let overlay = content()
    return layered("overlay", alignment: alignment, isBehind: false) { overlay }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layered("overlay", alignment: alignment, isBehind: false) { overlay }
  }

  /// Draws other views behind, in the view's own rectangle.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return layered("background", alignment: alignment, isBehind: true) { background }
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered("background", alignment: alignment, isBehind: true) { background }
  }
}

extension ViewPart {
  /// What is drawn behind a view, and on top of it.
  fileprivate static let background = ViewPart("background")
  fileprivate static let overlay = ViewPart("overlay")
}
