package import Views

/// The groups of items that every app's menus are made of, in their order.
package enum MenuGroup: CaseIterable, Hashable, Sendable {
  case appInfo
  case appSettings
  case systemServices
  case appVisibility
  case appTermination
  case newItem
  case saveItem
  case importExport
  case printItem
  case undoRedo
  case pasteboard
  case textEditing
  case textFormatting
  case toolbar
  case sidebar
  case windowSize
  case windowArrangement
  case singleWindowList
  case windowList
  case help

  /// The menu that a group is part of.
  enum Menu: CaseIterable {
    case app
    case file
    case edit
    case format
    case view
    case window
    case help
  }

  var menu: Menu {
    switch self {
    case .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination: .app
    case .newItem, .saveItem, .importExport, .printItem: .file
    case .undoRedo, .pasteboard, .textEditing: .edit
    case .textFormatting: .format
    case .toolbar, .sidebar: .view
    case .windowSize, .windowArrangement, .singleWindowList, .windowList: .window
    case .help: .help
    }
  }
}

/// What an app adds to the menus or removes from them.
package struct MenuCommand {
  /// Sets of items that an app only has if it declares them.
  package enum Standard: Hashable, Sendable {
    case sidebar
    case toolbar
    case inspector
    case textEditing
    case textFormatting
  }

  package enum Place {
    /// A custom menu.
    case menu(Text)
    case before(MenuGroup)
    case after(MenuGroup)
    case replacing(MenuGroup)
    case standard(Standard)
  }

  package let place: Place
  package var content: AnyView?

  package init(_ place: Place, content: AnyView? = nil) {
    self.place = place
    self.content = content
  }
}

/// Which of the standard items remain.
package struct StandardMenus: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The items that scenes add, which open and list their windows.
  package static let ofScenes = StandardMenus(rawValue: 1)
  package static let all: StandardMenus = [.ofScenes]
}
