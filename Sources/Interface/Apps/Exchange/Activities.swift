public import FoundationAdditions
public import Views

// User activities that a view advertises or continues; nothing of this shows in a picture.

nonisolated extension View {
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  /// The undo manager; a picture has no history.
  public var undoManager: UndoManager? { nil }
}
