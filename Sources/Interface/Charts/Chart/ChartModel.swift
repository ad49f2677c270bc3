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
    var style: AnyShapeStyle
    var symbol: BasicChartSymbolShape
    /// For sectors, from the top clockwise, as shares of the circle.
    var turn: ClosedRange<Double>?
    /// Whether a bar grows along y.
    var isUpright = true
    /// The number of its line or area.
    var seriesKey = ""
    /// The area of the square around its symbol where the mark names none, in square points.
    var symbolArea = ChartModel.standardArea
  }

  /// The area of the square around a symbol, in square points.
  static let standardArea: CGFloat = 49

  var xScale: Scale
  var yScale: Scale
  var xAxis = ResolvedAxis()
  var yAxis = ResolvedAxis()
  var placed: [Placed] = []
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
    var styles: [String: AnyShapeStyle] = [:]
    for (index, name) in names.enumerated() {
      styles[name] = options.styleScale.first { $0.0 == name }?.1 ?? palette[index % palette.count]
    }
    hasLegend = marks.contains { $0.styleValue != nil }
    legendEntries = names.map { ($0, styles[$0] ?? AnyShapeStyle(Color.blue)) }
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
    var spans: [(x: _Mark.Extent?, y: _Mark.Extent?)] = marks.map { ($0.x, $0.y) }
    Self.stack(marks, isUpright: isUpright, groups: groupNames, into: &spans, locale: locale)

    xScale = Self.scale(
      spans.map(\.x), marks: marks, options: options.xScale, isValueAxis: !isUpright, axis: \.x,
      visible: options.xVisible, calendar: calendar, hidden: options.xVisibility == .hidden)
    yScale = Self.scale(
      spans.map(\.y), marks: marks, options: options.yScale, isValueAxis: isUpright, axis: \.y,
      visible: options.yVisible, calendar: calendar, hidden: options.yVisibility == .hidden)
    xScale.padding = options.xScale.padding
    yScale.padding = options.yScale.padding
    let symbolSizes = SymbolSizes(marks, options: options.symbolSizes)
    // Names go down a vertical axis, not up.
    if yScale.isBands { yScale.isReversed.toggle() }

    isRound = marks.contains { $0.kind == .sector }
    func unit(_ axis: KeyPath<_Mark, _Mark.Extent?>, _ scale: Scale) -> Double? {
      guard scale.isDate else { return nil }
      for mark in marks {
        if let extent = mark[keyPath: axis], let start = extent.start.position,
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
        calendar: calendar, unit: unit(\.x, xScale))
      yAxis = ResolvedAxis(
        options.yAxis, visibility: options.yVisibility, scale: yScale, isVertical: true,
        locale: locale,
        calendar: calendar, unit: unit(\.y, yScale))
    }

    let total = marks.reduce(0.0) { $0 + max($1.angle ?? 0, 0) }
    var turned = 0.0
    placed.reserveCapacity(marks.count)
    for (index, mark) in marks.enumerated() {
      let color: AnyShapeStyle
      if let value = mark.styleValue {
        color = styles[Self.name(value, locale: locale)] ?? AnyShapeStyle(Color.blue)
      } else {
        color = mark.style ?? AnyShapeStyle(Color.blue)
      }
      var symbol = mark.symbol ?? .circle
      if mark.symbol == nil, let value = mark.symbolValue,
        let number = symbolNames.firstIndex(of: Self.name(value, locale: locale))
      {
        symbol = BasicChartSymbolShape.inOrder[number % BasicChartSymbolShape.inOrder.count]
      }
      var item = Placed(mark: mark, style: color, symbol: symbol)
      item.isUpright = isUpright
      if let value = mark.sizeValue, let area = symbolSizes.area(value) { item.symbolArea = area }
      func range(_ extent: _Mark.Extent?, _ scale: Scale) -> (ClosedRange<Double>?, Double?) {
        guard let extent, let start = scale.fraction(extent.start) else { return (nil, nil) }
        guard let end = extent.end, let other = scale.fraction(end) else { return (nil, start) }
        return (min(start, other)...max(start, other), (start + other) / 2)
      }
      (item.x, item.xMiddle) = range(spans[index].x, xScale)
      (item.y, item.yMiddle) = range(spans[index].y, yScale)
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
      if mark.kind == .line || mark.kind == .area {
        let parts = [mark.series, mark.styleValue, mark.symbolValue].compactMap {
          $0.map { Self.name($0, locale: locale) }
        }
        item.seriesKey = parts.joined(separator: "\u{1F}")
      }
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

  /// Puts marks at the same place on top of each other.
  private static func stack(
    _ marks: [_Mark], isUpright: Bool, groups: [String],
    into spans: inout [(x: _Mark.Extent?, y: _Mark.Extent?)],
    locale: Locale
  ) {
    struct Place: Hashable {
      var kind: Int
      var value: _ChartValue?
      var group: String?
    }
    var positive: [Place: Double] = [:]
    var negative: [Place: Double] = [:]
    var members: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let along = isUpright ? mark.y : mark.x
      let across = isUpright ? mark.x : mark.y
      guard let along, along.end == nil, case .number(let value) = along.start else { continue }
      let place = Place(
        kind: mark.kind == .bar ? 0 : 1, value: across?.start,
        group: mark.groupValue.map { name($0, locale: locale) })
      var start = 0.0
      if mark.stacking != .unstacked {
        start = value < 0 ? negative[place, default: 0] : positive[place, default: 0]
        if value < 0 { negative[place] = start + value } else { positive[place] = start + value }
        members[place, default: []].append(index)
      }
      let extent = _Mark.Extent(start: .number(start), end: .number(start + value))
      if isUpright { spans[index].y = extent } else { spans[index].x = extent }
    }
    for (place, indices) in members {
      let total = positive[place, default: 0] - negative[place, default: 0]
      for index in indices {
        let method = marks[index].stacking
        guard method == .normalized || method == .center, total > 0 else { continue }
        let extent = isUpright ? spans[index].y : spans[index].x
        guard let extent, let from = extent.start.position, let to = extent.end?.position else {
          continue
        }
        let shifted =
          method == .normalized
          ? _Mark.Extent(start: .number(from / total), end: .number(to / total))
          : _Mark.Extent(start: .number(from - total / 2), end: .number(to - total / 2))
        if isUpright { spans[index].y = shifted } else { spans[index].x = shifted }
      }
    }
  }

  /// The scale that covers values, or what was said.
  private static func scale(
    _ extents: [_Mark.Extent?], marks: [_Mark], options: _ScaleOptions, isValueAxis: Bool,
    axis: KeyPath<_Mark, _Mark.Extent?>, visible: Double?, calendar: Calendar, hidden: Bool
  ) -> Scale {
    var values: [_ChartValue] = []
    values.reserveCapacity(extents.count)
    for extent in extents {
      guard let extent else { continue }
      values.append(extent.start)
      if let end = extent.end { values.append(end) }
    }
    let given = options.domain ?? []
    if given.contains(where: { $0.position == nil })
      || (given.isEmpty && values.contains { $0.position == nil })
    {
      var names: [String] = []
      var known = Set<String>()
      for value in given.isEmpty ? values : given {
        if case .category(let name) = value, known.insert(name).inserted { names.append(name) }
      }
      return Scale(kind: .bands(names), isReversed: options.isReversed)
    }
    var isDate = false
    var low = Double.infinity
    var high = -Double.infinity
    for value in given.isEmpty ? values : given {
      if case .date = value { isDate = true }
      guard let position = value.position, position.isFinite else { continue }
      low = min(low, position)
      high = max(high, position)
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
