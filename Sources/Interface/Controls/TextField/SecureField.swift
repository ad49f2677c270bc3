import Geometry
public import Views

/// A field for a secret, whose characters show as dots.
public nonisolated struct SecureField<Label: View>: View {
  let content: FieldContent
  let label: Label
  let prompt: Text?
  let editing: FieldEditing

  @Environment(\.textFieldStyle) private var style

  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.labelsAreHidden) private var hidesLabel

  @MainActor public var body: some View {
    if isInColumns && !hidesLabel {
      FormColumnRow(label: label) { field(prompt.map { AnyView($0) } ?? AnyView(Text(verbatim: ""))) }
    } else {
      field(prompt.map { AnyView($0) } ?? AnyView(label))
    }
  }

  @MainActor
  private func field(_ placeholder: AnyView) -> some View {
    style.makeView(AnyView(FieldText(content: content, placeholder: placeholder, axis: .horizontal)))
      .typing(
        "SecureField", into: content, editing: editing, traits: [.secureTextField], placeholder: placeholder
      ) { label.spokenText($0) }
  }

  init(
    text: Binding<String>, label: Label, prompt: Text?, editing: FieldEditing = FieldEditing()
  ) {
    content = .secret(text)
    self.editing = editing
    self.label = label
    self.prompt = prompt
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(titleKey), prompt: nil, editing: FieldEditing(commit: onCommit))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, label: Text(titleResource), prompt: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(text: text, label: Text(titleResource), prompt: nil, editing: FieldEditing(commit: onCommit))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(title), prompt: nil, editing: FieldEditing(commit: onCommit))
  }
}
