import LayoutEngine

/// Modifiers that say how changes are animated; a still picture shows their end.
nonisolated extension View {
  /// Animates the changes that come with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_TransactionModifier(value: value) { $0.animation = animation })
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Applies an animation to the changes in a closure only.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier<Bool>(value: nil, transform: transform))
  }

  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(value: value, transform: transform))
  }

  /// Applies a transaction to the changes in a closure only.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterTransaction()
    return OwnTransactionView(
      transform: transform, outer: outer,
      content: body(
        PlaceholderContentView { inputs in
          var own = inputs
          own.scope = outer.scope
          return viewList(own)
        }))
  }

  /// Animates the view's geometry as a whole, and its content in the view's own coordinates.
  public func geometryGroup() -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let node = content()
        if inputs.graph.timeline == nil { return node }
        let group = PassthroughNode(child: node).annotated("geometryGroup", inputs: inputs)
        inputs.followMovement(group, isGroup: true)
        return group
      }))
  }
}
