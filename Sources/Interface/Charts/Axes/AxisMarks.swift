public import Foundation
public import Geometry
public import LayoutEngine
public import Views

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  func _axisMarks() -> [_AxisMarks]
}

/// Parts of the marks of an axis: lines and labels.
@MainActor @preconcurrency
public protocol AxisMark {
  func _parts() -> [_AxisPart]
}

/// One kind of axis mark with its values.
public struct _AxisMarks {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues(kind: .automatic(nil))
  /// The parts of the mark at a value; nil for the standard ones.
  var parts: (@MainActor (AxisValue) -> [_AxisPart])?
  var format: (@Sendable (_ChartValue, Locale) -> String?)?
  var stroke: StrokeStyle?
}

/// A line or label at one value.
public struct _AxisPart {
  enum Kind {
    case gridLine
    case tick(CGFloat)
    case label
  }

  var kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var isCentered: Bool?
  var anchor: UnitPoint?
  var spacing: CGFloat?
  var offset = CGSize.zero
  /// The content of the label; nil for the value in its default format.
  var content: (@MainActor () -> AnyView)?
  var format: (@Sendable (_ChartValue, Locale) -> String?)?
}

/// A value with a mark on an axis.
public struct AxisValue {
  let value: _ChartValue
  public let index: Int
  public let count: Int

  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(value).flatMap { P(primitivePlottable: $0) }
  }
}

/// The position of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  private let number: Int
  public static let automatic = AxisMarkPosition(number: 0)
  public static let leading = AxisMarkPosition(number: 1)
  public static let trailing = AxisMarkPosition(number: 2)
  public static let top = AxisMarkPosition(number: 3)
  public static let bottom = AxisMarkPosition(number: 4)
}

/// The appearance of an axis as a whole.
public struct AxisMarkPreset: Hashable, Sendable {
  private let number: Int
  public static let automatic = AxisMarkPreset(number: 0)
  public static let aligned = AxisMarkPreset(number: 1)
  public static let extended = AxisMarkPreset(number: 2)
  public static let inset = AxisMarkPreset(number: 3)
}

/// The values that have marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case step(Double)
    case dateStep(Calendar.Component, Int, Calendar?)
    case values([_ChartValue])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount)) }

  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount)) }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(step))) }

  @_disfavoredOverload
  public static func stride<P: Plottable & BinaryInteger>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(step))) }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dateStep(component, count, calendar)) }
}

/// The marks of an axis.
public nonisolated struct AxisMarks<Content>: AxisContent {
  var marks: _AxisMarks

  @MainActor public func _axisMarks() -> [_AxisMarks] { [marks] }
}

extension AxisMarks where Content == _StandardAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    marks = _AxisMarks(position: position, values: values, stroke: stroke)
  }

  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {
    marks = _AxisMarks(
      position: position, values: AxisMarkValues(kind: .values(values.map(\._chartValue))),
      stroke: stroke)
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    marks = _AxisMarks(
      position: position, values: values, format: _axisFormat(format), stroke: stroke)
  }

  public init<F: FormatStyle, P: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [P],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    marks = _AxisMarks(
      position: position, values: AxisMarkValues(kind: .values(values.map(\._chartValue))),
      format: _axisFormat(format), stroke: stroke)
  }
}

extension AxisMarks where Content: AxisMark {
  @_disfavoredOverload
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    marks = _AxisMarks(
      position: position, values: values, parts: { content($0)._parts() }, stroke: stroke)
  }

  @_disfavoredOverload
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    marks = _AxisMarks(
      position: position, values: AxisMarkValues(kind: .values(values.map(\._chartValue))),
      parts: { content($0)._parts() }, stroke: stroke)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    marks = _AxisMarks(
      position: position, values: values, parts: { _ in content()._parts() }, stroke: stroke)
  }

  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    marks = _AxisMarks(
      position: position, values: AxisMarkValues(kind: .values(values.map(\._chartValue))),
      parts: { _ in content()._parts() }, stroke: stroke)
  }
}

/// A format for axes: from a value and the user's language to a text.
func _axisFormat<F: FormatStyle>(_ format: F) -> @Sendable (_ChartValue, Locale) -> String?
where F.FormatInput: Plottable, F.FormatOutput == String {
  nonisolated(unsafe) let format = format
  return { value, locale in
    F.FormatInput.PrimitivePlottable._value(value).flatMap { F.FormatInput(primitivePlottable: $0) }
      .map { _InterfaceStrings.style(format, following: locale).format($0) }
  }
}

