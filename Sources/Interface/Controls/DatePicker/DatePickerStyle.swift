public import Foundation
public import Views

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the date.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// On iOS the date and the time, each on its own background.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date and the time, each on its own background, after the label.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label, grows: true) {
      CompactDate(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

/// The days of a month, with the time below.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDate(
      date: configuration.selection, selected: [configuration.selection],
      minimum: configuration.minimumDate, maximum: configuration.maximumDate,
      components: configuration.displayedComponents)
  }
}

/// The parts of the date on wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label) {
      DateWheels(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as DatePickerStyleConfiguration) }
  }
}
