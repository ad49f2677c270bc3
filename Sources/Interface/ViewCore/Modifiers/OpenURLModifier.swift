public import Foundation

/// The handlers of a window's views for URLs that their app is opened with.
@MainActor
package final class URLHandlers {
  private var handlers: [URLHandler] = []

  nonisolated init() {}

  fileprivate func add(_ handler: URLHandler) { handlers.append(handler) }

  fileprivate func remove(_ handler: URLHandler) { handlers.removeAll { $0 === handler } }

  /// Passes a URL to all handlers.
  ///
  /// - Returns: whether there are any.
  package func open(_ url: URL) -> Bool {
    let current = handlers
    for handler in current { handler.action?(url) }
    return !current.isEmpty
  }
}

/// A URL handler for an identity, for as long as its view exists.
private final class URLHandler: Disappearing {
  /// The most recent closure.
  var action: ((URL) -> Void)?
  private var handlers: URLHandlers?

  @MainActor
  func begin(_ handlers: URLHandlers) {
    if self.handlers != nil { return }
    self.handlers = handlers
    handlers.add(self)
  }

  func disappear() {
    handlers?.remove(self)
    handlers = nil
  }
}

nonisolated extension View {
  /// Runs a closure with a URL that the app is opened with: `--open-url` opens it with one.
  ///
  /// Apple documents that the closure is called when the app receives a URL, but not what happens with
  /// several closures: here all of the window's are called, in the order in which their views appeared, the
  /// inner ones first. A view that a pushed screen or another tab covers hears of it, too.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    observing { inputs, _ in
      let handler = inputs.identity.slot { URLHandler() }
      handler.action = action
      let handlers = inputs.graph.urlHandlers
      inputs.graph.afterLayout(of: inputs.identity) { handler.begin(handlers) }
    }
  }
}
