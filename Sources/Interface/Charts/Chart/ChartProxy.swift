public import Foundation
import Geometry
import Views

/// What overlays may ask of a chart.
public struct ChartProxy {
  let model: ChartModel
  var size = CGSize.zero

  /// The size of the plot; zero, because a still picture lays overlays out before the plot.
  public var plotSize: CGSize { size }
  public var plotAreaSize: CGSize { size }

  /// The place of a value along the plot, in points of a plot of this size.
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

  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
}
