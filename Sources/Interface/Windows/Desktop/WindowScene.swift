package import Foundation
package import Geometry
package import Views

/// One of an app's scenes, as shown in windows.
package struct WindowScene {
  package enum Kind: String, Sendable {
    case windowGroup = "WindowGroup"
    case window = "Window"
    case utilityWindow = "UtilityWindow"
    case settings = "Settings"
    case document = "DocumentGroup"
    /// A view without an app.
    case preview = "Preview"

    /// Whether the app opens such a window when it starts.
    package var opensAtLaunch: Bool { self != .settings && self != .utilityWindow }
  }

  package enum Style: Sendable {
    case titleBar
    case hiddenTitleBar
    /// Nothing but the content.
    case plain
  }

  package enum ToolbarStyle: Equatable, Sendable {
    /// Title and toolbar in one row.
    case unified(showsTitle: Bool)
    case unifiedCompact(showsTitle: Bool)
    /// The toolbar below the title.
    case expanded
  }

  package enum Resizability: String, Sendable {
    case contentSize
    case contentMinSize
  }

  package let kind: Kind
  package let title: Text?
  package let id: String?
  package var root: AnyView
  /// The type of the value that the scene's windows show, and a window's view for one; nil if they show none.
  package var valueType: Any.Type?
  package var rootForValue: (@MainActor (AnyHashable) -> AnyView)?
  package var defaultSize: CGSize?
  /// Nil for the kind's default.
  package var resizability: Resizability?
  package var style = Style.titleBar
  package var toolbarStyle = ToolbarStyle.unified(showsTitle: true)
  package var resizeAnchor: UnitPoint?
  package var shortcut: KeyboardShortcut?

  package init(_ kind: Kind, title: Text?, id: String?, root: AnyView) {
    self.kind = kind
    self.title = title
    self.id = id
    self.root = root
  }
}

/// An item beside the clock in the menu bar.
package struct MenuBarItem {
  /// The item's label in the bar.
  package var label: AnyView
  package var content: AnyView
  /// Whether the content shows in a window below the item; otherwise it is a menu.
  package var isWindow = false

  package init(label: AnyView, content: AnyView) {
    self.label = label
    self.content = content
  }
}
