import Foundation
import Geometry
import LayoutEngine
import Views

/// A chart's marks with everything that is derived from all of them together: scales, colours, stacks.
struct ChartModel {
  /// The default maximum number of parts of an axis.
  static let desiredCount = 4

  /// A mark with the values that it has after stacking.
  struct Placed {
    var mark: _Mark
    /// Shares of the axes.
    var x: ClosedRange<Double>?
    var y: ClosedRange<Double>?
    /// The mark's own values, before stacking.
    var xMiddle: Double?
    var yMiddle: Double?
    /// Its index among the marks side by side, and their number.
    var group: (index: Int, count: Int)?
    /// The index of its style in `styles`.
    var style: Int
    var symbol: BasicChartSymbolShape
    /// For sectors, from the top clockwise, as shares of the circle.
    var turn: ClosedRange<Double>?
    /// Whether a bar grows along y.
    var isUpright = true
    /// The number of its line or area; lines and areas are numbered separately.
    var series = 0
    /// The area of the square around its symbol unless the mark sets one, in square points.
    var symbolArea = ChartModel.standardArea

    /// Whether it is a point of a line or an area.
    var isOfSeries: Bool { mark.kind == .line || mark.kind == .area }
  }

  /// The area of the square around a symbol, in square points.
  static let standardArea: CGFloat = 49

  var xScale: Scale
  var yScale: Scale
  var xAxis = ResolvedAxis()
  var yAxis = ResolvedAxis()
  var placed: [Placed] = []
  /// The styles of marks: first those of the series names, then that of marks without settings, then marks'
  /// own.
  private(set) var styles: [AnyShapeStyle] = []
  /// Whether the marks are slices, which no axis places.
  var isRound = false
  var colorNames: [String] = []
  var hasLegend = false
  var legendEntries: [(name: String, style: AnyShapeStyle)] = []
  /// The length of a date's unit as a share of the axis.
  var xUnit: Double?
  var yUnit: Double?
  let options: ChartOptions

  @MainActor
  init(marks: [_Mark], options: ChartOptions, locale: Locale, calendar: Calendar) {
    self.options = options
    isRound = marks.contains { $0.kind == .sector }
    let extents = MarkExtents(marks, isUpright: Self.barsAreUpright(marks), locale: locale)
    xScale = Self.scale(marks.count, extents.x, options: options.xScale, visible: options.xVisible)
    yScale = Self.yScale(marks.count, extents.y, options)
    if !isRound {
      xAxis = ResolvedAxis(
        options.xAxis, visibility: options.xVisibility, scale: xScale, isVertical: false, locale: locale,
        calendar: calendar, unit: Self.unit(of: marks.lazy.map { $0.x }, xScale))
      yAxis = ResolvedAxis(
        options.yAxis, visibility: options.yVisibility, scale: yScale, isVertical: true, locale: locale,
        calendar: calendar, unit: Self.unit(of: marks.lazy.map { $0.y }, yScale))
    }
    var styles = MarkStyles(marks, options: options, locale: locale)
    colorNames = styles.names
    hasLegend = marks.contains { $0.styleValue != nil }
    legendEntries = styles.named
    placed = Self.placed(
      marks, extents, MarkLook(marks, options: options, locale: locale), &styles, xScale, yScale)
    self.styles = styles.all
  }

  /// The positioned marks, in the order in which they are drawn.
  private static func placed(
    _ marks: [_Mark], _ extents: MarkExtents, _ look: MarkLook, _ styles: inout MarkStyles, _ xScale: Scale,
    _ yScale: Scale
  ) -> [Placed] {
    var placed: [Placed] = []
    placed.reserveCapacity(marks.count)
    let turns = Self.turns(of: marks)
    var series = SeriesNumbers(locale: look.locale)
    for (index, mark) in marks.enumerated() {
      var item = Placed(mark: mark, style: styles.number(of: mark), symbol: look.symbol(of: mark))
      item.isUpright = extents.isUpright
      item.symbolArea = look.symbolArea(of: mark) ?? standardArea
      (item.x, item.xMiddle) = xScale.fractions(of: extents.x(index))
      (item.y, item.yMiddle) = yScale.fractions(of: extents.y(index))
      item.group = look.group(of: mark)
      item.turn = turns[index]
      if item.isOfSeries { item.series = series.number(of: mark) }
      placed.append(item)
    }
    if !placed.contains(where: { $0.mark.zIndex != 0 }) { return placed }
    return placed.enumerated()
      .sorted { ($0.element.mark.zIndex, $0.offset) < ($1.element.mark.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Where sectors begin and end, as shares of the circle; empty if there are none.
  private static func turns(of marks: [_Mark]) -> [Int: ClosedRange<Double>] {
    let total = marks.reduce(0.0) { $0 + max($1.angle ?? 0, 0) }
    guard total > 0 else { return [:] }
    var turns: [Int: ClosedRange<Double>] = [:]
    var turned = 0.0
    for (index, mark) in marks.enumerated() where mark.kind == .sector {
      let share = max(mark.angle ?? 0, 0) / total
      turns[index] = turned...(turned + share)
      turned += share
    }
    return turns
  }

  /// The length of the unit of the first date that has one.
  private static func unit(of extents: some Sequence<_Mark.Extent?>, _ scale: Scale) -> Double? {
    guard scale.isDate else { return nil }
    for case let extent? in extents {
      if let start = extent.start.position, let end = extent.end?.position, end > start {
        return end - start
      }
    }
    return nil
  }

  /// The scale of the vertical axis, along which names run downwards.
  private static func yScale(
    _ count: Int, _ extent: (Int) -> _Mark.Extent?, _ options: ChartOptions
  ) -> Scale {
    var scale = scale(count, extent, options: options.yScale, visible: options.yVisible)
    if scale.isBands { scale.isReversed.toggle() }
    return scale
  }

  /// The part of a plot that the scales cover: all of it except their padding.
  func covered(of plot: CGRect) -> CGRect {
    CGRect(
      x: plot.minX + xScale.padding.start, y: plot.minY + yScale.padding.end,
      width: max(plot.width - xScale.padding.start - xScale.padding.end, 0),
      height: max(plot.height - yScale.padding.start - yScale.padding.end, 0))
  }

  static func name(_ value: _ChartValue, locale: Locale) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let date):
      date.formatted(Date.FormatStyle(locale: locale, timeZone: .gmt).year().month().day())
    }
  }

