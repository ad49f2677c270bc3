import Controls
import Foundation
import Views

/// The menus of an app: the standard ones, with what its scenes add and remove.
///
/// The items are those that SwiftUI adds by itself; what macOS adds, which changes from version to version
/// (tiling windows, AutoFill, dictation), is left out.
@MainActor
struct StandardMenuItems {
  let appName: String
  let scenes: [WindowScene]
  let commands: [MenuCommand]
  let menus: StandardMenus
  /// The title of the current window.
  let windowTitle: String

  /// One menu: its name, and its items from one line to the next.
  struct Menu {
    var name: Text
    var isApp = false
    var sections: [[AnyView]]
  }

  /// The menus from the left to the right, without those that have no items.
  func all() -> [Menu] {
    var menus: [Menu] = []
    for menu in MenuGroup.Menu.allCases {
      if menu == .window { menus += ownMenus }
      let sections = MenuGroup.allCases.filter { $0.menu == menu }.map(items(of:)) + system(menu)
      menus.append(
        Menu(name: Text(verbatim: name(menu)), isApp: menu == .app, sections: sections.filter { !$0.isEmpty })
      )
    }
    return menus.filter { !$0.sections.isEmpty }
  }

  private func name(_ menu: MenuGroup.Menu) -> String {
    switch menu {
    case .app: appName
    case .file: "File"
    case .edit: "Edit"
    case .format: "Format"
    case .view: "View"
    case .window: "Window"
    case .help: "Help"
    }
  }

  /// The app's own menus.
  private var ownMenus: [Menu] {
    commands.compactMap { command in
      guard case .menu(let name) = command.place, let content = command.content else { return nil }
      return Menu(name: name, sections: [[content]])
    }
  }

  private func asksFor(_ set: MenuCommand.Standard) -> Bool {
    commands.contains { if case .standard(set) = $0.place { true } else { false } }
  }

  /// The items of a group, with those before and after it.
  private func items(of group: MenuGroup) -> [AnyView] {
    var before: [AnyView] = []
    var after: [AnyView] = []
    var replacement: AnyView?
    for command in commands {
      guard let content = command.content else { continue }
      switch command.place {
      case .before(group): before.append(content)
      case .after(group): after.append(content)
      case .replacing(group): replacement = content
      default: break
      }
    }
    return before + [replacement ?? standard(group)].compactMap { $0 } + after
  }

  /// What the system puts below an app's own items.
  private func system(_ menu: MenuGroup.Menu) -> [[AnyView]] {
    guard menu == .view else { return [] }
    return [
      [AnyView(MenuItem("Enter Full Screen", "f", [.control, .command]))]
    ]
  }

  /// The standard items of a group; nil if it has none.
  private func standard(_ group: MenuGroup) -> AnyView? {
    switch group {
    case .appInfo: return AnyView(MenuItem("About \(appName)"))
    case .appSettings:
      return scenes.contains { $0.kind == .settings }
        ? AnyView(MenuItem("Settings…", ",", asks: .settings)) : nil
    case .systemServices:
      return AnyView(Controls.Menu("Services") { MenuItem("No Services Apply", isOff: true) })
    case .appVisibility:
      return AnyView(
        Group {
          MenuItem("Hide \(appName)", "h")
          MenuItem("Hide Others", "h", [.option, .command])
          MenuItem("Show All", isOff: true)
        })
    case .appTermination: return AnyView(MenuItem("Quit \(appName)", "q"))
    case .newItem: return newItems
    case .saveItem: return AnyView(saveItems)
    case .undoRedo:
      return AnyView(
        Group {
          MenuItem("Undo", "z", isOff: true)
          MenuItem("Redo", "z", [.shift, .command], isOff: true)
        })
    case .pasteboard:
      return AnyView(
        Group {
          MenuItem("Cut", "x", isOff: true)
          MenuItem("Copy", "c", isOff: true)
          MenuItem("Paste", "v", isOff: true)
          MenuItem("Delete", isOff: true)
          MenuItem("Select All", "a", isOff: true)
        })
    case .textEditing: return asksFor(.textEditing) ? AnyView(TextEditingItems()) : nil
    case .textFormatting: return asksFor(.textFormatting) ? AnyView(TextFormattingItems()) : nil
    case .toolbar:
      return asksFor(.toolbar)
        ? AnyView(
          Group {
            MenuItem("Hide Toolbar", "t", [.option, .command])
            MenuItem("Customize Toolbar…")
          }) : nil
    case .sidebar:
      let (sidebar, inspector) = (asksFor(.sidebar), asksFor(.inspector))
      guard sidebar || inspector else { return nil }
      return AnyView(
        Group {
          if sidebar { MenuItem("Toggle Sidebar", "s", [.control, .command]) }
          if inspector { MenuItem("Toggle Inspector", "i", [.control, .command]) }
        })
    case .windowSize:
      return AnyView(
        Group {
          MenuItem("Minimize", "m")
          MenuItem("Zoom")
        })
    case .windowArrangement: return AnyView(MenuItem("Bring All to Front"))
    case .singleWindowList: return singleWindows
    case .windowList:
      return menus.contains(.ofScenes) && !windowTitle.isEmpty
        ? AnyView(Toggle(isOn: .constant(true)) { Text(verbatim: windowTitle) }) : nil
    case .help: return AnyView(MenuItem("\(appName) Help", "?"))
    case .importExport, .printItem: return nil
    }
  }

