public import Foundation
public import Geometry
public import Views

/// A field for a line of text.
public nonisolated struct TextField<Label: View>: View {
  let content: FieldContent
  let label: Label
  let prompt: Text?
  let axis: Axis

  @Environment(\.textFieldStyle) private var style

  /// What a field shows that was already styled, and is handed to the style as its configuration.
  var styled: AnyView?

  @MainActor public var body: some View {
    styled
      ?? style.makeView(
        AnyView(
          FieldText(content: content, placeholder: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis)))
  }

  init(_ content: FieldContent, label: Label, prompt: Text?, axis: Axis = .horizontal) {
    self.content = content
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text.wrappedValue), label: label(), prompt: prompt)
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text.wrappedValue), label: label(), prompt: prompt, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value.wrappedValue, format), label: label(), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value.wrappedValue.map { .value($0, format) } ?? .text(""), label: label(), prompt: prompt)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: nil, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text.wrappedValue), label: Text(titleKey), prompt: nil)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value.wrappedValue, format), label: Text(titleKey), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      value.wrappedValue.map { .value($0, format) } ?? .text(""), label: Text(titleKey), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleKey), prompt: nil)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleKey), prompt: prompt)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(.text(text.wrappedValue), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value.wrappedValue, format), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      value.wrappedValue.map { .value($0, format) } ?? .text(""), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      .text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text.wrappedValue), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value.wrappedValue, format), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      value.wrappedValue.map { .value($0, format) } ?? .text(""), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(formatter.string(for: value.wrappedValue) ?? ""), label: Text(title), prompt: nil)
  }
}
