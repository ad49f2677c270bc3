import Foundation
import Geometry
import LayoutEngine
import Views

/// A chart's marks with everything that follows from all of them together: scales, colours, stacks.
struct ChartModel {
  /// How many parts an axis has at most where nothing else is said.
  static let desiredCount = 4

  /// A mark with the values that it has after stacking.
  struct Placed {
    var mark: _Mark
    /// Shares of the axes.
    var x: ClosedRange<Double>?
    var y: ClosedRange<Double>?
    /// The mark's own values, before they became ranges.
    var xMiddle: Double?
    var yMiddle: Double?
    /// Its number among the marks side by side, and how many there are.
    var group: (index: Int, count: Int)?
    /// Its style's number in `styles`.
    var style: Int
    var symbol: BasicChartSymbolShape
    /// For sectors, from the top clockwise, as shares of the circle.
    var turn: ClosedRange<Double>?
    /// Whether a bar grows along y.
    var isUpright = true
    /// The number of its line or area; those of lines and areas differ.
    var series = 0
    /// The area of the square around its symbol where the mark names none, in square points.
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
  /// The styles of marks: first those of the names, then that of marks of which nothing is said, then marks' own.
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
    let isUpright = Self.barsAreUpright(marks)
    // Colours.
    var names = options.styleScale.map(\.0)
    var knownNames = Set(names)
    for mark in marks {
      guard let value = mark.styleValue else { continue }
      let name = Self.name(value, locale: locale)
      if knownNames.insert(name).inserted { names.append(name) }
    }
    colorNames = names
    let palette = options.styleRange.isEmpty ? Self.palette : options.styleRange
    styles = names.enumerated().map { index, name in
      options.styleScale.first { $0.0 == name }?.1 ?? palette[index % palette.count]
    }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    hasLegend = marks.contains { $0.styleValue != nil }
    legendEntries = Array(zip(names, styles))
    let standardStyle = styles.count
    styles.append(AnyShapeStyle(Color.blue))
    // Symbols.
    var symbolNames: [String] = []
    for mark in marks {
      guard let value = mark.symbolValue else { continue }
      let name = Self.name(value, locale: locale)
      if !symbolNames.contains(name) { symbolNames.append(name) }
    }
    // Groups.
    var groupNames: [String] = []
    for mark in marks {
      guard let value = mark.groupValue else { continue }
      let name = Self.name(value, locale: locale)
      if !groupNames.contains(name) { groupNames.append(name) }
    }

    // Stacks: bars and areas at one place add up.
    let stacked = ChartStacks(marks, isUpright: isUpright, locale: locale)
    func x(_ index: Int) -> _Mark.Extent? { isUpright ? marks[index].x : stacked[index] ?? marks[index].x }
    func y(_ index: Int) -> _Mark.Extent? { isUpright ? stacked[index] ?? marks[index].y : marks[index].y }

    xScale = Self.scale(marks.count, x, options: options.xScale, visible: options.xVisible)
    yScale = Self.scale(marks.count, y, options: options.yScale, visible: options.yVisible)
    xScale.padding = options.xScale.padding
    yScale.padding = options.yScale.padding
    let symbolSizes = SymbolSizes(marks, options: options.symbolSizes)
    // Names go down a vertical axis, not up.
    if yScale.isBands { yScale.isReversed.toggle() }

    isRound = marks.contains { $0.kind == .sector }
    func unit(_ axis: (_Mark) -> _Mark.Extent?, _ scale: Scale) -> Double? {
      guard scale.isDate else { return nil }
      for mark in marks {
        if let extent = axis(mark), let start = extent.start.position,
          let end = extent.end?.position, end > start
        {
          return end - start
        }
      }
      return nil
    }
    if !isRound {
      xAxis = ResolvedAxis(
        options.xAxis, visibility: options.xVisibility, scale: xScale, isVertical: false,
        locale: locale,
        calendar: calendar, unit: unit({ $0.x }, xScale))
      yAxis = ResolvedAxis(
        options.yAxis, visibility: options.yVisibility, scale: yScale, isVertical: true,
        locale: locale,
        calendar: calendar, unit: unit({ $0.y }, yScale))
    }

