import Observation

/// The bodies of views, each kept as it was when it last ran.
///
/// A body runs again if something that it depends on has changed: the view's own properties, its state, the environment that it asks
/// for, or an observable object that it has read. That is more than a matter of time: objects that a body makes, as
/// `Child(model: Model())` does, live as long as the body is kept, and what they have loaded meanwhile is shown.
package enum KeptBodies {
  /// The number that bodies were kept under: others are run again.
  @MainActor fileprivate(set) static var epoch = 0

  /// Has all bodies run again, because code has changed: literals of a live preview.
  @MainActor package static func invalidate() { epoch += 1 }

  /// A view's body, with the line of the statement that made it, where that is known.
  typealias Made<Content: View> = (body: Content.Body, source: _SourceLine?)

  /// The body of a view that has been connected: the one that is kept, if its view is one that can be compared.
  @MainActor
  static func body<Content: View>(of view: Content, _ inputs: _ViewInputs) -> Made<Content> {
    func make() -> Made<Content> { (view.body, StatementNote.source(of: Content.Body.self)) }
    guard let properties = ViewProperties.of(Content.self) else { return make() }
    let kept = inputs.identity.slot { KeptContent<Content, Made<Content>>() }
    return kept.content(
      of: view, in: 0, inputs, isSame: { properties.areUnchanged($1, since: $0) }, make: make)
  }

  /// Runs code of a view's, and has another pass follow if an observable object changes that it has read.
  @MainActor
  static func observing<Result>(_ isStale: ChangeFlag, _ graph: ViewGraph, _ run: () -> Result) -> Result {
    nonisolated(unsafe) let graph = graph
    return withObservationTracking {
      run()
    } onChange: { [weak graph] in
      isStale.isSet = true
      graph?.setNeedsUpdate()
    }
  }
}

/// Whether an observable object that was read has changed since. Objects change on the main actor here.
final class ChangeFlag: @unchecked Sendable {
  fileprivate(set) var isSet = false
}
