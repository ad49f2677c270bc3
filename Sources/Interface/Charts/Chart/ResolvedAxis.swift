import Foundation
import Geometry
import LayoutEngine
import Views

/// An axis with its positioned lines and labels.
struct ResolvedAxis {
  struct Line {
    var fraction: Double
    var style: AnyShapeStyle?
    var stroke: StrokeStyle?
    /// The length outside the plot, for ticks; nil for lines across it.
    var tickLength: CGFloat?
  }

  struct Label {
    var view: AnyView
    var place: AxisLabelPlace
    var font: Font?
    var style: AnyShapeStyle?
  }

  var lines: [Line] = []
  var labels: [Label] = []
  /// Whether a vertical axis is on the leading side of the plot.
  var isLeading = false
  /// Whether a horizontal axis is above the plot.
  var isAtTop = false

  init() {}

  @MainActor
  init(
    _ marks: [_AxisMarks]?, visibility: Visibility, scale: Scale, isVertical: Bool, locale: Locale,
    calendar: Calendar, unit: Double?
  ) {
    isLeading = isVertical && scale.isBands
    guard visibility != .hidden else { return }
    for marks in marks ?? [_AxisMarks()] {
      switch marks.position {
      case .leading: isLeading = true
      case .trailing: isLeading = false
      case .top: isAtTop = true
      default: break
      }
      let (values, dateUnit) = Self.values(marks.values, scale: scale, calendar: calendar)
      let step = values.count > 1 ? (values[1].position ?? 0) - (values[0].position ?? 0) : 0
      let spacing = Spacing(scale: scale, isVertical: isVertical, step: step, unit: unit)
      for (index, value) in values.enumerated() {
        let axisValue = AxisValue(value: value, index: index, count: values.count)
        for (part, place) in spacing.parts(of: marks, at: axisValue) {
          if let line = Self.line(part, place, marks) { lines.append(line) }
          guard part.kind.isLabel, place.fraction <= 1 + 1e-6 else { continue }
          let view =
            part.content?()
            ?? AnyView(
              Text(
                verbatim: (part.format ?? marks.format)?(value, locale)
                  ?? Self.text(value, unit: dateUnit, step: step, locale: locale, calendar: calendar)))
          labels.append(Label(view: view, place: place, font: part.font, style: part.style))
        }
      }
    }
  }

  /// The positioned line of a part; nil for a label.
  private static func line(_ part: _AxisPart, _ place: AxisLabelPlace, _ marks: _AxisMarks) -> Line? {
    let line = Line(fraction: place.fraction, style: part.style, stroke: part.stroke ?? marks.stroke)
    switch part.kind {
    case .label: return nil
    case .gridLine: return line
    case .tick(let length):
      var tick = line
      tick.tickLength = length
      return tick
    }
  }

  /// How the marks of an axis relate to its values.
  private struct Spacing {
    let scale: Scale
    let isVertical: Bool
    /// From one value to the next.
    let step: Double
    /// The length of a date's unit; nil if values are not dates.
    let unit: Double?

    /// The parts of a value's mark, with their positions; none for a value outside the axis.
    @MainActor
    func parts(of marks: _AxisMarks, at axisValue: AxisValue) -> [(part: _AxisPart, place: AxisLabelPlace)] {
      let value = axisValue.value
      guard let fraction = scale.fraction(value), fraction > -1e-6, fraction < 1 + 1e-6 else { return [] }
      let parts = marks.parts?(axisValue) ?? ResolvedAxis.standardParts(scale: scale, stroke: marks.stroke)
      return parts.map { part in
        let isCentered = isCentered(part)
        let place = isCentered ? middle(of: value) ?? fraction : fraction
        return (
          part,
          AxisLabelPlace(
            fraction: place, anchor: anchor(part, isCentered: isCentered), offset: part.offset)
        )
      }
    }

    /// Names, and dates that are centred, have their marks in the middle of their band or unit.
    private func isCentered(_ part: _AxisPart) -> Bool {
      part.isCentered ?? (scale.isBands || (part.kind.isLabel && scale.isDate && isUnit))
    }

