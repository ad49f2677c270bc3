/// The view whose code is running, for reports of traps.
package enum CurrentView {
  @MainActor package static var type: Any.Type?

  /// The name of the view whose code is running.
  @MainActor package static var name: String? { type.map { ViewName.short($0) } }
}
