/// A view's body as it was when it last ran.
///
/// A body runs again if something that it depends on has changed: the view's own properties, its state, the environment that it asks
/// for, or an observable object that it has read. That is more than a matter of time: objects that a body makes, as
/// `Child(model: Model())` does, live as long as the body is kept, and what they have loaded meanwhile is shown.
final class KeptBody<Content: View> {
  let view: Content
  let body: Content.Body
  /// The line of the statement that made the body, where it is known.
  let source: _SourceLine?
  private let epoch: Int
  /// Whether an observable object that the body has read has changed since.
  private let isStale: ChangeFlag

  @MainActor
  fileprivate init(_ view: Content, _ body: Content.Body, _ source: _SourceLine?, isStale: ChangeFlag) {
    (self.view, self.body, self.source, self.isStale) = (view, body, source, isStale)
    epoch = KeptBodies.epoch
  }

  /// Whether the body of a view that has been connected would be the same.
  @MainActor
  func serves(_ view: Content, comparing properties: ViewProperties) -> Bool {
    !isStale.isSet && epoch == KeptBodies.epoch && properties.areUnchanged(view, since: self.view)
  }
}

package enum KeptBodies {
  /// The number that bodies were kept under: others are run again.
  @MainActor fileprivate(set) static var epoch = 0

  /// Has all bodies run again, because code has changed: literals of a live preview.
  @MainActor package static func invalidate() { epoch += 1 }

  /// Runs a body, and keeps it if its view is one that can be compared.
  @MainActor
  static func run<Content: View>(_ view: Content, _ inputs: _ViewInputs) -> (
    body: Content.Body, source: _SourceLine?
  ) {
    let properties = ViewProperties.of(Content.self)
    guard let properties else { return (view.body, StatementNote.source(of: Content.Body.self)) }
    let kept = inputs.identity.slot { KeptBodyPlace<Content>() }
    if let last = kept.last, last.serves(view, comparing: properties) { return (last.body, last.source) }
    kept.last = nil
    let isStale = ChangeFlag()
    let body = KeptBodies.observing(isStale, inputs.graph) { view.body }
    let source = StatementNote.source(of: Content.Body.self)
    kept.last = KeptBody(view, body, source, isStale: isStale)
    return (body, source)
  }
}

/// Where a view's body is kept, for as long as the view is described.
private final class KeptBodyPlace<Content: View> {
  var last: KeptBody<Content>?
}
