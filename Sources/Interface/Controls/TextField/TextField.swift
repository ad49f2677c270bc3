public import Foundation
public import Geometry
public import Views

/// A field for a line of text.
public nonisolated struct TextField<Label: View>: View {
  let content: FieldContent
  let label: Label
  let prompt: Text?
  let axis: Axis
  var editing = FieldEditing()

  @Environment(\.textFieldStyle) private var style
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.labelsAreHidden) private var hidesLabel

  /// The content of a field that has already been styled, passed to the style as its configuration.
  var styled: AnyView?

  @MainActor public var body: some View {
    if let styled {
      styled
    } else if isInColumns && !hidesLabel {
      // The label is beside the field instead of inside it.
      FormColumnRow(label: label) { field(prompt.map { AnyView($0) } ?? AnyView(Text(verbatim: ""))) }
    } else {
      field(prompt.map { AnyView($0) } ?? AnyView(label))
    }
  }

  @MainActor
  private func field(_ placeholder: AnyView) -> some View {
    style.makeView(editing.observed(FieldText(content: content, placeholder: placeholder, axis: axis)))
      .typing("TextField", into: content, editing: editing, placeholder: placeholder) { label.spokenText($0) }
  }

  init(
    _ content: FieldContent, label: Label, prompt: Text?, axis: Axis = .horizontal,
    editing: FieldEditing = FieldEditing()
  ) {
    self.content = content
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.editing = editing
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.editable(text), label: label(), prompt: prompt)
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.editable(text), label: label(), prompt: prompt, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), label: label(), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      .optional(value, format), label: label(), prompt: prompt)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.formatted(value, formatter), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.editable(text), label: Text(titleKey), prompt: nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.editable(text), label: Text(titleKey), prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.editable(text), label: Text(titleKey), prompt: nil, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.editable(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .editable(text), label: Text(titleKey), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .editable(text), label: Text(titleKey), prompt: nil, editing: FieldEditing(changed: onEditingChanged))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.editable(text), label: Text(titleKey), prompt: nil, editing: FieldEditing(commit: onCommit))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), label: Text(titleKey), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .optional(value, format), label: Text(titleKey), prompt: prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(.formatted(value, formatter), label: Text(titleKey), prompt: nil)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.formatted(value, formatter), label: Text(titleKey), prompt: prompt)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .formatted(value, formatter), label: Text(titleKey), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(.editable(text), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(.editable(text), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(.editable(text), label: Text(titleResource), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.editable(text), label: Text(titleResource), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .editable(text), label: Text(titleResource), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .editable(text), label: Text(titleResource), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(
      .editable(text), label: Text(titleResource), prompt: nil, editing: FieldEditing(commit: onCommit))
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .optional(value, format), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(.formatted(value, formatter), label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      .formatted(value, formatter), label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .formatted(value, formatter), label: Text(titleResource), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.editable(text), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.editable(text), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.editable(text), label: Text(title), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.editable(text), label: Text(title), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .editable(text), label: Text(title), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .editable(text), label: Text(title), prompt: nil, editing: FieldEditing(changed: onEditingChanged))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.editable(text), label: Text(title), prompt: nil, editing: FieldEditing(commit: onCommit))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .optional(value, format), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(.formatted(value, formatter), label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.formatted(value, formatter), label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .formatted(value, formatter), label: Text(title), prompt: nil,
      editing: FieldEditing(changed: onEditingChanged, commit: onCommit))
  }
}

nonisolated extension View {
  /// A field whose content a keyboard changes. A line break at the end of what is typed is the return key.
  func typing(
    _ name: String, into content: FieldContent, isReturnSubmitted: Bool = true,
    editing: FieldEditing = FieldEditing(), traits: Set<AccessibilityTrait> = [], placeholder: AnyView? = nil,
    label: @escaping @MainActor (_ViewInputs) -> String
  ) -> some View {
    keyboardField(name) { interaction, inputs in
      let all = traits.union(inputs.environment.isFocused ? [.textField, .editing] : [.textField])
      interaction.spoken = AccessibilityControl(
        all, value: { content.spokenText(inputs, placeholder: placeholder) }, saysContent: false)
      guard let edit = content.edit else { return }
      let submit = inputs.environment.submitAction
      interaction.type = { text in
        let isSubmitted = isReturnSubmitted && text.hasSuffix("\n")
        edit(isSubmitted ? String(text.dropLast()) : text)
        if isSubmitted {
          editing.commit?()
          submit?()
        }
      }
      interaction.set = { text in
        edit(text)
        return nil
      }
    }
    // A screen reader says what the field shows: its text, or else the title.
    .labelled(isSpoken: false, label)
  }
}
