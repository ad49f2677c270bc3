/// Lets the runner find apps without knowing their scenes.
public protocol _AppRoot {
  /// The root of the app's first window; nil if it has none.
  @MainActor static func _makeRoot() -> AnyView?
}
