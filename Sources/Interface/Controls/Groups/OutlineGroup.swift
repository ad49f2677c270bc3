public import Views

/// A tree whose branches open and close; in a still picture they are closed.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Leaf: View {
  let roots: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  @MainActor public var body: some View {
    ForEach(roots, id: id) { element in
      if let inner = children(element) {
        DisclosureGroup {
          // Keeps the type of a tree's view from referring to itself.
          AnyView(
            OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
              roots: inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup
where ID == Data.Element.ID, Parent == Leaf, Subgroup == AnyView, Data.Element: Identifiable {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == AnyView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where ID == Data.Element.ID, Parent == Leaf, Subgroup == AnyView, Data.Element: Identifiable {
  /// A tree of one root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data == [DataElement] {
    self.init([root], children: children, content: content)
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == AnyView {
  /// A tree of one root.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data == [DataElement] {
    self.init([root], id: id, children: children, content: content)
  }
}
