/// One child of a view, as `Group(subviews:)` and `ForEach(subviews:)` hand it out.
public nonisolated struct Subview: View, TransparentView, Identifiable {
  /// Tells a subview from its siblings, the same from one pass to the next.
  public struct ID: Hashable {
    let view: ObjectIdentifier
    let index: Int
  }

  public let id: ID
  let element: _ViewList.Element

  /// The values that the subview passes to its container.
  public var containerValues: ContainerValues { ContainerValues(traits: element.traits) }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    list.append(element)
  }
}

/// The children of a view in order.
public nonisolated struct SubviewsCollection: View, TransparentView, RandomAccessCollection {
  let subviews: [Subview]

  @MainActor
  init(of list: _ViewList) {
    subviews = list.elements().enumerated().map { index, element in
      Subview(id: Subview.ID(view: ObjectIdentifier(element.identity), index: index), element: element)
    }
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(position: Int) -> Subview { subviews[position] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    for subview in subviews { list.append(subview.element) }
  }
}

/// Some of the children of a view.
public nonisolated struct SubviewsCollectionSlice: View, TransparentView, RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(position: Int) -> Subview { subviews[position] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    for subview in subviews { list.append(subview.element) }
  }
}

/// What the children of a view are made into.
package nonisolated struct SubviewsReader<Base: View, Result: View>: View, TransparentView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let subviews = SubviewsCollection(of: base.viewList(inputs.child(.index(0))))
    Result._makeViewList(transform(subviews), inputs: inputs.child(.index(1)), into: &list)
  }
}

extension Group where Content: View {
  /// Makes one view of the children of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(reader: SubviewsReader(base: view, transform: transform)) }
  }
}

/// The view that `Group(subviews:)` makes.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View, TransparentView {
  let reader: SubviewsReader<Base, Result>

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    reader.makeViewList(inputs, into: &list)
  }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Makes a view for each child of another.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    let reader = SubviewsReader(base: view) { subviews in
      ForEach<SubviewsCollection, ID, Content>(subviews, content: content)
    }
    self.init(
      data: ForEachSubviewCollection(), content: content, id: { $0.id }, indexOfID: nil,
      listing: { inputs, list in reader.makeViewList(inputs, into: &list) })
  }
}

/// The children that `ForEach(subviews:)` goes over; they are known once the view is resolved.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(position: Int) -> Subview {
    preconditionFailure("The subviews of ForEach(subviews:) are known once the view is laid out.")
  }
}
