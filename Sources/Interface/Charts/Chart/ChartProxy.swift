public import Foundation
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
    model.xScale.fraction(value.chartValue).map { CGFloat($0) * size.width }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.yScale.fraction(value.chartValue).map { (1 - CGFloat($0)) * size.height }
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard size.width > 0 else { return nil }
    return model.xScale.value(at: Double(position / size.width)).flatMap {
      P.PrimitivePlottable._value($0)
    }
    .flatMap { P(primitivePlottable: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard size.height > 0 else { return nil }
    return model.yScale.value(at: Double(1 - position / size.height)).flatMap {
      P.PrimitivePlottable._value($0)
    }
    .flatMap { P(primitivePlottable: $0) }
  }

  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
}
