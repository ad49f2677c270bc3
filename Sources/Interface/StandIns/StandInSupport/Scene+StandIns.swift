public import Apps
public import Views

extension Scene {
  /// Changes the views of the scene's windows and menus, for modifiers that set something in their environment.
  public func standInChangingViews(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    changingViews(change)
  }
}
