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
    // In right-to-left languages axes run from the right; slices turn clockwise in every language.
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    for item in context.collecting(under: mirror, { drawPlot(in: rect, &$0) }) { context.add(item) }
  }

  private func drawPlot(in rect: CGRect, _ context: inout DrawingContext) {
    MainActor.duringLayout {
      drawLines(model.xAxis, isVertical: true, in: rect, &context)
      drawLines(model.yAxis, isVertical: false, in: rect, &context)
    }
    let geometry = PlotGeometry(model: model, plot: rect)
    var paints = MarkPaints(model: model, environment: environment)
    let series = seriesMembers()
    var isDrawn = [Bool](repeating: false, count: series.count)
    var points = PointRuns()
    for index in model.placed.indices where !model.placed[index].mark.isHidden {
      if model.placed[index].isOfSeries {
        // A line is drawn at the position of its first point in the drawing order.
        let number = model.placed[index].series
        if isDrawn[number] { continue }
        isDrawn[number] = true
        draw(series[number], geometry, &paints, &points, &context)
      } else if model.placed[index].mark.kind == .point {
        let item = model.placed[index]
        if let path = geometry.symbol(item) { points.add(path, of: item, joins: true) }
      } else {
        draw(model.placed[index], in: rect, geometry, &paints, &context)
      }
    }
    draw(points, &paints, &context)
  }

  /// Draws a bar, a rectangle, a rule or a slice.
  private func draw(
    _ item: ChartModel.Placed, in rect: CGRect, _ geometry: PlotGeometry, _ paints: inout MarkPaints,
    _ context: inout DrawingContext
  ) {
    switch item.mark.kind {
    case .bar, .rectangle:
      guard let box = geometry.box(item) else { return }
      context.fill(geometry.roundedBox(box, item), with: paints.paint(of: item), bounds: box)
    case .rule:
      guard let line = geometry.rule(item) else { return }
      context.stroke(
        line, style: item.mark.lineStyle ?? StrokeStyle(lineWidth: 1), with: paints.paint(of: item),
        bounds: rect)
    case .sector:
      guard let path = geometry.sector(item) else { return }
      context.fill(path, with: paints.paint(of: item), bounds: path.boundingRect)
    case .line, .area, .point: break
    }
  }

  /// Draws a line or an area through its points, and adds the symbols of the points.
  private func draw(
    _ members: [Int], _ geometry: PlotGeometry, _ paints: inout MarkPaints, _ points: inout PointRuns,
    _ context: inout DrawingContext
  ) {
    guard let first = members.first(where: { !model.placed[$0].mark.isHidden }) else { return }
    let item = model.placed[first]
    if item.mark.kind == .area {
      let path = geometry.area(members)
      context.fill(path, with: paints.paint(of: item), bounds: path.boundingRect)
      return
    }
    let path = geometry.line(members)
    context.stroke(
      path, style: item.mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
      with: paints.paint(of: item), bounds: path.boundingRect)
    for member in members
    where model.placed[member].mark.symbol != nil || model.placed[member].mark.symbolValue != nil {
      guard let path = geometry.symbol(model.placed[member]) else { continue }
      points.add(path, of: model.placed[member], joins: false)
    }
  }

  private func draw(_ points: PointRuns, _ paints: inout MarkPaints, _ context: inout DrawingContext) {
    for run in points.runs {
      let paint = paints.paint(of: run.first)
      if let width = run.first.symbol.lineWidth ?? run.first.symbol.ownLineWidth {
        context.stroke(
          run.path, style: StrokeStyle(lineWidth: width), with: paint, bounds: run.bounds)
      } else {
        context.fill(run.path, with: paint, bounds: run.bounds)
      }
    }
  }

  /// The indices in the model of the points of each line and area, by its number.
  private func seriesMembers() -> [[Int]] {
    var members: [[Int]] = []
    for index in model.placed.indices where model.placed[index].isOfSeries {
      let series = model.placed[index].series
      while members.count <= series { members.append([]) }
      members[series].append(index)
    }
    return members
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
  /// The line width of symbols without an area.
  var ownLineWidth: CGFloat? {
    switch kind {
    case .plus, .cross, .asterisk: 1.5
    default: nil
    }
  }
}
