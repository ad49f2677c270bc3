import LayoutEngine

/// One section of a view, as `Group(sections:)` and `ForEach(sections:)` hand it out.
public nonisolated struct SectionConfiguration: Identifiable {
  /// Tells a section from its siblings, the same from one pass to the next.
  public struct ID: Hashable {
    let index: Int
    let first: Subview.ID?
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  /// The values that the section passes to its container.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues(traits: .init())
  }
}

/// The sections of a view in order; views outside sections make ones of their own.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  @MainActor
  init(of list: _ViewList) {
    var sections: [SectionConfiguration] = []
    var loose = _ViewList()

    @MainActor func add(header: _ViewList, content: _ViewList, footer: _ViewList) {
      let content = SubviewsCollection(of: content)
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(index: sections.count, first: content.first?.id),
          header: SubviewsCollection(of: header), content: content, footer: SubviewsCollection(of: footer)))
    }

    @MainActor func endLoose() {
      if !loose.items.isEmpty { add(header: _ViewList(), content: loose, footer: _ViewList()) }
      loose = _ViewList()
    }

    @MainActor func gather(_ list: _ViewList) {
      for item in list.items {
        switch item {
        case .element: loose.items.append(item)
        case .group(let group):
          for index in 0..<group.count { gather(group.list(index)) }
        case .section(let section):
          endLoose()
          add(header: section.header, content: section.content, footer: section.footer)
        }
      }
    }

    gather(list)
    endLoose()
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// What the sections of a view are made into.
package nonisolated struct SectionsReader<Base: View, Result: View>: View, TransparentView {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let sections = SectionCollection(of: base.viewList(inputs.child(.index(0))))
    Result._makeViewList(transform(sections), inputs: inputs.child(.index(1)), into: &list)
  }
}

/// The view that `Group(sections:)` makes.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: View, TransparentView {
  let reader: SectionsReader<Base, Result>

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    reader.makeViewList(inputs, into: &list)
  }
}

extension Group where Content: View {
  /// Makes one view of the sections of another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(reader: SectionsReader(base: view, transform: transform)) }
  }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section of another.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content> {
    let reader = SectionsReader(base: view) { sections in
      ForEach<SectionCollection, ID, Content>(sections, content: content)
    }
    self.init(
      data: ForEachSectionCollection(), content: content, id: { $0.id }, indexOfID: nil,
      listing: { inputs, list in reader.makeViewList(inputs, into: &list) })
  }
}

/// The sections that `ForEach(sections:)` goes over; they are known once the view is resolved.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The sections of ForEach(sections:) are known once the view is laid out.")
  }
}
