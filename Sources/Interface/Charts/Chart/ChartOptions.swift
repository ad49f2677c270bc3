import Foundation
import Geometry
import Views

/// The settings of modifiers for the charts below.
struct ChartOptions {
  enum LegendPosition {
    case automatic
    case top
    case bottom
    case leading
    case trailing
  }

  var xAxis: [_AxisMarks]?
  var yAxis: [_AxisMarks]?
  var xVisibility = Visibility.automatic
  var yVisibility = Visibility.automatic
  var xScale = _ScaleOptions()
  var yScale = _ScaleOptions()
  var xTitle: AnyView?
  var yTitle: AnyView?
  var showsLegend = true
  var legend: AnyView?
  var legendPosition = LegendPosition.automatic
  /// Styles for values, in order.
  var styleScale: [(String, AnyShapeStyle)] = []
  /// Styles that values are assigned in turn.
  var styleRange: [AnyShapeStyle] = []
  /// The values and areas of symbols.
  var symbolSizes = SymbolSizes.Options()
  /// The visible length of an axis, for charts that scroll.
  var xVisible: Double?
  var yVisible: Double?
  var plotStyle: @MainActor (AnyView) -> AnyView = { $0 }
  var overlays: [@MainActor (ChartProxy) -> AnyView] = []
  var backgrounds: [@MainActor (ChartProxy) -> AnyView] = []
}

extension EnvironmentValues {
  private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
  }

  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
