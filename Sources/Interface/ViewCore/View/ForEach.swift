import Foundation
import LayoutEngine

/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The index of an id, where it can be computed (ranges) rather than searched.
  package let indexOfID: ((AnyHashable) -> Int?)?
  /// How the children are listed where the elements are known only once the view is resolved.
  package var listing: (@MainActor (_ViewInputs, inout _ViewList) -> Void)?
}

extension ForEach {
  /// Elements of another kind than views, such as the marks of a chart.
  package init(
    plain data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, id: id, indexOfID: nil)
  }
}

extension ForEach: View, TransparentView where Content: View {
  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    if let listing { return listing(inputs, &list) }
    let data = data
    let content = content
    let id = id
    let run = inputs.identity.slot(.rowContent) { ContentRun<Self>() }
    run.note(self)
    func element(_ index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    list.items.append(
      .group(
        _ViewList.LazyGroup(
          count: data.count,
          id: { AnyHashable(id(element($0))) },
          index: indexOfID,
          home: inputs.identity,
          place: { inputs.identity.child(.id(AnyHashable(id(element($0))))) },
          list: { index in
            let element = element(index)
            let id = AnyHashable(id(element))
            let inputs = inputs.child(.id(id))
            let row = inputs.identity.slot(.rowContent) { KeptContent<Data.Element, Content>() }
            let list = row.content(of: element, in: run.number, inputs) { content(element) }.viewList(inputs)
            return list.map { child in
              var child = child
              if child.traits.id == nil { child.traits.id = id }
              return child
            }
          })))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id }, indexOfID: nil)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, indexOfID: nil)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(
      data: data, content: content, id: { $0 },
      indexOfID: { id in
        guard let value = id.base as? Int, data.contains(value) else { return nil }
        return value - data.lowerBound
      })
  }
}

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] },
            set: { data.wrappedValue[pair.0] = $0 }))
      },
      id: { $0.1 }, indexOfID: nil)
  }
}

extension ViewPart {
  /// The closure that makes the rows, and what it gave for one.
  fileprivate static let rowContent = ViewPart("rowContent")
}
