public import Foundation
import Geometry
import LayoutEngine
import Views

/// One mark with all its settings.
public struct _Mark {
  enum Kind {
    case bar
    case line
    case area
    case point
    case rule
    case rectangle
    case sector
  }

  /// The position of a mark on one axis: at a value, or from one to another.
  struct Extent {
    var start: _ChartValue
    var end: _ChartValue?
  }

  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var content: @MainActor () -> AnyView
  }

  let kind: Kind
  var x: Extent?
  var y: Extent?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  private var remarks = Remarks.none

  init(_ kind: Kind, x: Extent? = nil, y: Extent? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// The settings of a mark beyond its position and size.
  ///
  /// In charts of thousands of marks most have no settings: these share one instance, so that copying a mark
  /// copies little more than two values.
  private final class Remarks {
    struct Values {
      /// The share of a circle, for sectors.
      var angle: Double?
      var innerRadius = MarkDimension.ratio(0)
      var outerRadius = MarkDimension.automatic
      var angularInset: CGFloat = 0
      var interpolation = InterpolationMethod.linear
      var lineStyle: StrokeStyle?
      var series: _ChartValue?
      var style: AnyShapeStyle?
      var styleValue: _ChartValue?
      var symbol: BasicChartSymbolShape?
      var symbolValue: _ChartValue?
      var symbolView: (@MainActor () -> AnyView)?
      /// In square points.
      var symbolArea: CGFloat?
      /// The value that decides the size of its symbol relative to others.
      var sizeValue: _ChartValue?
      var groupValue: _ChartValue?
      var groupAxis: Axis?
      var groupSpan = MarkDimension.automatic
      var opacity = 1.0
      var cornerRadius: CGFloat = 0
      var annotations: [Annotation] = []
      var zIndex = 0.0
      var offset = CGSize.zero
      var isHidden = false
      var clip: AnyShape?
      var withoutEffect: Set<String> = []
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    static let none = Remarks(Values())
  }

  /// The settings of only this mark.
  private var own: Remarks {
    mutating get {
      if !isKnownUniquelyReferenced(&remarks) { remarks = Remarks(remarks.values) }
      return remarks
    }
  }

  var angle: Double? {
    get { remarks.values.angle }
    set { own.values.angle = newValue }
  }

  var innerRadius: MarkDimension {
    get { remarks.values.innerRadius }
    set { own.values.innerRadius = newValue }
  }

  var outerRadius: MarkDimension {
    get { remarks.values.outerRadius }
    set { own.values.outerRadius = newValue }
  }

  var angularInset: CGFloat {
    get { remarks.values.angularInset }
    set { own.values.angularInset = newValue }
  }

  var interpolation: InterpolationMethod {
    get { remarks.values.interpolation }
    set { own.values.interpolation = newValue }
  }

  var lineStyle: StrokeStyle? {
    get { remarks.values.lineStyle }
    set { own.values.lineStyle = newValue }
  }

  var series: _ChartValue? {
    get { remarks.values.series }
    set { own.values.series = newValue }
  }

  var style: AnyShapeStyle? {
    get { remarks.values.style }
    set { own.values.style = newValue }
  }

  var styleValue: _ChartValue? {
    get { remarks.values.styleValue }
    set { own.values.styleValue = newValue }
  }

  var symbol: BasicChartSymbolShape? {
    get { remarks.values.symbol }
    set { own.values.symbol = newValue }
  }

  var symbolValue: _ChartValue? {
    get { remarks.values.symbolValue }
    set { own.values.symbolValue = newValue }
  }

  var symbolView: (@MainActor () -> AnyView)? {
    get { remarks.values.symbolView }
    set { own.values.symbolView = newValue }
  }

  var symbolArea: CGFloat? {
    get { remarks.values.symbolArea }
    set { own.values.symbolArea = newValue }
  }

  var sizeValue: _ChartValue? {
    get { remarks.values.sizeValue }
    set { own.values.sizeValue = newValue }
  }

  var groupValue: _ChartValue? {
    get { remarks.values.groupValue }
    set { own.values.groupValue = newValue }
  }

  var groupAxis: Axis? {
    get { remarks.values.groupAxis }
    set { own.values.groupAxis = newValue }
  }

  var groupSpan: MarkDimension {
    get { remarks.values.groupSpan }
    set { own.values.groupSpan = newValue }
  }

  var opacity: Double {
    get { remarks.values.opacity }
    set { own.values.opacity = newValue }
  }

  var cornerRadius: CGFloat {
    get { remarks.values.cornerRadius }
    set { own.values.cornerRadius = newValue }
  }

  var annotations: [Annotation] {
    get { remarks.values.annotations }
    set { own.values.annotations = newValue }
  }

  var zIndex: Double {
    get { remarks.values.zIndex }
    set { own.values.zIndex = newValue }
  }

  var offset: CGSize {
    get { remarks.values.offset }
    set { own.values.offset = newValue }
  }

  var isHidden: Bool {
    get { remarks.values.isHidden }
    set { own.values.isHidden = newValue }
  }

  /// The clip shape of a bar or rectangle, in its box.
  var clip: AnyShape? {
    get { remarks.values.clip }
    set { own.values.clip = newValue }
  }

  /// The modifiers that change nothing here.
  var withoutEffect: Set<String> {
    get { remarks.values.withoutEffect }
    set { own.values.withoutEffect = newValue }
  }
}

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable {
    case automatic
    case inset(CGFloat)
    case fixed(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// The length within a step of a scale.
  func length(of step: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .inset(let inset): max(step - 2 * inset, 0)
    case .fixed(let length): length
    case .ratio(let ratio): step * ratio
    }
  }
}

/// How marks at the same position are stacked.
public struct MarkStackingMethod: Equatable, Sendable {
  private let number: Int
  public static let standard = MarkStackingMethod(number: 0)
  public static let normalized = MarkStackingMethod(number: 1)
  public static let center = MarkStackingMethod(number: 2)
  public static let unstacked = MarkStackingMethod(number: 3)
}

/// How lines are interpolated between points.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear
    case monotone
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
    case stepStart
    case stepCenter
    case stepEnd
  }

  let kind: Kind
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  public static var catmullRom: InterpolationMethod { .init(kind: .catmullRom(0.5)) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(kind: .catmullRom(alpha))
  }
  public static var cardinal: InterpolationMethod { .init(kind: .cardinal(0)) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(kind: .cardinal(tension))
  }
  public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
}

/// The position of an annotation at its mark.
public struct AnnotationPosition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case overlay
    case top
    case bottom
    case leading
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }

  let kind: Kind
  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The context that an annotation is given about its mark.
public struct AnnotationContext {
  public let targetSize: CGSize
}

/// What happens to an annotation that would leave the chart.
public struct AnnotationOverflowResolution: Sendable {
  /// What happens on one axis.
  public struct Strategy: Sendable {
    public static let automatic = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    public static func padScale(in boundary: Boundary) -> Strategy { Strategy() }
    public static let padScale = Strategy()
    public static let disabled = Strategy()
  }

  /// The bounds that it stays within.
  public struct Boundary: Sendable {
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }

  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  init() {}
}

/// The symbols that points are drawn with.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
  }

  let kind: Kind
  var lineWidth: CGFloat?
  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The outline of the symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var copy = self
    copy.lineWidth = lineWidth
    return copy
  }

  /// The order in which symbols are assigned to series.
  static let inOrder: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
}
