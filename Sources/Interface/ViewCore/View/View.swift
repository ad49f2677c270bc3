package import LayoutEngine

/// A part of an app's user interface, described as a value.
@MainActor @preconcurrency
public protocol View {
  /// The view that this one is made of.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the view's leaves to a flat list of children.
  ///
  /// Views with a `body` have it supplied; only views that are drawn or laid out by the library itself
  /// provide their own.
  @MainActor static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList)
}

extension View {
  /// On a device this prints why the view is described again; here nothing is printed, because every render
  /// is the first.
  public static func _printChanges() {}

  /// Like `_printChanges()`, but to the system's log.
  public static func _logChanges() {}
}

extension View {
  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    if RunningBody.replaces(Self.self, inputs, into: &list) { return }
    var inputs = inputs
    var view = view
    inputs.viewName = ViewName(type: Self.self, parent: inputs.viewName)
    view = inputs.animatedDescription(view)
    let (body, source) = RunningBody.noting(Self.self) {
      DynamicPropertyFields.of(Self.self).install(in: &view, inputs: inputs)
      StatementNote.clear()
      return KeptBodies.body(of: view, inputs)
    }
    if let source,
      inputs.source == nil || !StatementNote.isGeneric(Self.self)
    {
      inputs.source = source
    }
    inputs.identity = inputs.identity.child(.body)
    Body._makeViewList(body, inputs: inputs, into: &list)
  }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never {
    fatalError("Never has no value")
  }
}

/// A view that the library lays out and draws itself, as one node.
package protocol PrimitiveView: View where Body == Never {
  /// The view's layout node, made once for each pass.
  @MainActor func makeNode(_ inputs: _ViewInputs) -> LayoutNode
}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is drawn by the library and has no body")
  }

  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    list.append(
      _ViewList.Element(identity: inputs.identity, scope: inputs.scope) {
        inputs.identity.restartAnimated()
        var own = inputs
        own.implicitContainer = nil
        let node = view.makeNode(own)
        if let annotation = node.annotation as? NodeAnnotation {
          if annotation.source == nil { annotation.source = inputs.source }
          if annotation.viewName == nil { annotation.viewName = inputs.viewName }
        }
        inputs.registerNode(node)
        return node
      })
  }
}

/// A view that expands to other views in its container's list and has no node of its own.
package protocol TransparentView: View where Body == Never {
  @MainActor func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList)
}

extension TransparentView {
  public var body: Never {
    fatalError("\(Self.self) stands for its content and has no body")
  }

  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    view.makeViewList(inputs, into: &list)
  }
}

extension View {
  /// The flat list of the view's leaves.
  @MainActor
  package func viewList(_ inputs: _ViewInputs) -> _ViewList {
    viewList(inputs, heldBy: nil)
  }

  @MainActor
  func viewList(_ inputs: _ViewInputs, heldBy container: ImplicitContainer?) -> _ViewList {
    var inputs = inputs
    inputs.implicitContainer = container
    var list = _ViewList()
    Self._makeViewList(self, inputs: inputs, into: &list)
    return list
  }

  /// The view as one node, its leaves held by an implicit container where there are several or none.
  ///
  /// Modifiers change what is held as one: `ScrollView { Group { a; b }.padding() }` has padding once. In a container each
  /// child has it.
  @MainActor
  package func node(_ inputs: _ViewInputs, implicitContainer: ImplicitContainer) -> LayoutNode {
    implicitContainer.node(for: viewList(inputs, heldBy: implicitContainer), inputs: inputs)
  }
}
