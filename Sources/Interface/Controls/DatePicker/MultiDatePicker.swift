public import Foundation
public import Views

/// A control for choosing several dates.
public nonisolated struct MultiDatePicker<Label: View>: View {
  let selection: Set<DateComponents>
  let bounds: Range<Date>?
  let label: Label

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor public var body: some View {
    let dates = selection.compactMap { components -> Date? in
      var zoned = calendar
      zoned.timeZone = timeZone
      return zoned.date(from: components)
    }.sorted()
    GraphicalDate(
      date: dates.first ?? nearestBound ?? Date(timeIntervalSinceReferenceDate: 0), selected: dates,
      minimum: bounds?.lowerBound, maximum: bounds?.upperBound, components: .date)
  }

  /// The bound whose month is shown: the lower one if there is one.
  private var nearestBound: Date? {
    bounds.map { $0.lowerBound > .distantPast ? $0.lowerBound : $0.upperBound }
  }

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
    self.selection = selection.wrappedValue
    self.bounds = bounds
    self.label = label
  }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection, bounds, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleResource))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleResource))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection, bounds, Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title))
  }
}
