public import Foundation
import Views

/// The settings of a scale.
public struct _ScaleOptions {
  var domain: [_ChartValue]?
  var includesZero: Bool?
  var isReversed = false
  var isLogarithmic = false
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)

  static let automatic = _ScaleOptions()
}

/// The values that a scale covers.
public protocol ScaleDomain {
  func _apply(to options: inout _ScaleOptions)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _apply(to options: inout _ScaleOptions) {
    options.domain = [lowerBound._chartValue, upperBound._chartValue]
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public func _apply(to options: inout _ScaleOptions) {
    options.domain = [lowerBound._chartValue, upperBound._chartValue]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _apply(to options: inout _ScaleOptions) {
    options.domain = map(\._chartValue)
  }
}

/// A domain that follows the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?

  public func _apply(to options: inout _ScaleOptions) {
    options.includesZero = includesZero
    options.isReversed = reversed ?? false
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, reversed: nil)
  }

  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// How values are mapped along a scale.
public struct ScaleType: Hashable, Sendable {
  let number: Int
  public static let linear = ScaleType(number: 0)
  public static let log = ScaleType(number: 1)
  public static let date = ScaleType(number: 2)
  public static let category = ScaleType(number: 3)
  public static let squareRoot = ScaleType(number: 4)
  public static let symmetricLog = ScaleType(number: 5)
}

/// The range of the plot that a scale covers.
public protocol PositionScaleRange {
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole plot, less the padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  public var _padding: (start: CGFloat, end: CGFloat) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
