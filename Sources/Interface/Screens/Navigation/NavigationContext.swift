import Foundation
package import Views

/// What a navigation stack and the views in it tell each other while they are resolved and laid out.
@MainActor
package final class NavigationContext {
  /// Whether the bar above shows a large title, which decides where a list begins.
  package var hasLargeTitle = false
  /// The views for values, by the values' type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  /// The views that links and modifiers have pushed, in order.
  var pushed: [AnyView] = []
  /// Whether the content is a stack with bars of its own.
  var hasInnerStack = false

  package init() {}
}

extension EnvironmentValues {
  private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
  }

  /// The navigation stack around.
  package var navigationContext: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
