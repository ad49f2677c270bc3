public import Foundation
public import Geometry
public import LayoutEngine
public import Views

/// The plot of a chart, as passed to `chartPlotStyle`.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}

nonisolated extension View {
  private func chart(_ change: @escaping @MainActor (inout ChartOptions) -> Void) -> some View {
    inputs { change(&$0.environment.chartOptions) }
  }

  // MARK: Axes

  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xVisibility = visibility }
  }
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yVisibility = visibility }
  }

  @MainActor
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let marks = content()._axisMarks()
    return chart { $0.xAxis = marks }
  }

  @MainActor
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let marks = content()._axisMarks()
    return chart { $0.yAxis = marks }
  }

  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: _AnnotationSide = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.xTitle = AnyView(Text(labelKey)) } }

  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: _AnnotationSide = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chart { $0.xTitle = AnyView(Text(verbatim: label)) }
  }

  @MainActor
  public func chartXAxisLabel<C: View>(
    position: _AnnotationSide = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.xTitle = view }
  }

  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: _AnnotationSide = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.yTitle = AnyView(Text(labelKey)) } }

  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: _AnnotationSide = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chart { $0.yTitle = AnyView(Text(verbatim: label)) }
  }

  @MainActor
  public func chartYAxisLabel<C: View>(
    position: _AnnotationSide = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.yTitle = view }
  }

  public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
    -> some View
  {
    noted(.withoutEffect, "chartXAxisStyle", "The axis keeps its standard look.")
  }

  public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
    -> some View
  {
    noted(.withoutEffect, "chartYAxisStyle", "The axis keeps its standard look.")
  }

  // MARK: Scales

  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { Self.apply(domain, type, to: &$0.xScale) }
  }

  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { Self.apply(domain, type, to: &$0.yScale) }
  }

  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart {
      Self.apply(domain, type, to: &$0.xScale)
      $0.xScale.padding = range._padding
    }
  }

  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart {
      Self.apply(domain, type, to: &$0.yScale)
      $0.yScale.padding = range._padding
    }
  }

  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart {
      $0.xScale.padding = range._padding
      $0.xScale.isLogarithmic = type == .log
    }
  }

  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart {
      $0.yScale.padding = range._padding
      $0.yScale.isLogarithmic = type == .log
    }
  }

  public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.xScale.isLogarithmic = type == .log }
  }
  public func chartYScale(type: ScaleType?) -> some View {
    chart { $0.yScale.isLogarithmic = type == .log }
  }

  private static func apply<D: ScaleDomain>(
    _ domain: D, _ type: ScaleType?, to options: inout _ScaleOptions
  ) {
    domain._apply(to: &options)
    options.isLogarithmic = type == .log
  }

  public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<V, S>
  ) -> some View {
    let styles = mapping.map {
      (
        ChartModel.name($0.key._chartValue, locale: Locale(identifier: "en_US")),
        AnyShapeStyle($0.value)
      )
    }
    return chart { $0.styleScale = styles }
  }

  public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(domain: [V], range: [S])
    -> some View
  {
    guard !range.isEmpty else { return chart { _ in } }
    let styles = domain.enumerated().map { index, value in
      (
        ChartModel.name(value._chartValue, locale: Locale(identifier: "en_US")),
        AnyShapeStyle(range[index % range.count])
      )
    }
    return chart { $0.styleScale = styles }
  }

  public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    domain: [V], mapping: @escaping (V) -> S
  ) -> some View {
    let styles = domain.map {
      (
        ChartModel.name($0._chartValue, locale: Locale(identifier: "en_US")),
        AnyShapeStyle(mapping($0))
      )
    }
    return chart { $0.styleScale = styles }
  }

  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil)
    -> some View
  {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.styleRange = styles }
  }

  /// The areas of symbols, in square points, of the smallest and the largest value.
  public func chartSymbolSizeScale<N: BinaryFloatingPoint>(
    range: ClosedRange<N>, type: ScaleType? = nil
  ) -> some View {
    chart { $0.symbolSizes.areas = CGFloat(range.lowerBound)...CGFloat(range.upperBound) }
  }

  /// The areas of symbols, in square points, of the first and the last value of a domain.
  public func chartSymbolSizeScale<D: ScaleDomain, N: BinaryFloatingPoint>(
    domain: D, range: ClosedRange<N>, type: ScaleType? = nil
  ) -> some View {
    chart {
      var options = _ScaleOptions()
      domain._apply(to: &options)
      $0.symbolSizes.domain = options.domain
      $0.symbolSizes.areas = CGFloat(range.lowerBound)...CGFloat(range.upperBound)
    }
  }

  /// The values between which the areas of symbols are interpolated.
  public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart {
      var options = _ScaleOptions()
      domain._apply(to: &options)
      $0.symbolSizes.domain = options.domain
    }
  }

  public func chartSymbolScale<V: Plottable>(_ mapping: KeyValuePairs<V, BasicChartSymbolShape>)
    -> some View
  {
    noted(.withoutEffect, "chartSymbolScale", "Series take their symbols in the standard order.")
  }

  public func chartSymbolScale<V: Plottable>(domain: [V], range: [BasicChartSymbolShape])
    -> some View
  {
    noted(.withoutEffect, "chartSymbolScale", "Series take their symbols in the standard order.")
  }

  // MARK: Legend

  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.showsLegend = visibility != .hidden }
  }

  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.legendPosition = Self.place(position) }
  }

  @MainActor
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend = view
      $0.legendPosition = Self.place(position)
    }
  }

  private static func place(_ position: AnnotationPosition) -> ChartOptions.LegendPosition {
    switch position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .overlay: .automatic
    }
  }

  // MARK: The plot

  @MainActor
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)
    -> some View
  {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }

  @MainActor
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append { AnyView(content($0)) } }
  }

  @MainActor
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append { AnyView(content($0)) } }
  }

  // MARK: Scrolling and choosing

  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.xVisible = length._chartValue.position }
  }

  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.yVisible = length._chartValue.position }
  }

  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartYSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}

/// The side of a chart for an axis's title.
public struct _AnnotationSide: Sendable {
  private let number: Int
  public static let automatic = _AnnotationSide(number: 0)
  public static let top = _AnnotationSide(number: 1)
  public static let bottom = _AnnotationSide(number: 2)
  public static let leading = _AnnotationSide(number: 3)
  public static let trailing = _AnnotationSide(number: 4)
  public static let overlay = _AnnotationSide(number: 5)
}
