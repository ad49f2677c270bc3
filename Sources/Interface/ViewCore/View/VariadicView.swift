import LayoutEngine

/// Views that are laid out by their number and traits, with which containers were written before iOS 18.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the views that it is given.
  public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: TransparentView {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }

    @MainActor
    package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
      let subviews = SubviewsCollection(of: content.viewList(inputs.child(.index(0))))
      let body = root.body(children: _VariadicView_Children(subviews: subviews))
      let inner = inputs.child(.index(1))
      if root is any _VariadicView_UnaryViewRoot {
        list.append(
          _ViewList.Element(identity: inner.identity) {
            ImplicitContainer.column.node(for: body.viewList(inner), inputs: inner)
          })
      } else {
        Root.Body._makeViewList(body, inputs: inner, into: &list)
      }
    }
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView_Children) -> Body
}

/// A root that makes one view.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root is given.
public nonisolated struct _VariadicView_Children: View, TransparentView, RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(position: Int) -> Element { Element(subview: subviews[position]) }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    subviews.makeViewList(inputs, into: &list)
  }

  /// One of the views.
  public nonisolated struct Element: View, TransparentView, Identifiable {
    let subview: Subview

    /// The id that the app gave the view; otherwise one of its own.
    public var id: AnyHashable { subview.element.traits.id ?? AnyHashable(subview.id) }

    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.element.traits.id?.base as? ID
    }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.element.traits[_TraitLayoutKey<Trait>.self]
    }

    @MainActor
    package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
      subview.makeViewList(inputs, into: &list)
    }
  }
}

/// A key for a value that a view passes to the root above it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private enum _TraitLayoutKey<Key: _ViewTraitKey>: LayoutValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

nonisolated extension View {
  /// Passes a value to the root above the view.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    trait { $0.set(_TraitLayoutKey<K>.self, value) }
  }
}
