import Foundation
import Geometry
import LayoutEngine
public import Views

/// A drawing of data: marks on a plot between axes, with a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
  let marks: [_Mark]

  @Environment(\.chartOptions) private var options

  @MainActor
  public init(@ChartContentBuilder content: () -> Content) {
    let marks = content().marks
    self.marks = marks
  }

  @MainActor public var body: some View {
    ChartBody(marks: marks, options: options)
  }
}

extension Chart {
  @MainActor
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    var marks: [_Mark] = []
    Content.addMarks(of: data, content, to: &marks)
    self.marks = marks
  }

  @MainActor
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    var marks: [_Mark] = []
    Content.addMarks(of: data, content, to: &marks)
    self.marks = marks
  }
}

/// A chart's parts, arranged: the axes' titles, the labels, the plot and the legend.
private nonisolated struct ChartBody: View {
  let marks: [_Mark]
  let options: ChartOptions

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let model = ChartModel(marks: marks, options: options, locale: locale, calendar: calendar)
    return VStack(alignment: .leading, spacing: 8) {
      if options.legendPosition == .top { legend(model) }
      HStack(alignment: .top, spacing: 8) {
        if options.legendPosition == .leading { legend(model) }
        ChartFrame(
          xLabelPlace: model.xAxis.isAtTop ? .top : .bottom,
          yLabelPlace: model.yAxis.isLeading ? .leading : .trailing
        ) {
          plot(model).layoutValue(key: ChartPart.self, value: .plot)
          AxisLabels(axis: model.yAxis, isVertical: true, padding: model.yScale.padding).layoutValue(
            key: ChartPart.self, value: .yLabels)
          AxisLabels(axis: model.xAxis, isVertical: false, padding: model.xScale.padding).layoutValue(
            key: ChartPart.self, value: .xLabels)
          axisTitle(options.yTitle).layoutValue(key: ChartPart.self, value: .yTitle)
          axisTitle(options.xTitle).layoutValue(key: ChartPart.self, value: .xTitle)
        }
        if options.legendPosition == .trailing { legend(model) }
      }
      if options.legendPosition == .automatic || options.legendPosition == .bottom { legend(model) }
    }
    .noted(
      .approximated, "Chart",
      "Axes choose their values by the range alone and not by the room for labels."
    )
    .inputs { inputs in
      for name in Set(marks.flatMap(\.withoutEffect)).sorted() {
        inputs.note(.withoutEffect, name, "Marks are drawn as they are without it.")
      }
    }
  }

  @MainActor
  private func axisTitle(_ title: AnyView?) -> some View {
    (title ?? AnyView(EmptyView()))
      .font(.caption)
      .foregroundStyle(Color(.system(.secondaryLabel)))
  }

  @MainActor @ViewBuilder
  private func legend(_ model: ChartModel) -> some View {
    if options.showsLegend {
      if let custom = options.legend {
        custom
      } else if model.colorNames.count > 0, model.hasLegend {
        ChartLegend(entries: model.legendEntries)
      }
    }
  }

  @MainActor
  private func plot(_ model: ChartModel) -> some View {
    let plot = ChartPlot(model: model)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background { layers(options.backgrounds, model) }
      .overlay {
        // Slices turn clockwise in every language.
        AnnotationLayer(model: model).transformEnvironment(\.layoutDirection) {
          if model.isRound { $0 = .leftToRight }
        }
      }
      .overlay { layers(options.overlays, model) }
    return options.plotStyle(AnyView(plot))
  }

  /// Views in front of the plot or behind it, which may query the position of a value.
  @MainActor @ViewBuilder
  private func layers(_ layers: [@MainActor (ChartProxy) -> AnyView], _ model: ChartModel) -> some View {
    if !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(model: model, size: geometry.size)
        ZStack { ForEach(Array(layers.indices), id: \.self) { layers[$0](proxy) } }
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
    }
  }
}

/// The names and colours of a chart's series, in rows.
private nonisolated struct ChartLegend: View {
  let entries: [(name: String, style: AnyShapeStyle)]

  @MainActor var body: some View {
    LegendRows {
      ForEach(Array(entries.indices), id: \.self) { index in
        HStack(spacing: 4) {
          Circle().fill(entries[index].style).frame(width: 8, height: 8)
          Text(verbatim: entries[index].name)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(Color(.system(.secondaryLabel)))
  }
}

/// Views one after another, wrapped into as many rows as the width requires.
private nonisolated struct LegendRows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(width: proposal.width ?? .infinity, subviews)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(frames(width: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var frames: [CGRect] = []
    var place = CGPoint.zero
    var height: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if place.x > 0, place.x + size.width > width + 0.01 {
        place = CGPoint(x: 0, y: place.y + height + 4)
        height = 0
      }
      frames.append(CGRect(origin: place, size: size))
      place.x += size.width + 12
      height = max(height, size.height)
    }
    return frames
  }
}
