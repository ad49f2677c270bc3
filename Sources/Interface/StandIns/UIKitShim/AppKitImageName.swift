/// The names of AppKit's built-in images. Each is drawn as the closest symbol.
enum AppKitImageName {
  /// The colours of images that are not templates.
  private static let colors: [String: UIColor] = [
    "NSStatusAvailable": .systemGreen,
    "NSStatusPartiallyAvailable": .systemYellow,
    "NSStatusUnavailable": .systemRed,
    "NSStatusNone": .systemGray,
  ]

  private static let symbols: [String: String] = [
    "NSApplicationIcon": "app.fill",
    "NSCaution": "exclamationmark.triangle.fill",
    "NSInfo": "info.circle.fill",
    "NSFolder": "folder.fill",
    "NSNetwork": "network",
    "NSComputer": "desktopcomputer",
    "NSUser": "person.fill",
    "NSUserGroup": "person.2.fill",
    "NSEveryone": "person.3.fill",
    "NSUserGuest": "person",
    "NSTrashEmpty": "trash",
    "NSTrashFull": "trash.fill",
    "NSStatusAvailable": "circle.fill",
    "NSStatusPartiallyAvailable": "circle.fill",
    "NSStatusUnavailable": "circle.fill",
    "NSStatusNone": "circle.fill",
    "NSAddTemplate": "plus",
    "NSRemoveTemplate": "minus",
    "NSActionTemplate": "gearshape",
    "NSRefreshTemplate": "arrow.clockwise",
    "NSGoLeftTemplate": "chevron.left",
    "NSGoRightTemplate": "chevron.right",
    "NSGoBackTemplate": "chevron.left",
    "NSGoForwardTemplate": "chevron.right",
    "NSHomeTemplate": "house",
    "NSBookmarksTemplate": "book",
    "NSShareTemplate": "square.and.arrow.up",
    "NSLockLockedTemplate": "lock.fill",
    "NSLockUnlockedTemplate": "lock.open.fill",
    "NSStopProgressTemplate": "xmark",
    "NSStopProgressFreestandingTemplate": "xmark.circle.fill",
    "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill",
    "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
    "NSQuickLookTemplate": "eye",
    "NSListViewTemplate": "list.bullet",
    "NSIconViewTemplate": "square.grid.2x2",
    "NSColumnViewTemplate": "rectangle.split.3x1",
    "NSPreferencesGeneral": "gearshape",
    "NSAdvanced": "gearshape.2",
    "NSUserAccounts": "person.2",
    "NSFontPanel": "textformat",
    "NSColorPanel": "paintpalette",
    "NSMenuOnStateTemplate": "checkmark",
    "NSPathTemplate": "chevron.up.chevron.down",
    "NSTouchBarSearchTemplate": "magnifyingglass",
  ]

  /// The symbol for a name, and its colour if it is not a template; nil for unknown names.
  static func symbol(_ name: String) -> (name: String, color: UIColor?)? {
    symbols[name].map { ($0, colors[name]) }
  }
}
