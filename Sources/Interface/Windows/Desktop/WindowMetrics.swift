import Foundation
import Views

/// The lengths of a Mac's windows, in points.
///
/// Measured by others and published: the size and pitch of the three buttons (12 and 20 until macOS 15, 14
/// and 23 in macOS 26), their leading inset of 19 in a toolbar of macOS 26. Well known: title bars of 28,
/// toolbars of 52 and 38, corners of 10. Everything else is from memory, and noted as not measured.
struct WindowMetrics {
  let isGlass: Bool

  init(_ environment: EnvironmentValues) {
    isGlass = environment.renderVersion >= .iOS26
  }

  /// A title bar without a toolbar.
  var titleBarHeight: CGFloat { isGlass ? 32 : 28 }

  func barHeight(_ style: WindowScene.ToolbarStyle, hasToolbar: Bool) -> CGFloat {
    guard hasToolbar else { return titleBarHeight }
    return switch style {
    case .unified: 52
    case .unifiedCompact: isGlass ? 40 : 38
    case .expanded: titleBarHeight + 52
    }
  }

  func cornerRadius(hasToolbar: Bool) -> CGFloat { isGlass ? hasToolbar ? 26 : 16 : 10 }

  var lightDiameter: CGFloat { isGlass ? 14 : 12 }
  var lightPitch: CGFloat { isGlass ? 23 : 20 }

  /// The middle of the first button, in a row of a height.
  func firstLight(rowHeight: CGFloat) -> CGFloat {
    if rowHeight >= 50 { return isGlass ? 26 : 26 }
    return isGlass ? 16 : rowHeight > 30 ? 20 : 14
  }

  /// Where the content after the buttons starts.
  func lightsEnd(rowHeight: CGFloat) -> CGFloat {
    firstLight(rowHeight: rowHeight) + 2 * lightPitch + lightDiameter / 2 + (rowHeight >= 50 ? 14 : 8)
  }

  /// The distance of toolbar items from the window's sides.
  var barInset: CGFloat { 8 }
  /// The distance between the title and what precedes it.
  var titleInset: CGFloat { isGlass ? 12 : 8 }

  /// The size of a window that sets none and whose content takes any size (stackotter's notes on SwiftUI).
  static let defaultSize = CGSize(width: 900, height: 450)
  /// The width that a search field takes at most.
  var searchWidth: CGFloat { 210 }
  /// The width below which it is a button.
  var leastSearchWidth: CGFloat { 110 }
}

/// The lengths of menus and the menu bar, in points, from memory.
struct DesktopMenuMetrics {
  let isGlass: Bool

  init(_ environment: EnvironmentValues) {
    isGlass = environment.renderVersion >= .iOS26
  }

  static let barHeight: CGFloat = 24
  /// The positions of the Apple menu and of the first menu after it.
  static let firstMenu: CGFloat = 44
  /// The padding on the sides of a menu's name.
  static let titlePadding: CGFloat = 10

  var rowHeight: CGFloat { isGlass ? 24 : 22 }
  var separatorHeight: CGFloat { 11 }
  var margin: CGFloat { 5 }
  var cornerRadius: CGFloat { isGlass ? 13 : 6 }
  /// The inset of the highlight of a row from the menu's sides, and its corners.
  var highlightInset: CGFloat { 5 }
  var highlightRadius: CGFloat { isGlass ? 8 : 4 }
  /// Where titles start, with and without check marks in any of the rows.
  func titleStart(hasChecks: Bool) -> CGFloat { hasChecks ? 25 : 14 }
  var checkCenter: CGFloat { 16 }
  var iconWidth: CGFloat { 24 }
  var trailingInset: CGFloat { 14 }
  /// The gap between titles and the keys.
  var keyGap: CGFloat { 26 }
}