    let total = marks.reduce(0.0) { $0 + max($1.angle ?? 0, 0) }
    var turned = 0.0
    var series = SeriesNumbers(locale: locale)
    placed.reserveCapacity(marks.count)
    for (index, mark) in marks.enumerated() {
      let style: Int
      if let value = mark.styleValue {
        style = numbers[Self.name(value, locale: locale)] ?? standardStyle
      } else if let own = mark.style {
        style = styles.count
        styles.append(own)
      } else {
        style = standardStyle
      }
      var symbol = mark.symbol ?? .circle
      if mark.symbol == nil, let value = mark.symbolValue,
        let number = symbolNames.firstIndex(of: Self.name(value, locale: locale))
      {
        symbol = BasicChartSymbolShape.inOrder[number % BasicChartSymbolShape.inOrder.count]
      }
      var item = Placed(mark: mark, style: style, symbol: symbol)
      item.isUpright = isUpright
      if let value = mark.sizeValue, let area = symbolSizes.area(value) { item.symbolArea = area }
      func range(_ extent: _Mark.Extent?, _ scale: Scale) -> (ClosedRange<Double>?, Double?) {
        guard let extent, let start = scale.fraction(extent.start) else { return (nil, nil) }
        guard let end = extent.end, let other = scale.fraction(end) else { return (nil, start) }
        return (min(start, other)...max(start, other), (start + other) / 2)
      }
      (item.x, item.xMiddle) = range(x(index), xScale)
      (item.y, item.yMiddle) = range(y(index), yScale)
      if let value = mark.groupValue,
        let number = groupNames.firstIndex(of: Self.name(value, locale: locale))
      {
        item.group = (number, groupNames.count)
      }
      if mark.kind == .sector, total > 0 {
        let share = max(mark.angle ?? 0, 0) / total
        item.turn = turned...(turned + share)
        turned += share
      }
      if mark.kind == .line || mark.kind == .area { item.series = series.number(of: mark) }
      placed.append(item)
    }
    if placed.contains(where: { $0.mark.zIndex != 0 }) {
      placed = placed.enumerated().sorted {
        ($0.element.mark.zIndex, $0.offset) < ($1.element.mark.zIndex, $1.offset)
      }
      .map(\.element)
    }
  }

  /// The part of a plot that the scales cover: all of it but for what they keep free.
  func covered(of plot: CGRect) -> CGRect {
    CGRect(
      x: plot.minX + xScale.padding.start, y: plot.minY + yScale.padding.end,
      width: max(plot.width - xScale.padding.start - xScale.padding.end, 0),
      height: max(plot.height - yScale.padding.start - yScale.padding.end, 0))
  }

  /// The colours of series, in Apple's order.
  private static let palette: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }

  static func name(_ value: _ChartValue, locale: Locale) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let date):
      date.formatted(Date.FormatStyle(locale: locale, timeZone: .gmt).year().month().day())
    }
  }

  /// Bars grow along the axis that has numbers; upward where both have.
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

  /// The scale that covers values, or what was said.
  ///
  /// - Parameters:
  ///   - count: how many extents there are.
  ///   - extent: each of them.
  private static func scale(
    _ count: Int, _ extent: (Int) -> _Mark.Extent?, options: _ScaleOptions, visible: Double?
  ) -> Scale {
    let given = options.domain ?? []
    func forEachValue(_ body: (_ChartValue) -> Void) {
      if !given.isEmpty { return given.forEach(body) }
      for index in 0..<count {
        guard let extent = extent(index) else { continue }
        body(extent.start)
        if let end = extent.end { body(end) }
      }
    }
    var hasNames = false
    var isDate = false
    var low = Double.infinity
    var high = -Double.infinity
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
      return Scale(kind: .bands(names), isReversed: options.isReversed)
    }
    guard low <= high else {
      return Scale(kind: .continuous(0...1, isDate: false), isReversed: options.isReversed)
    }
    var domain = low...high
    if given.isEmpty {
      if isDate {
        if low == high { domain = low...(low + 86_400) }
      } else if options.isLogarithmic {
        domain =
          pow(
            10, log10(max(low, 1e-9)).rounded(.down))...pow(10, log10(max(high, 1e-9)).rounded(.up))
      } else {
        if options.includesZero ?? true {
          low = min(low, 0)
          high = max(high, 0)
        }
        domain = NiceNumbers.domain(low, high, count: desiredCount)
      }
    }
    if let visible, visible > 0 { domain = domain.lowerBound...(domain.lowerBound + visible) }
    return Scale(
      kind: .continuous(domain, isDate: isDate), isLogarithmic: options.isLogarithmic,
      isReversed: options.isReversed)
  }
}
