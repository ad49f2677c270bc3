public import Views

/// What a chart shows: marks, or things made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  func _marks() -> [_Mark]
}

extension ChartContent {
  public func _marks() -> [_Mark] { body._marks() }
}

extension Never: ChartContent {
  public func _marks() -> [_Mark] { [] }
}

/// Content that the library draws itself.
public nonisolated protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Content whose type is hidden.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
  let marks: @MainActor () -> [_Mark]

  @MainActor
  public init<C: ChartContent>(_ content: C) {
    marks = { content._marks() }
  }

  @MainActor public func _marks() -> [_Mark] { marks() }
}

/// Several marks, as builders make them.
public nonisolated struct _ChartContentList: _PrimitiveChartContent {
  let list: [_Mark]
  @MainActor public func _marks() -> [_Mark] { list }
}

/// No marks.
public nonisolated struct _EmptyChartContent: _PrimitiveChartContent {
  @MainActor public func _marks() -> [_Mark] { [] }
}

/// Makes one content out of the statements of a closure.
@MainActor
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartContentList {
    var list: [_Mark] = []
    for part in repeat each content { list += part._marks() }
    return _ChartContentList(list: list)
  }
  public static func buildIf<C: ChartContent>(_ content: C?) -> _ChartContentList {
    _ChartContentList(list: content?._marks() ?? [])
  }
  public static func buildEither<C: ChartContent>(first content: C) -> _ChartContentList {
    _ChartContentList(list: content._marks())
  }
  public static func buildEither<C: ChartContent>(second content: C) -> _ChartContentList {
    _ChartContentList(list: content._marks())
  }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
  public static func buildArray<C: ChartContent>(_ content: [C]) -> _ChartContentList {
    _ChartContentList(list: content.flatMap { $0._marks() })
  }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  @MainActor public func _marks() -> [_Mark] {
    data.flatMap { content($0)._marks() }
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

  @MainActor public func _marks() -> [_Mark] { content._marks() }
}

/// A plot of several marks as one.
public nonisolated struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  @MainActor
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _marks() -> [_Mark] { content._marks() }
}
