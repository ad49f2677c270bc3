import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// The lines of the axes and the marks, in the rectangle between the labels.
nonisolated struct ChartPlot: PrimitiveView {
  let model: ChartModel

  @MainActor
  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    GreedyLeafNode().annotated(
      "Chart", drawing: PlotDrawing(model: model, environment: inputs.environment), inputs: inputs)
  }
}

/// The line or area that a mark belongs to.
private struct SeriesKey: Hashable {
  var isArea: Bool
  var name: String
}

/// Draws a plot.
private struct PlotDrawing: NodeDrawing {
  let model: ChartModel
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    guard environment.layoutDirection == .rightToLeft, !model.isRound else {
      drawPlot(in: rect, &context)
      return
    }
    // Where reading begins on the right, axes do, too; slices turn clockwise in every language.
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    for item in context.collecting(under: mirror, { drawPlot(in: rect, &$0) }) { context.add(item) }
  }

  private func drawPlot(in rect: CGRect, _ context: inout DrawingContext) {
    MainActor.duringLayout {
      drawLines(model.xAxis, isVertical: true, in: rect, &context)
      drawLines(model.yAxis, isVertical: false, in: rect, &context)
    }
    let geometry = PlotGeometry(model: model, plot: rect)
    var drawn = Set<SeriesKey>()
    var series: [SeriesKey: [ChartModel.Placed]] = [:]
    for item in model.placed where item.mark.kind == .line || item.mark.kind == .area {
      series[SeriesKey(isArea: item.mark.kind == .area, name: item.seriesKey), default: []].append(item)
    }
    var points: [Points] = []
    for item in model.placed where !item.mark.isHidden {
      switch item.mark.kind {
      case .bar, .rectangle:
        guard let box = geometry.box(item) else { continue }
        fill(geometry.roundedBox(box, item), item, in: box, &context)
      case .rule:
        guard let line = geometry.rule(item) else { continue }
        stroke(line, item.mark.lineStyle ?? StrokeStyle(lineWidth: 1), item, in: rect, &context)
      case .sector:
        guard let path = geometry.sector(item) else { continue }
        fill(path, item, in: path.boundingRect, &context)
      case .line, .area:
        // A line is drawn where its first point comes.
        let key = SeriesKey(isArea: item.mark.kind == .area, name: item.seriesKey)
        guard drawn.insert(key).inserted else { continue }
        let series = series[key] ?? []
        if item.mark.kind == .area {
          let path = geometry.area(series)
          fill(path, item, in: path.boundingRect, &context)
        } else {
          let path = geometry.line(series)
          stroke(
            path,
            item.mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
            item,
            in: path.boundingRect, &context)
          addSymbols(series, geometry, into: &points)
        }
      case .point:
        guard let path = geometry.symbol(item) else { continue }
        // Opaque points of one look that follow each other are one path; where others lie over each other, each shows.
        if let last = points.indices.last, points[last].symbol == item.symbol, item.mark.opacity == 1,
          points[last].opacity == 1, item.mark.style == nil, points[last].name == .some(item.mark.styleValue)
        {
          points[last].path.addPath(path)
        } else {
          points.append(
            Points(
              style: item.style, name: item.mark.style == nil ? .some(item.mark.styleValue) : nil,
              symbol: item.symbol, opacity: item.mark.opacity, path: path))
        }
      }
    }
    for point in points {
      let paint = point.style.opacity(point.opacity)._paint(in: environment).paint
      let bounds = point.path.boundingRect
      if let width = point.symbol.lineWidth ?? point.symbol.ownLineWidth {
        context.stroke(
          point.path, style: StrokeStyle(lineWidth: width), with: paint, bounds: bounds)
      } else {
        context.fill(point.path, with: paint, bounds: bounds)
      }
    }
  }

  /// Symbols of one look.
  private struct Points {
    var style: AnyShapeStyle
    /// Which value has given them their colour, if any has; nil where they have one of their own.
    var name: _ChartValue??
    var symbol: BasicChartSymbolShape
    var opacity: Double
    var path: Path
  }

  /// The symbols on a line that asks for some.
  private func addSymbols(
    _ series: [ChartModel.Placed], _ geometry: PlotGeometry, into points: inout [Points]
  ) {
    for item in series where item.mark.symbol != nil || item.mark.symbolValue != nil {
      guard let path = geometry.symbol(item) else { continue }
      points.append(
        Points(style: item.style, name: nil, symbol: item.symbol, opacity: item.mark.opacity, path: path))
    }
  }

  private func fill(
    _ path: Path, _ item: ChartModel.Placed, in bounds: CGRect, _ context: inout DrawingContext
  ) {
    context.fill(
      path, with: item.style.opacity(item.mark.opacity)._paint(in: environment).paint,
      bounds: bounds)
  }

  private func stroke(
    _ path: Path, _ style: StrokeStyle, _ item: ChartModel.Placed, in bounds: CGRect,
    _ context: inout DrawingContext
  ) {
    context.stroke(
      path, style: style, with: item.style.opacity(item.mark.opacity)._paint(in: environment).paint,
      bounds: bounds)
  }

  @MainActor
  private func drawLines(
    _ axis: ResolvedAxis, isVertical: Bool, in rect: CGRect, _ context: inout DrawingContext
  ) {
    let gray = AnyShapeStyle(Color(.system(.separator)))
    let covered = model.covered(of: rect)
    for line in axis.lines {
      var path = Path()
      if isVertical {
        let x = covered.minX + CGFloat(line.fraction) * covered.width
        let top = line.tickLength == nil ? rect.minY : (axis.isAtTop ? rect.minY : rect.maxY)
        let bottom =
          line.tickLength.map { axis.isAtTop ? rect.minY - $0 : rect.maxY + $0 } ?? rect.maxY
        path.move(to: CGPoint(x: x, y: top))
        path.addLine(to: CGPoint(x: x, y: bottom))
      } else {
        let y = covered.maxY - CGFloat(line.fraction) * covered.height
        let left = line.tickLength == nil ? rect.minX : (axis.isLeading ? rect.minX : rect.maxX)
        let right =
          line.tickLength.map { axis.isLeading ? rect.minX - $0 : rect.maxX + $0 } ?? rect.maxX
        path.move(to: CGPoint(x: left, y: y))
        path.addLine(to: CGPoint(x: right, y: y))
      }
      let style =
        line.stroke
        ?? (isVertical && line.tickLength == nil
          ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5))
      context.stroke(
        path, style: style, with: (line.style ?? gray)._paint(in: environment).paint, bounds: rect)
    }
  }
}

extension BasicChartSymbolShape {
  /// The width of the lines of symbols that have no inside.
  var ownLineWidth: CGFloat? {
    switch kind {
    case .plus, .cross, .asterisk: 1.5
    default: nil
    }
  }
}
