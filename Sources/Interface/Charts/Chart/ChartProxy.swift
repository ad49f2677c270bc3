public import Foundation
import Geometry
public import LayoutEngine
import Views

/// What overlays can query from a chart.
public struct ChartProxy {
  let model: ChartModel
  var size = CGSize.zero

  /// The size of the plot, in points.
  public var plotSize: CGSize { size }
  public var plotAreaSize: CGSize { size }
  /// The plot's rectangle in the coordinates of an overlay, which here only covers the plot.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> { .fixed(CGRect(origin: .zero, size: size)) }
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The position of a value along the plot, in points of a plot of this size.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    let covered = model.covered(of: CGRect(origin: .zero, size: size))
    return model.xScale.fraction(value._chartValue).map { covered.minX + CGFloat($0) * covered.width }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    let covered = model.covered(of: CGRect(origin: .zero, size: size))
    return model.yScale.fraction(value._chartValue).map { covered.maxY - CGFloat($0) * covered.height }
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    let covered = model.covered(of: CGRect(origin: .zero, size: size))
    guard covered.width > 0 else { return nil }
    return model.xScale.value(at: Double((position - covered.minX) / covered.width)).flatMap {
      P.PrimitivePlottable._value($0)
    }
    .flatMap { P(primitivePlottable: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    let covered = model.covered(of: CGRect(origin: .zero, size: size))
    guard covered.height > 0 else { return nil }
    return model.yScale.value(at: Double((covered.maxY - position) / covered.height)).flatMap {
      P.PrimitivePlottable._value($0)
    }
    .flatMap { P(primitivePlottable: $0) }
  }

  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
}
