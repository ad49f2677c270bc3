import LayoutEngine

/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view, with `content` standing for the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Adds the leaves of the changed view to a flat list of children.
  @MainActor static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList)
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the library and has no body")
  }
}

extension ViewModifier {
  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inputs = inputs
    inputs.identity = inputs.identity.child(.modifier)
    var modifier = inputs.animatedDescription(modifier)
    DynamicPropertyFields.of(Self.self).install(in: &modifier, inputs: inputs)
    let placeholder = _ViewModifier_Content<Self> { inputs in content(inputs) }
    let body = modifier.body(content: placeholder)
    inputs.viewName = ViewName(type: Self.self, parent: inputs.viewName)
    Body._makeViewList(body, inputs: inputs.child(.body), into: &list)
  }

  /// This modifier followed by another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: TransparentView {
  package let makeList: @MainActor (_ViewInputs) -> _ViewList

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    list.items.append(contentsOf: makeList(inputs.child(.content)).items)
  }
}

/// A modifier that does nothing.
@frozen
public nonisolated struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public static let identity = EmptyModifier()

  public init() {}

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    list.items.append(contentsOf: content(inputs).items)
  }
}

nonisolated extension View {
  /// The view with a modifier applied.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
