import Foundation
import Geometry
import LayoutEngine
import Views

/// The geometry of marks in the plot's rectangle.
struct PlotGeometry {
  let model: ChartModel
  /// The part of the plot that the scales cover.
  let rect: CGRect

  init(model: ChartModel, plot: CGRect) {
    self.model = model
    rect = model.covered(of: plot)
  }

  func x(_ fraction: Double) -> CGFloat { rect.minX + CGFloat(fraction) * rect.width }
  func y(_ fraction: Double) -> CGFloat { rect.maxY - CGFloat(fraction) * rect.height }

  /// The position of a mark's point.
  func point(_ item: ChartModel.Placed) -> CGPoint {
    // A mark without a value on one axis is centred on it.
    var point = CGPoint(x: x(item.xMiddle ?? 0.5), y: y(item.yMiddle ?? 0.5))
    if item.mark.kind == .line || item.mark.kind == .area, let y = item.y {
      point.y = self.y(item.isUpright ? y.upperBound : (y.lowerBound + y.upperBound) / 2)
    }
    point.x += item.mark.offset.width
    point.y += item.mark.offset.height
    return point
  }

  /// The rectangle of a bar or a rectangle.
  func box(_ item: ChartModel.Placed) -> CGRect? {
    let mark = item.mark
    let isBar = mark.kind == .bar
    func span(
      _ range: ClosedRange<Double>?, _ middle: Double?, scale: Scale, length: CGFloat,
      isAcross: Bool,
      dimension: MarkDimension, isSpan: Bool
    ) -> (CGFloat, CGFloat)? {
      guard let middle else { return (0, length) }
      if let range, !isAcross || isSpan || mark.kind == .rectangle,
        !(isBar && isAcross && isSpan && scale.isDate)
      {
        return (CGFloat(range.lowerBound) * length, CGFloat(range.upperBound) * length)
      }
      if let range, scale.isDate {
        // A bar for a day or a month leaves a gap to the next.
        let step = CGFloat(range.upperBound - range.lowerBound) * length
        let width = dimension.length(of: step, automatic: max(step * 0.8, min(step, 1)))
        return (CGFloat(middle) * length - width / 2, CGFloat(middle) * length + width / 2)
      }
      if scale.isBands {
        let step = CGFloat(scale.step) * length
        let automatic = mark.kind == .rectangle ? step : step * 0.65
        let width = dimension.length(of: step, automatic: automatic)
        return (CGFloat(middle) * length - width / 2, CGFloat(middle) * length + width / 2)
      }
      let width = dimension.length(
        of: 12, automatic: min(length / CGFloat(max(model.placed.count, 1)) * 0.6, 20))
      return (CGFloat(middle) * length - width / 2, CGFloat(middle) * length + width / 2)
    }
    let hasXSpan = mark.x?.end != nil
    let hasYSpan = mark.y?.end != nil
    guard
      var horizontal = span(
        item.x, item.xMiddle, scale: model.xScale, length: rect.width, isAcross: item.isUpright,
        dimension: mark.width, isSpan: hasXSpan),
      var vertical = span(
        item.y, item.yMiddle, scale: model.yScale, length: rect.height, isAcross: !item.isUpright,
        dimension: mark.height, isSpan: hasYSpan)
    else { return nil }
    if let group = item.group {
      let isHorizontal = mark.groupAxis.map { $0 == .horizontal } ?? item.isUpright
      func part(_ range: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
        let width = (range.1 - range.0) / CGFloat(group.count)
        let own = mark.groupSpan.length(of: width, automatic: width * 0.92)
        let middle = range.0 + (CGFloat(group.index) + 0.5) * width
        return (middle - own / 2, middle + own / 2)
      }
      if isHorizontal { horizontal = part(horizontal) } else { vertical = part(vertical) }
    }
    return CGRect(
      x: rect.minX + horizontal.0 + mark.offset.width,
      y: rect.maxY - vertical.1 + mark.offset.height,
      width: horizontal.1 - horizontal.0, height: vertical.1 - vertical.0)
  }

  func roundedBox(_ box: CGRect, _ item: ChartModel.Placed) -> Path {
    if let clip = item.mark.clip { return clip.path(in: box) }
    let radius = min(item.mark.cornerRadius, box.width / 2, box.height / 2)
    return radius > 0 ? Path(roundedRect: box, cornerRadius: radius, style: .continuous) : Path(box)
  }

