import Foundation
import Geometry
package import Views

/// The lengths of navigation bars and toolbars, in points, measured on public screenshots of iOS 17, 18 and 26.
package struct BarMetrics {
  let isGlass: Bool
  private let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    isGlass = environment.renderVersion >= .iOS26
  }

  /// Whether the bar is a Mac's title bar.
  var isInTitleBar: Bool { environment.barsBelongToWindow }

  /// The height of buttons in the bar, and the size of their text and symbols.
  var itemHeight: CGFloat { isInTitleBar ? isGlass ? 36 : 28 : 44 }
  var itemFontSize: CGFloat { isInTitleBar ? 15 : 17 }

  private var isFlat: Bool { environment.verticalSizeClass == .compact }

  /// How far above the safe area a bar starts: until iOS 18 beside the lower end of a Dynamic Island.
  var rise: CGFloat {
    if isGlass || environment.isInSheet || isFlat { return 0 }
    switch environment.windowInsets.top {
    case 59: return 5
    case 62: return 17.0 / 3
    default: return 0
    }
  }

  /// The space above the buttons: in a sheet, and in a window without a safe area above, where an inline bar
  /// of iOS 26 ends at 64 points, its title in the middle of them.
  var topPadding: CGFloat {
    guard isGlass, !isInTitleBar else { return 0 }
    if environment.isInSheet { return 16 }
    return environment.windowInsets.top == 0 && !isFlat ? 10 : 0
  }

  /// The height of the row with buttons and title.
  var rowHeight: CGFloat {
    if isGlass { return 44 }
    if environment.isInSheet { return 56 }
    return isFlat ? 32 : 44
  }

  /// The height of the bar without what is below its row.
  var inlineHeight: CGFloat { topPadding + rowHeight + (isGlass ? 10 : 0) }

  /// The height of the part with a large title.
  func largeTitleHeight(hasSearch: Bool) -> CGFloat {
    guard isGlass else { return 52 }
    return hasSearch ? 53 : 181.0 / 3
  }

  /// Where a large title's text starts below the row.
  func largeTitleTop(hasSearch: Bool, hasSubtitle: Bool = false) -> CGFloat {
    // Baselines: 79.7 below the bar's top until iOS 18, 98.3 in iOS 26, 93.3 above a subtitle, 90.3 above a search field.
    // The text's ascent is 32.4 of its 34 points.
    guard isGlass else { return 79.67 - 32.37 - 44 }
    return (hasSearch ? 90.33 : hasSubtitle ? 93.33 : 98.33) - 32.37 - 44
  }

  /// The height of a search field below a title, without and with the space around it.
  var searchFieldHeight: CGFloat { isGlass ? 44 : 36 }
  var searchHeight: CGFloat { isGlass ? 59 : 52 }

  /// The margin of the bar's content from the screen's sides.
  func inset(width: CGFloat) -> CGFloat { isGlass ? ListMetrics.sideMargin(width: width) : 16 }

  /// The gap between neighbours.
  var gap: CGFloat { isGlass ? 12 : 16 }

  // MARK: Bottom

  /// The height of the bar above a keyboard; from memory, with 8 points between glass and keys.
  var keyboardBarHeight: CGFloat { isGlass ? itemHeight + 16 : 44 }

  /// The height of the items in the bottom toolbar.
  var bottomRowHeight: CGFloat { isGlass ? 48 : 44 }

  /// How far the bottom toolbar extends into the safe area.
  var bottomSink: CGFloat {
    guard isGlass, !environment.isInTabs else { return 0 }
    return max(environment.windowInsets.bottom - 28, environment.windowInsets.bottom == 0 ? -16 : 0)
  }

  /// What the bottom toolbar adds to the safe area insets.
  var bottomHeight: CGFloat { isGlass ? bottomRowHeight - bottomSink + 8 : bottomRowHeight }

  var bottomInset: CGFloat { isGlass ? 28 : 16 }
}
