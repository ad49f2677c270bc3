import Foundation
package import Views

/// What a navigation stack and its views share while they are resolved and laid out.
@MainActor
package final class NavigationContext {
  /// Whether the bar above shows a large title, which decides where a list begins.
  package var hasLargeTitle = false
  /// The destinations of values, by type.
  var destinations: [ObjectIdentifier: Destination] = [:]
  /// The views that links and modifiers present on the stack, in order.
  var pushed: [PushedView] = []
  /// Pushes a view, or the destination of a value.
  var push: (@MainActor (Target) -> Void)?
  /// Runs when a list row has been selected, which leads to the next screen if there is only one column.
  var didSelect: (@MainActor () -> Void)?
  /// Whether the content is a stack with bars of its own.
  var hasInnerStack = false

  package init() {}

  /// How values of a type are shown.
  struct Destination {
    var view: (AnyHashable) -> AnyView
    /// The value with a text: "3" or "inbox".
    var value: (String) -> AnyHashable?
  }

  /// A presented view, and how it is removed.
  struct PushedView {
    var view: AnyView
    var dismiss: @MainActor () -> Void
  }

  /// Where a link leads.
  enum Target {
    case view(AnyView)
    case value(AnyHashable)
  }

  /// The value that a text stands for, in the first type, sorted by name, that has one.
  func value(_ text: String) -> AnyHashable? {
    let all = destinations.sorted { "\($0.key)" < "\($1.key)" }
    return all.lazy.compactMap { $0.value.value(text) }.first
  }
}

/// Values by their text, for paths that are written down.
enum NavigationValue {
  /// The value of a type that a text stands for: the text, a number, a case by its name or raw value, or JSON.
  static func make<Value: Hashable>(_ type: Value.Type, _ text: String) -> AnyHashable? {
    func raw<R: RawRepresentable>(_ type: R.Type) -> Any? {
      (text as? R.RawValue).flatMap { R(rawValue: $0) }
    }
    func named<C: CaseIterable>(_ type: C.Type) -> Any? { C.allCases.first { "\($0)" == text } }
    func decoded<D: Decodable>(_ type: D.Type) -> Any? {
      try? JSONDecoder().decode(D.self, from: Data(text.utf8))
    }
    var value: Any? = text as? Value
    if value == nil, let type = type as? any LosslessStringConvertible.Type { value = type.init(text) }
    if value == nil, let type = type as? any RawRepresentable.Type { value = raw(type) }
    if value == nil, let type = type as? any CaseIterable.Type { value = named(type) }
    if value == nil, let type = type as? any Decodable.Type { value = decoded(type) }
    return (value as? Value).map { AnyHashable($0) }
  }
}

extension EnvironmentValues {
  private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
  }

  /// The enclosing navigation stack.
  package var navigationContext: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