    private var isUnit: Bool {
      guard let unit, unit > 0 else { return false }
      return step < unit * 1.5
    }

    /// The position of the middle of a number's or date's unit; nil for names, whose positions are already in
    /// the middle.
    private func middle(of value: _ChartValue) -> Double? {
      guard !scale.isBands, let position = value.position else { return nil }
      let middle = position + (unit ?? step) / 2
      return scale.fraction(
        scale.isDate ? .date(Date(timeIntervalSinceReferenceDate: middle)) : .number(middle))
    }

    /// The anchor of a label at its value: the middle, or on a time scale the start, beside the line.
    private func anchor(_ part: _AxisPart, isCentered: Bool) -> Double {
      if let anchor = part.anchor { return Double(isVertical ? anchor.y : anchor.x) }
      if isVertical { return 0.5 }
      return scale.isDate && !isCentered ? 0 : 0.5
    }
  }

  private static func standardParts(scale: Scale, stroke: StrokeStyle?) -> [_AxisPart] {
    // Names only have labels.
    scale.isBands
      ? [_AxisPart(kind: .label)]
      : [_AxisPart(kind: .gridLine, stroke: stroke), _AxisPart(kind: .label)]
  }

  private static func values(
    _ values: AxisMarkValues, scale: Scale, calendar: Calendar
  ) -> ([_ChartValue], Calendar.Component?) {
    switch (values.kind, scale.kind) {
    case (.values(let values), _): return (values, nil)
    case (_, .bands(let names)): return (names.map { .category($0) }, nil)
    case (.step(let step), .continuous(let domain, let isDate)):
      return (
        NiceNumbers.ticks(domain, step: step).map {
          isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
        }, nil
      )
    case (.dateStep(let unit, let count, let own), .continuous(let domain, _)):
      return (
        NiceDates.ticks(
          domain, step: NiceDates.Step(unit: unit, count: count), calendar: own ?? calendar
        )
        .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, unit
      )
    case (.automatic(let count), .continuous(let domain, true)):
      let step = NiceDates.step(for: domain.upperBound - domain.lowerBound, count: count ?? 6)
      return (
        NiceDates.ticks(domain, step: step, calendar: calendar).map {
          .date(Date(timeIntervalSinceReferenceDate: $0))
        },
        step.unit
      )
    case (.automatic(let count), .continuous(let domain, false)):
      if scale.isLogarithmic, domain.lowerBound > 0 {
        let low = Int(log10(domain.lowerBound).rounded(.up))
        let high = Int(log10(domain.upperBound).rounded(.down))
        return ((low...max(high, low)).map { .number(pow(10, Double($0))) }, nil)
      }
      return (
        NiceNumbers.ticks(domain, count: count ?? ChartModel.desiredCount).map { .number($0) }, nil
      )
    }
  }

  private static func text(
    _ value: _ChartValue, unit: Calendar.Component?, step: Double, locale: Locale,
    calendar: Calendar
  ) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      // With as many decimals as the step has.
      let digits = step > 0 && step < 1 ? max(0, Int((-log10(step)).rounded(.up))) : 0
      let isWhole = step == 0 && number != number.rounded()
      return number.formatted(
        .number.locale(locale).precision(
          .fractionLength(isWhole ? 0...2 : digits...max(digits, digits))))
    case .date(let date):
      let unit = unit ?? unitOf(step)
      return NiceDates.format(unit, locale: locale, calendar: calendar).format(date)
    }
  }

  private static func unitOf(_ step: Double) -> Calendar.Component {
    switch step {
    case ..<1: .day
    case ..<3600: .minute
    case ..<86_400: .hour
    case ..<2_400_000: .day
    case ..<31_000_000: .month
    default: .year
    }
  }
}

extension _AxisPart.Kind {
  var isLabel: Bool {
    if case .label = self { return true }
    return false
  }
}
