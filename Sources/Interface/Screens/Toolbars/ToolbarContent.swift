public import Views

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the items to a list; only the library's own content provides it.
  @MainActor static func _makeItems(_ content: Self, inputs: _ViewInputs, into list: inout _ToolbarItems)
}

/// The content of a toolbar that users can customize.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  @MainActor
  public static func _makeItems(_ content: Self, inputs: _ViewInputs, into list: inout _ToolbarItems) {
    var content = content
    DynamicPropertyFields.of(Self.self).install(in: &content, inputs: inputs)
    let body = content.body
    Body._makeItems(body, inputs: inputs.child(.body), into: &list)
  }

  /// Whether the item shares its glass with its neighbours.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ChangedToolbarContent(content: self) { $0.hidesBackground = visibility == .hidden }
  }

  /// The item's priority in a bar in which not all items fit: those of a lower priority move to its overflow
  /// menu first.
  public nonisolated func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent
  {
    ChangedToolbarContent(content: self) { $0.priority = priority }
  }

  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  {
    self
  }
}

extension CustomizableToolbarContent {
  /// The item's priority in a bar in which not all items fit: those of a lower priority move to its overflow
  /// menu first.
  public nonisolated func visibilityPriority(_ priority: ToolbarItemVisibilityPriority)
    -> some CustomizableToolbarContent
  {
    ChangedToolbarContent(content: self) { $0.priority = priority }
  }

  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  {
    self
  }

  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

extension Never: CustomizableToolbarContent {}

/// The items of a toolbar while they are collected.
public struct _ToolbarItems {
  package var entries: [ToolbarEntry] = []
}

/// One item of a toolbar.
package struct ToolbarEntry {
  package enum Content {
    case view(AnyView)
    case spacer(isFlexible: Bool)
    case titleMenu(AnyView)
    case search
    /// Whether the item is always in the overflow menu.
    case overflow(AnyView)
  }

  package var placement: ToolbarItemPlacement.Kind
  package var content: Content
  /// The inputs that the item's views are resolved with.
  package var inputs: _ViewInputs
  package var hidesBackground = false
  package var priority = ToolbarItemVisibilityPriority.automatic
  /// Whether the item is above the sidebar, in the title bar of a Mac's window.
  package var isInSidebar = false
}

/// Built-in toolbar content.
protocol DrawnToolbarContent: CustomizableToolbarContent where Body == Never {
  @MainActor func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems)
}

extension DrawnToolbarContent {
  public var body: Never { fatalError("\(Self.self) is gathered by the library and has no body") }

  @MainActor
  public static func _makeItems(_ content: Self, inputs: _ViewInputs, into list: inout _ToolbarItems) {
    content.makeItems(inputs, into: &list)
  }
}

private nonisolated struct ChangedToolbarContent<Content: ToolbarContent>: DrawnToolbarContent {
  let content: Content
  let change: (inout ToolbarEntry) -> Void

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    var inner = _ToolbarItems()
    Content._makeItems(content, inputs: inputs, into: &inner)
    for index in inner.entries.indices { change(&inner.entries[index]) }
    list.entries += inner.entries
  }
}

/// A view at a placement in the bars.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    self.placement = placement
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: placement, content: content)
  }

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("ToolbarItem has no body") }

  @MainActor
  public static func _makeItems(_ content: Self, inputs: _ViewInputs, into list: inout _ToolbarItems) {
    list.entries.append(
      ToolbarEntry(
        placement: content.placement.kind, content: .view(AnyView(content.content)), inputs: inputs))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Views at one placement in the bars.
public nonisolated struct ToolbarItemGroup<Content: View>: DrawnToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    list.entries.append(
      ToolbarEntry(placement: placement.kind, content: .view(AnyView(content)), inputs: inputs))
  }
}

/// Views with a label for the overflow menu.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

