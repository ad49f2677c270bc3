package import Foundation
import Geometry
package import LayoutEngine

/// Refreshes content.
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void
  /// The spinner of a scroll view that has been pulled down.
  let spinner: @MainActor @Sendable (_ViewInputs) -> LayoutNode

  package init(
    action: @escaping @Sendable () async -> Void,
    spinner: @escaping @MainActor @Sendable (_ViewInputs) -> LayoutNode
  ) {
    self.action = action
    self.spinner = spinner
  }

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Refreshes the surrounding content, if it is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// The pulled-down state of a scroll view.
@MainActor
package struct RefreshControl {
  /// How far the content moves down for the spinner.
  package static let room: CGFloat = 60

  /// A scroll view with the spinner above its content, where it has been pulled down.
  package static func node(around node: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode {
    guard let refresh = inputs.environment.refresh, isShown(inputs) else { return node }
    inputs.note(.approximated, "refreshable", "The place of the spinner of a refresh is not measured.")
    var own = inputs.child(.part(.refreshIndicator))
    own.environment.refresh = nil
    return OverlayNode(
      primary: node, secondary: refresh.spinner(own), alignment: .top, isBehind: false,
      layoutDirection: inputs.environment.layoutDirection)
  }

  /// Whether the scroll view being described has been pulled down and can be refreshed.
  package static func isShown(_ inputs: _ViewInputs) -> Bool {
    guard inputs.environment.refresh != nil else { return false }
    return (inputs.identity.slot { ScrolledPlace() }.offset ?? 0) < 0
  }
}

extension ViewPart {
  /// The indicator above refreshing content.
  fileprivate static let refreshIndicator = ViewPart("refreshIndicator")
}