  func rule(_ item: ChartModel.Placed) -> Path? {
    var path = Path()
    let offset = item.mark.offset
    if let middle = item.xMiddle, item.mark.x?.end == nil {
      let x = x(middle) + offset.width
      path.move(to: CGPoint(x: x, y: y(item.y?.lowerBound ?? 0) + offset.height))
      path.addLine(to: CGPoint(x: x, y: y(item.y?.upperBound ?? 1) + offset.height))
    } else if let middle = item.yMiddle {
      let y = y(middle) + offset.height
      path.move(to: CGPoint(x: x(item.x?.lowerBound ?? 0) + offset.width, y: y))
      path.addLine(to: CGPoint(x: x(item.x?.upperBound ?? 1) + offset.width, y: y))
    } else {
      return nil
    }
    return path
  }

  func sector(_ item: ChartModel.Placed) -> Path? {
    guard let turn = item.turn, turn.upperBound > turn.lowerBound else { return nil }
    let full = min(rect.width, rect.height) / 2
    let outer = item.mark.outerRadius.length(of: full, automatic: full)
    let inner = item.mark.innerRadius.length(of: full, automatic: 0)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    // The gap is as wide at the inner edge as at the outer one.
    func angle(_ share: Double, _ inset: CGFloat, _ radius: CGFloat) -> Angle {
      let whole = Angle.degrees(share * 360 - 90)
      return radius > 0 ? whole + .radians(Double(inset / radius)) : whole
    }
    let inset = item.mark.angularInset
    var path = Path()
    path.addArc(
      center: center, radius: outer, startAngle: angle(turn.lowerBound, inset, outer),
      endAngle: angle(turn.upperBound, -inset, outer), clockwise: false)
    if inner > 0 {
      path.addArc(
        center: center, radius: inner, startAngle: angle(turn.upperBound, -inset, inner),
        endAngle: angle(turn.lowerBound, inset, inner), clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  // MARK: Lines

  /// - Parameter members: the indices of its points in the model.
  func line(_ members: [Int]) -> Path {
    guard let first = members.first else { return Path() }
    var path = Path()
    Curve(model.placed[first].mark.interpolation).add(
      members.map { point(model.placed[$0]) }, to: &path, startsNew: true)
    return path
  }

  /// - Parameter members: the indices of its points in the model.
  func area(_ members: [Int]) -> Path {
    guard let first = members.first else { return Path() }
    let curve = Curve(model.placed[first].mark.interpolation)
    let base = model.yScale.baseline
    func x(_ member: Int) -> CGFloat { self.x(model.placed[member].xMiddle ?? 0.5) }
    let upper = members.map { member in
      CGPoint(
        x: x(member),
        y: y(model.placed[member].y?.upperBound ?? model.placed[member].yMiddle ?? base))
    }
    let lower = members.map { member in
      CGPoint(x: x(member), y: y(model.placed[member].y?.lowerBound ?? base))
    }
    var path = Path()
    curve.add(upper, to: &path, startsNew: true)
    curve.add(lower.reversed(), to: &path, startsNew: false)
    path.closeSubpath()
    return path
  }

  // MARK: Symbols

  func symbol(_ item: ChartModel.Placed) -> Path? {
    guard item.xMiddle != nil || item.yMiddle != nil else { return nil }
    // Apple's sizes are areas of the square around the symbol.
    let side = (item.mark.symbolArea ?? item.symbolArea).squareRoot()
    let center = point(item)
    return Self.path(item.symbol, center: center, side: side)
  }

  static func path(_ symbol: BasicChartSymbolShape, center: CGPoint, side: CGFloat) -> Path {
    let half = side / 2
    let box = CGRect(x: center.x - half, y: center.y - half, width: side, height: side)
    func polygon(_ count: Int, radius: CGFloat) -> Path {
      var path = Path()
      for index in 0..<count {
        let turned = CGPoint(x: 0, y: -radius).applying(
          CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(count)))
        let point = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
    func strokes(_ angles: [Double]) -> Path {
      var path = Path()
      for angle in angles {
        let turned = CGPoint(x: half, y: 0).applying(
          CGAffineTransform(rotationAngle: CGFloat(angle * .pi / 180)))
        path.move(to: CGPoint(x: center.x - turned.x, y: center.y - turned.y))
        path.addLine(to: CGPoint(x: center.x + turned.x, y: center.y + turned.y))
      }
      return path
    }
    switch symbol.kind {
    case .circle: return Path(ellipseIn: box)
    case .square: return Path(box.insetBy(dx: side * 0.06, dy: side * 0.06))
    case .triangle: return polygon(3, radius: half * 1.2)
    case .diamond: return polygon(4, radius: half * 1.2)
    case .pentagon: return polygon(5, radius: half * 1.1)
    case .plus: return strokes([0, 90])
    case .cross: return strokes([45, 135])
    case .asterisk: return strokes([30, 90, 150])
    }
  }
}
