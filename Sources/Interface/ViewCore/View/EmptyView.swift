/// A view that is not there: it takes no space and is not a child of its container.
@frozen
public nonisolated struct EmptyView: TransparentView, Sendable {
  public init() {}

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never {
    fatalError("Optional stands for its content and has no body")
  }

  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    guard let view else { return }
    Wrapped._makeViewList(view, inputs: inputs.child(.content), into: &list)
  }
}
