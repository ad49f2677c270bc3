package import LayoutEngine

/// A modifier that wraps each leaf of a view in one layout node.
public nonisolated struct _NodeModifier: ViewModifier {
  public typealias Body = Never

  package let make: @MainActor (LayoutNode, _ViewInputs) -> LayoutNode

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let wrapped = content(inputs).map { element in
      let makeChild = element.make
      var element = element
      let leaf = element.identity
      element.make = {
        let child = makeChild()
        if inputs.graph.timeline == nil { return modifier.make(child, inputs) }
        var own = inputs
        own.leaf = leaf
        let node = modifier.make(child, own)
        let isGroup = node is TransformNode || node is OffsetNode
        if node !== child { own.followMovement(node, isGroup: isGroup) }
        return node
      }
      return element
    }
    list.items.append(contentsOf: wrapped.items)
  }
}

/// A modifier that changes the inputs of the views below.
public nonisolated struct _InputsModifier: ViewModifier {
  public typealias Body = Never

  package let change: @MainActor (inout _ViewInputs) -> Void

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inputs = inputs
    modifier.change(&inputs)
    list.items.append(contentsOf: content(inputs).items)
  }
}

/// A modifier that leaves a note for the container on each leaf.
public nonisolated struct _TraitModifier: ViewModifier {
  public typealias Body = Never

  package let change: (inout LayoutTraits) -> Void

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let changed = content(inputs).map { element in
      var element = element
      modifier.change(&element.traits)
      return element
    }
    list.items.append(contentsOf: changed.items)
  }
}

/// A modifier that resolves its content itself, to run code before or after it.
public nonisolated struct _ElementModifier: ViewModifier {
  public typealias Body = Never

  /// Makes the node of one leaf; `content` makes the leaf's node under the given inputs.
  package let make: @MainActor (_ViewInputs, _ content: @escaping @MainActor () -> LayoutNode) -> LayoutNode
  /// Changes the inputs that the content is resolved with.
  package var prepare: @MainActor (inout _ViewInputs) -> Void

  package init(
    make: @escaping @MainActor (_ViewInputs, _ content: @escaping @MainActor () -> LayoutNode) -> LayoutNode,
    prepare: @escaping @MainActor (inout _ViewInputs) -> Void = { _ in }
  ) {
    self.make = make
    self.prepare = prepare
  }

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inputs = inputs
    modifier.prepare(&inputs)
    let wrapped = content(inputs).map { element in
      let makeChild = element.make
      var own = inputs
      own.identity = element.identity.child(.modifier)
      let elementInputs = own
      var element = element
      element.identity = elementInputs.identity
      element.make = {
        elementInputs.identity.restartAnimated()
        let node = modifier.make(elementInputs, makeChild)
        if elementInputs.graph.timeline != nil, let annotation = node.annotation as? NodeAnnotation,
          annotation.animatedFrame == nil
        {
          elementInputs.followMovement(node)
        }
        return node
      }
      return element
    }
    list.items.append(contentsOf: wrapped.items)
  }
}

nonisolated extension View {
  /// The view with each leaf wrapped in one layout node.
  package func wrapped(
    _ make: @escaping @MainActor (LayoutNode, _ViewInputs) -> LayoutNode
  ) -> ModifiedContent<Self, _NodeModifier> {
    modifier(_NodeModifier(make: make))
  }

  /// The view resolved with changed inputs.
  package func inputs(
    _ change: @escaping @MainActor (inout _ViewInputs) -> Void
  ) -> ModifiedContent<Self, _InputsModifier> {
    modifier(_InputsModifier(change: change))
  }

  /// The view with a note for its container on each leaf.
  package func trait(
    _ change: @escaping (inout LayoutTraits) -> Void
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier(change: change))
  }
}
