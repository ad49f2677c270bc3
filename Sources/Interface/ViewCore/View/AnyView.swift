/// A view whose type is hidden.
public nonisolated struct AnyView: TransparentView {
  package let view: any View

  public init<V: View>(_ view: V) {
    if let view = view as? AnyView {
      self = view
    } else {
      self.view = view
    }
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// The view that a value is; nil for another value. Files that look into tuples of views name it.
  @MainActor
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self = Self.erased(view)
  }

  @MainActor
  private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    func append<V: View>(_ view: V) {
      V._makeViewList(view, inputs: inputs, into: &list)
    }
    append(view)
  }
}
