extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { ScenePhase.active }
  }

  /// Whether the scene is in the foreground.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  private struct SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the app may open several windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is presented by another.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a search is under way.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { RedactionReasons() }
  }

  /// Why content is hidden behind placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}
