public import Views

/// The content of a chart: marks, or compositions of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Adds the content's marks to those before it.
  func _addMarks(to list: inout [_Mark])
}

extension ChartContent {
  public func _addMarks(to list: inout [_Mark]) { body._addMarks(to: &list) }

  var marks: [_Mark] {
    var list: [_Mark] = []
    _addMarks(to: &list)
    return list
  }
}

extension Never: ChartContent {
  public func _addMarks(to list: inout [_Mark]) {}
}

/// Content that the library draws itself.
public nonisolated protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Content whose type is hidden.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
  private let content: any ChartContent

  public init<C: ChartContent>(_ content: C) {
    self.content = content
  }

  @MainActor public func _addMarks(to list: inout [_Mark]) { content._addMarks(to: &list) }
}

/// Several contents, as builders make them.
public nonisolated struct _ChartContentList: _PrimitiveChartContent {
  let contents: [any ChartContent]

  @MainActor public func _addMarks(to list: inout [_Mark]) {
    for content in contents { content._addMarks(to: &list) }
  }
}

/// No marks.
public nonisolated struct _EmptyChartContent: _PrimitiveChartContent {
  @MainActor public func _addMarks(to list: inout [_Mark]) {}
}

/// Makes one content out of the statements of a closure, on any actor, as Apple's does.
@resultBuilder
public nonisolated struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartContentList {
    var contents: [any ChartContent] = []
    for part in repeat each content { contents.append(part) }
    return _ChartContentList(contents: contents)
  }
  public static func buildIf<C: ChartContent>(_ content: C?) -> BuilderConditional<C, _EmptyChartContent> {
    BuilderConditional(storage: content.map { .first($0) } ?? .second(_EmptyChartContent()))
  }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first content: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(content)) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(content)) }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
  public static func buildArray<C: ChartContent>(_ content: [C]) -> _ChartContentList {
    _ChartContentList(contents: content)
  }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  @MainActor public func _addMarks(to list: inout [_Mark]) {
    Self.addMarks(of: data, content, to: &list)
  }

  /// Adds the marks of each element.
  @MainActor
  static func addMarks(of data: Data, _ content: (Data.Element) -> Content, to list: inout [_Mark]) {
    list.reserveCapacity(list.count + data.count)
    // Contiguous elements are visited without subscripting the collection for each.
    let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
      for element in elements { content(element)._addMarks(to: &list) }
    }
    if isDone != nil { return }
    for element in data { content(element)._addMarks(to: &list) }
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(plain: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(plain: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(plain: data, content: content, id: { $0 })
  }
}

extension Group: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public init(@ChartContentBuilder content: () -> Content) {
    self.init(plain: content())
  }

  @MainActor public func _addMarks(to list: inout [_Mark]) { content._addMarks(to: &list) }
}

/// A plot of several marks as one.
public nonisolated struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  @MainActor
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _addMarks(to list: inout [_Mark]) { content._addMarks(to: &list) }
}