  /// The items that create windows and documents.
  private var newItems: AnyView? {
    guard menus.contains(.ofScenes) else { return nil }
    if scenes.contains(where: { $0.kind == .document }) {
      return AnyView(
        Group {
          MenuItem("New", "n")
          MenuItem("Open…", "o")
          Controls.Menu("Open Recent") { MenuItem("Clear Menu", isOff: true) }
        })
    }
    let groups = scenes.filter { $0.kind == .windowGroup }
    if groups.isEmpty { return nil }
    if groups.count == 1 {
      let title = groups[0].title.map { Text(verbatim: "New ") + $0 + Text(verbatim: " Window") }
      return AnyView(MenuItem(title ?? Text(verbatim: "New Window"), KeyboardShortcut("n")))
    }
    return AnyView(
      Controls.Menu("New") {
        ForEach(groups.indices, id: \.self) { index in
          MenuItem(
            (groups[index].title ?? Text(verbatim: appName)) + Text(verbatim: " Window"),
            index == 0 ? KeyboardShortcut("n") : nil)
        }
      })
  }

  @ViewBuilder private var saveItems: some View {
    MenuItem("Close", "w")
    if scenes.contains(where: { $0.kind == .document }) {
      MenuItem("Save…", "s")
      MenuItem("Duplicate", "s", [.shift, .command])
      MenuItem("Rename…")
      MenuItem("Move To…")
      Controls.Menu("Revert To") { MenuItem("Last Saved", isOff: true) }
    }
  }

  /// The single-instance windows.
  private var singleWindows: AnyView? {
    let windows = scenes.filter { $0.kind == .window || $0.kind == .utilityWindow }
    guard menus.contains(.ofScenes), !windows.isEmpty else { return nil }
    return AnyView(
      ForEach(windows.indices, id: \.self) { index in
        MenuItem(
          windows[index].title ?? Text(verbatim: appName), windows[index].shortcut,
          asks: .open(id: windows[index].id, value: nil))
      })
  }
}

/// A standard item; choosing it does nothing here unless it opens a window.
private struct MenuItem: View {
  let title: Text
  let shortcut: KeyboardShortcut?
  var isOff = false
  var request: WindowRequest?
  @Environment(\.windowRequestHandler) private var ask

  init(_ title: Text, _ shortcut: KeyboardShortcut? = nil, asks request: WindowRequest? = nil) {
    self.title = title
    self.shortcut = shortcut
    self.request = request
  }

  init(
    _ title: String, _ key: KeyEquivalent? = nil, _ modifiers: EventModifiers = .command,
    isOff: Bool = false, asks request: WindowRequest? = nil
  ) {
    self.title = Text(verbatim: title)
    shortcut = key.map { KeyboardShortcut($0, modifiers: modifiers) }
    self.isOff = isOff
    self.request = request
  }

  var body: some View {
    Button {
      if let request { ask?(request) }
    } label: {
      title
    }
    .keyboardShortcut(shortcut)
    .disabled(isOff)
  }
}

/// What `TextEditingCommands` adds to the menu “Edit”.
private struct TextEditingItems: View {
  var body: some View {
    Controls.Menu("Find") {
      MenuItem("Find…", "f")
      MenuItem("Find and Replace…", "f", [.option, .command])
      MenuItem("Find Next", "g")
      MenuItem("Find Previous", "g", [.shift, .command])
      MenuItem("Use Selection for Find", "e")
      MenuItem("Jump to Selection", "j")
    }
    Controls.Menu("Spelling and Grammar") {
      MenuItem("Show Spelling and Grammar", ":")
      MenuItem("Check Document Now", ";")
      Divider()
      MenuItem("Check Spelling While Typing")
      MenuItem("Check Grammar With Spelling")
      MenuItem("Correct Spelling Automatically")
    }
    Controls.Menu("Substitutions") {
      MenuItem("Show Substitutions")
      Divider()
      MenuItem("Smart Copy/Paste")
      MenuItem("Smart Quotes")
      MenuItem("Smart Dashes")
      MenuItem("Smart Links")
      MenuItem("Data Detectors")
      MenuItem("Text Replacement")
    }
    Controls.Menu("Transformations") {
      MenuItem("Make Upper Case")
      MenuItem("Make Lower Case")
      MenuItem("Capitalize")
    }
    Controls.Menu("Speech") {
      MenuItem("Start Speaking")
      MenuItem("Stop Speaking")
    }
  }
}

/// What `TextFormattingCommands` adds as the menu “Format”.
private struct TextFormattingItems: View {
  var body: some View {
    Controls.Menu("Font") {
      MenuItem("Show Fonts", "t")
      MenuItem("Bold", "b")
      MenuItem("Italic", "i")
      MenuItem("Underline", "u")
      Divider()
      MenuItem("Bigger", "+")
      MenuItem("Smaller", "-")
      Divider()
      MenuItem("Show Colors", "c", [.shift, .command])
      Divider()
      MenuItem("Copy Style", "c", [.option, .command])
      MenuItem("Paste Style", "v", [.option, .command])
    }
    Controls.Menu("Text") {
      MenuItem("Align Left", "{")
      MenuItem("Center", "|")
      MenuItem("Justify")
      MenuItem("Align Right", "}")
      Divider()
      Controls.Menu("Writing Direction") { MenuItem("Default") }
      Divider()
      MenuItem("Show Ruler")
      MenuItem("Copy Ruler", "c", [.control, .command])
      MenuItem("Paste Ruler", "v", [.control, .command])
    }
  }
}
