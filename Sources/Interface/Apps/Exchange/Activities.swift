public import FoundationAdditions
public import Views

// What a view tells the system that a user is doing, or goes on with; nothing of it shows in a picture.

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
  /// What takes changes back; a picture has no history.
  public var undoManager: UndoManager? { nil }
}