/// A space between items, which from iOS 26 on also ends the glass that they share.
public nonisolated struct ToolbarSpacer: DrawnToolbarContent {
  public typealias Body = Never
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    list.entries.append(
      ToolbarEntry(
        placement: placement.kind, content: .spacer(isFlexible: sizing == .flexible), inputs: inputs))
  }
}

/// The menu of the title.
public nonisolated struct ToolbarTitleMenu<Content: View>: DrawnToolbarContent {
  public typealias Body = Never
  private let content: Content

  public init() where Content == EmptyView {
    content = EmptyView()
  }

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    list.entries.append(
      ToolbarEntry(placement: .automatic, content: .titleMenu(AnyView(content)), inputs: inputs))
  }
}

/// The content of a bar's overflow menu, before the items that do not fit.
public nonisolated struct ToolbarOverflowMenu<Content: View>: DrawnToolbarContent {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    list.entries.append(
      ToolbarEntry(placement: .automatic, content: .overflow(AnyView(content)), inputs: inputs))
  }
}

/// A default item of the system at another placement.
public nonisolated struct DefaultToolbarItem: DrawnToolbarContent {
  public typealias Body = Never
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    guard kind == .search else {
      inputs.note(
        .withoutEffect, "DefaultToolbarItem", "The title and the button for the sidebar keep their places.")
      return
    }
    list.entries.append(ToolbarEntry(placement: placement.kind, content: .search, inputs: inputs))
  }
}

/// Several pieces of toolbar content.
public nonisolated struct _TupleToolbarContent: DrawnToolbarContent {
  public typealias Body = Never
  let make: @MainActor (_ViewInputs, inout _ToolbarItems) -> Void

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    make(inputs, &list)
  }
}

/// Toolbar content, or none.
public nonisolated struct _OptionalToolbarContent<Content: ToolbarContent>: DrawnToolbarContent {
  public typealias Body = Never
  let content: Content?

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    if let content { Content._makeItems(content, inputs: inputs, into: &list) }
  }
}

/// One of two pieces of toolbar content.
public nonisolated struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  DrawnToolbarContent
{
  public typealias Body = Never
  let first: First?
  let second: Second?

  @MainActor
  func makeItems(_ inputs: _ViewInputs, into list: inout _ToolbarItems) {
    if let first { First._makeItems(first, inputs: inputs.child(.index(0)), into: &list) }
    if let second { Second._makeItems(second, inputs: inputs.child(.index(1)), into: &list) }
  }
}

/// Toolbar content for each element of a collection, from iOS 27 on.
extension ForEach: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("ForEach has no body") }

  @MainActor
  public static func _makeItems(_ content: Self, inputs: _ViewInputs, into list: inout _ToolbarItems) {
    for element in content.data {
      let id = AnyHashable(content.id(element))
      Content._makeItems(content.content(element), inputs: inputs.child(.id(id)), into: &list)
    }
  }
}

extension ForEach where Content: ToolbarContent {
  @_disfavoredOverload
  public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(plain: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(plain: data, content: content, id: { $0[keyPath: id] })
  }

  @_disfavoredOverload
  public init(_ data: Range<Int>, @ToolbarContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(plain: data, content: content, id: { $0 })
  }
}

/// Several pieces of toolbar content treated as one.
extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("Group has no body") }

  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(plain: content()) }

  @MainActor
  public static func _makeItems(_ group: Self, inputs: _ViewInputs, into list: inout _ToolbarItems) {
    Content._makeItems(group.content, inputs: inputs, into: &list)
  }
}

/// Makes one piece of toolbar content from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent {
    _TupleToolbarContent { inputs, list in
      var index = 0
      for item in repeat each content {
        append(item, inputs: inputs.child(.index(index)), into: &list)
        index += 1
      }
    }
  }

  @MainActor
  private static func append<Content: ToolbarContent>(
    _ content: Content, inputs: _ViewInputs, into list: inout _ToolbarItems
  ) {
    Content._makeItems(content, inputs: inputs, into: &list)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content>
  {
    _OptionalToolbarContent(content: content)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(first: first, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }
}
