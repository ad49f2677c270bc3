public import Foundation
import Views

extension PlottableValue {
  var extent: _Mark.Extent { _Mark.Extent(start: value, end: end) }

  /// From this value to another.
  func extent<V: Plottable>(to other: PlottableValue<V>) -> _Mark.Extent {
    _Mark.Extent(start: value, end: other.value)
  }
}

/// A bar from the axis to a value, or from one value to another.
public nonisolated struct BarMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = _Mark(.bar, x: x.extent, y: y.extent)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = _Mark(.bar, x: x.extent, y: yStart.extent(to: yEnd))
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = _Mark(.bar, x: xStart.extent(to: xEnd), y: y.extent)
    mark.height = height
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _Mark(.bar, x: x.extent)
    mark.width = width
    mark.stacking = stacking
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _Mark(.bar, y: y.extent)
    mark.height = height
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = _Mark(.bar, x: xStart.extent(to: xEnd), y: yStart.extent(to: yEnd))
  }
}

/// A point of a line.
public nonisolated struct LineMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _Mark(.line, x: x.extent, y: y.extent)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = _Mark(.line, x: x.extent, y: y.extent)
    mark.series = series.value
  }
}

/// A point of an area's edge.
public nonisolated struct AreaMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = _Mark(.area, x: x.extent, y: y.extent)
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _Mark(.area, x: x.extent, y: y.extent)
    mark.series = series.value
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = _Mark(.area, x: x.extent, y: yStart.extent(to: yEnd))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = _Mark(.area, x: x.extent, y: yStart.extent(to: yEnd))
    mark.series = series.value
  }
}

/// A symbol at a value.
public nonisolated struct PointMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _Mark(.point, x: x.extent, y: y.extent)
  }

  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = _Mark(.point, x: x.extent)
  }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = _Mark(.point, y: y.extent)
  }
}

/// A straight line across the plot, or from one value to another.
public nonisolated struct RuleMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = _Mark(.rule, x: x.extent)
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = _Mark(.rule, y: y.extent)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = _Mark(.rule, x: x.extent, y: yStart.extent(to: yEnd))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = _Mark(.rule, x: xStart.extent(to: xEnd), y: y.extent)
  }
}

/// A rectangle between values.
public nonisolated struct RectangleMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = _Mark(.rectangle, x: x.extent, y: y.extent)
    mark.width = width
    mark.height = height
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = _Mark(.rectangle, x: xStart.extent(to: xEnd), y: yStart.extent(to: yEnd))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = _Mark(.rectangle, x: x.extent, y: yStart.extent(to: yEnd))
    mark.width = width
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = _Mark(.rectangle, x: xStart.extent(to: xEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = _Mark(.rectangle, y: yStart.extent(to: yEnd))
  }
}

/// A slice of a circle or ring.
public nonisolated struct SectorMark: _PrimitiveChartContent {
  var mark: _Mark
  @MainActor public func _addMarks(to list: inout [_Mark]) { list.append(mark) }

  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = _Mark(.sector)
    mark.angle = angle.value.position ?? 0
    if case .automatic = innerRadius.kind {} else { mark.innerRadius = innerRadius }
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
  }
}