/// A grid line and a label.
public nonisolated struct _StandardAxisMark: AxisMark {
  @MainActor public func _parts() -> [_AxisPart] {
    [_AxisPart(kind: .gridLine), _AxisPart(kind: .label)]
  }
}

/// A line across the plot.
public nonisolated struct AxisGridLine: AxisMark {
  var part = _AxisPart(kind: .gridLine)

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part.stroke = stroke
    part.isCentered = centered
  }

  @MainActor public func _parts() -> [_AxisPart] { [part] }
}

/// A short line outside the plot.
public nonisolated struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable {
    let points: CGFloat
    public static let automatic = Length(points: 4)
    public static let label = Length(points: 4)
    public static let longestLabel = Length(points: 4)
    public static func automatic(extendPastBy points: CGFloat) -> Length { Length(points: points) }
  }

  var part = _AxisPart(kind: .tick(4))

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(length), stroke: stroke, isCentered: centered)
  }

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(length.points), stroke: stroke, isCentered: centered)
  }

  @MainActor public func _parts() -> [_AxisPart] { [part] }
}

/// How an axis handles overlapping labels.
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    AxisValueLabelCollisionResolution()
  }
  public static let greedy = AxisValueLabelCollisionResolution()
  public static func truncate(minimumWidth: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
}

/// The orientation of a label.
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// A value's label.
public nonisolated struct AxisValueLabel<Content>: AxisMark {
  var part = _AxisPart(kind: .label)

  @MainActor public func _parts() -> [_AxisPart] { [part] }

  init(_ centered: Bool?, _ anchor: UnitPoint?, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
    part.isCentered = centered
    part.anchor = anchor
    part.offset = CGSize(width: horizontal ?? 0, height: vertical ?? 0)
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, nil, nil)
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(centered, anchor, nil, nil)
    part.format = _axisFormat(format)
  }

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, nil, nil)
    part.content = { AnyView(Text(titleKey)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let title = String(title)
    self.init(centered, anchor, nil, nil)
    part.content = { AnyView(Text(verbatim: title)) }
  }
}

extension AxisValueLabel where Content: View {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(centered, anchor, nil, nil)
    part.content = { AnyView(content()) }
  }
}

/// Parts with modifiers.
public nonisolated struct _ChangedAxisMark<Base: AxisMark>: AxisMark {
  let base: Base
  let change: (inout _AxisPart) -> Void

  @MainActor public func _parts() -> [_AxisPart] {
    base._parts().map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _ChangedAxisMark(base: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func font(_ font: Font?) -> some AxisMark {
    _ChangedAxisMark(base: self) { if $0.font == nil { $0.font = font } }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _ChangedAxisMark(base: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// Several parts.
public nonisolated struct _AxisMarkList: AxisMark {
  let list: [_AxisPart]
  @MainActor public func _parts() -> [_AxisPart] { list }
}

/// Makes the parts of a mark out of the statements of a closure.
@MainActor
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock() -> _AxisMarkList { _AxisMarkList(list: []) }
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> _AxisMarkList {
    var list: [_AxisPart] = []
    for part in repeat each mark { list += part._parts() }
    return _AxisMarkList(list: list)
  }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> BuilderConditional<M, _AxisMarkList> {
    BuilderConditional(storage: mark.map { .first($0) } ?? .second(_AxisMarkList(list: [])))
  }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first mark: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(mark)) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second mark: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(mark)) }
}

/// The marks of several kinds on one axis.
public nonisolated struct _AxisContentList: AxisContent {
  let list: [_AxisMarks]
  @MainActor public func _axisMarks() -> [_AxisMarks] { list }
}

/// Makes an axis out of the statements of a closure.
@MainActor
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<A: AxisContent>(_ content: A) -> A { content }
  public static func buildBlock() -> _AxisContentList { _AxisContentList(list: []) }
  public static func buildBlock<A: AxisContent>(_ content: A) -> A { content }
  public static func buildBlock<each A: AxisContent>(_ content: repeat each A) -> _AxisContentList {
    var list: [_AxisMarks] = []
    for part in repeat each content { list += part._axisMarks() }
    return _AxisContentList(list: list)
  }
  public static func buildIf<A: AxisContent>(_ content: A?) -> BuilderConditional<A, _AxisContentList> {
    BuilderConditional(storage: content.map { .first($0) } ?? .second(_AxisContentList(list: [])))
  }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first content: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(content)) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(content)) }
}
