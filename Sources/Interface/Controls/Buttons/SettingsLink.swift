public import Views

/// The default title of a Mac's link to an app's settings.
public nonisolated struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}

/// A button that opens an app's settings.
public nonisolated struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// - Parameter label: what the button shows.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