  /// Bars grow along the axis that has numbers; upward if both have.
  private static func barsAreUpright(_ marks: [_Mark]) -> Bool {
    for mark in marks where mark.kind == .bar || mark.kind == .area {
      guard let x = mark.x else {
        return mark.y?.start.position == nil ? false : mark.kind != .bar || mark.y == nil
      }
      guard let y = mark.y else { return false }
      if case .number = y.start {
        if case .number = x.start, y.end == nil, x.end != nil { return false }
        return true
      }
      if case .number = x.start { return false }
      return true
    }
    return true
  }

  /// The scale that covers the values, or the given domain.
  ///
  /// - Parameters:
  ///   - count: how many extents there are.
  ///   - extent: each of them.
  private static func scale(
    _ count: Int, _ extent: (Int) -> _Mark.Extent?, options: _ScaleOptions, visible: Double?
  ) -> Scale {
    let values = ScaledValues(count, extent, given: options.domain ?? [])
    var scale = Scale(kind: .continuous(0...1, isDate: false), isReversed: options.isReversed)
    if let names = values.names {
      scale = Scale(kind: .bands(names), isReversed: options.isReversed)
    } else if let range = values.range {
      var domain = options.domain?.isEmpty ?? true ? niceDomain(range, values.isDate, options) : range
      if let visible, visible > 0 { domain = domain.lowerBound...(domain.lowerBound + visible) }
      scale = Scale(
        kind: .continuous(domain, isDate: values.isDate), isLogarithmic: options.isLogarithmic,
        isReversed: options.isReversed)
    }
    scale.padding = options.padding
    return scale
  }

  /// The default domain of an axis for some values.
  private static func niceDomain(
    _ range: ClosedRange<Double>, _ isDate: Bool, _ options: _ScaleOptions
  ) -> ClosedRange<Double> {
    let (low, high) = (range.lowerBound, range.upperBound)
    if isDate { return low == high ? low...(low + 86_400) : range }
    if options.isLogarithmic {
      return pow(10, log10(max(low, 1e-9)).rounded(.down))...pow(10, log10(max(high, 1e-9)).rounded(.up))
    }
    let includesZero = options.includesZero ?? true
    return NiceNumbers.domain(
      includesZero ? min(low, 0) : low, includesZero ? max(high, 0) : high, count: desiredCount)
  }
}

/// What a scale must cover.
private struct ScaledValues {
  /// Nil if no value is a name.
  var names: [String]?
  /// Nil if no value is a number or a date.
  var range: ClosedRange<Double>?
  var isDate = false

  /// - Parameter given: the domain to cover instead, unless it is empty.
  init(_ count: Int, _ extent: (Int) -> _Mark.Extent?, given: [_ChartValue]) {
    func forEachValue(_ body: (_ChartValue) -> Void) {
      if !given.isEmpty { return given.forEach(body) }
      for index in 0..<count {
        guard let extent = extent(index) else { continue }
        body(extent.start)
        if let end = extent.end { body(end) }
      }
    }
    var (isDate, hasNames) = (false, false)
    var (low, high) = (Double.infinity, -Double.infinity)
    forEachValue { value in
      if case .date = value { isDate = true }
      guard let position = value.position else {
        hasNames = true
        return
      }
      guard position.isFinite else { return }
      low = min(low, position)
      high = max(high, position)
    }
    if hasNames {
      var names: [String] = []
      var known = Set<String>()
      forEachValue { value in
        if case .category(let name) = value, known.insert(name).inserted { names.append(name) }
      }
      self.names = names
    }
    self.isDate = isDate
    if low <= high { range = low...high }
  }
}
