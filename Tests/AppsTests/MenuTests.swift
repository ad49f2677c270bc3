import Apps
import Controls
import Foundation
import Observation
import Rendering
import Testing
import Views

/// The menu bar: its menus and items, their order, and what they do.
@MainActor
@Suite struct MenuTests {
  @Observable
  final class Model {
    var isOn = false
    var order = 1
    var log: [String] = []
  }

  private struct ModelView: View {
    let model: Model

    var body: some View {
      Text(verbatim: "\(model.isOn) \(model.order) \(model.log.joined(separator: ","))")
    }
  }

  private struct MenusApp: App {
    @State private var model = Model()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup("Main", id: "main") { ModelView(model: model) }
        .onChange(of: phase) { old, new in model.log.append("\(old)>\(new)") }
        .commands {
          SidebarCommands()
          CommandGroup(replacing: .newItem) { Button("Create") {}.keyboardShortcut("n") }
          CommandGroup(after: .newItem) { Button("After") {} }
          CommandGroup(before: .newItem) { Button("Before") {} }
          CommandGroup(replacing: .help) {}
          MoreCommands(model: model)
        }
      Window("Second", id: "second") { Text("Second") }
        .keyboardShortcut("2", modifiers: [.command, .option])
      Settings { Text("Settings") }
    }
  }

  /// Commands with a body of their own.
  private struct MoreCommands: Commands {
    @Bindable var model: Model

    var body: some Commands {
      CommandMenu("Things") {
        Toggle("Switch", isOn: $model.isOn)
        Button("Last") { model.log.append("last") }
          .keyboardShortcut(.delete, modifiers: [.command, .shift, .option, .control])
        Divider()
        Picker("Order", selection: $model.order) {
          Text("First").tag(1)
          Text("Second").tag(2)
        }
        Menu("Outer") { Menu("Inner") { Button("Deep") { model.log.append("deep") } } }
        Button("Off") {}.disabled(true)
      }
      if model.isOn { CommandMenu("Sometimes") { Button("Now") {} } }
    }
  }

  private func strings(_ type: String, _ menu: [String]) throws -> [String] {
    try ShownApp(MenusApp.self, width: 600, height: 300, menu: menu).texts(in: type).map(\.string)
  }

  @Test func menusStandInTheirOrder() throws {
    #expect(
      try strings("MenuBar", ["File"]) == ["Tested", "File", "Edit", "View", "Things", "Window", "Help"])
  }

  @Test func groupsAreReplacedAndAddedTo() throws {
    #expect(try strings("menu", ["File"]) == ["Before", "Create", "⌘N", "After", "Close", "⌘W"])
    #expect(
      try strings("menu", ["Tested"]) == [
        "About Tested", "Settings…", "⌘,", "Services", "Hide Tested", "⌘H", "Hide Others", "⌥⌘H",
        "Show All", "Quit Tested", "⌘Q",
      ])
    #expect(
      try strings("menu", ["Edit"]) == [
        "Undo", "⌘Z", "Redo", "⇧⌘Z", "Cut", "⌘X", "Copy", "⌘C", "Paste", "⌘V", "Delete", "Select All", "⌘A",
      ])
    #expect(
      try strings("menu", ["View"]) == ["Toggle Sidebar", "⌃⌘S", "Enter Full Screen", "⌃⌘F"])
    #expect(
      try strings("menu", ["Window"]) == [
        "Minimize", "⌘M", "Zoom", "Bring All to Front", "Second", "⌥⌘2", "Main",
      ])
  }

  @Test func keysStandInApplesOrder() throws {
    let items = try strings("menu", ["Things"])
    #expect(items == ["Switch", "Last", "⌃⌥⇧⌘⌫", "Order", "Outer", "Off"])
  }

  @Test func linesStandBetweenSections() throws {
    let shown = ShownApp(MenusApp.self, width: 600, height: 300, menu: ["Things"], version: .iOS18)
    let tops = try shown.texts(in: "menu").filter { !$0.string.contains("⌫") }.map(\.frame.midY)
    let distances = zip(tops, tops.dropFirst()).map { ($1 - $0).rounded() }
    #expect(distances == [22, 33, 22, 22])
  }

  @Test func menusOpenFromMenus() throws {
    #expect(try strings("menu", ["Things", "Order"]).suffix(2) == ["First", "Second"])
    #expect(try strings("menu", ["Things", "Outer", "Inner"]).last == "Deep")
    let shown = ShownApp(
      MenusApp.self, width: 600, height: 300, menu: ["Things", "Outer", "Inner"])
    try shown.session.perform(.tap("Deep"))
    #expect(try shown.frame(of: "false 1 deep") != nil)
  }

  @Test func itemsActOnTheAppsState() throws {
    let shown = ShownApp(MenusApp.self, width: 600, height: 300, menu: ["Things", "Order"])
    try shown.session.perform(.tap("Switch"))
    try shown.session.perform(.tap("Last"))
    try shown.session.perform(.tap("Second"))
    #expect(try shown.frame(of: "true 2 last") != nil)
    // Commands are described again with the state.
    #expect(try shown.texts(in: "MenuBar").map(\.string).contains("Sometimes"))
    #expect(throws: DriveError.self) { try shown.session.perform(.tap("Off")) }
  }

  @Test func scenesHearOfTheirPhase() throws {
    let shown = ShownApp(MenusApp.self, width: 600, height: 300)
    try shown.session.perform(.scenePhase(.inactive))
    try shown.session.perform(.scenePhase(.background))
    #expect(try shown.frame(of: "false 1 active>inactive,inactive>background") != nil)
  }

  @Test func whatIsNotThereIsRefused() {
    for (menu, sentence) in [
      (["Nothing"], "there is no menu called “Nothing”; there are: “Tested”, “File”"),
      (
        ["Things", "Switch"],
        "there is no submenu called “Switch” in the menu “Things”; there are: “Order”, “Outer”"
      ),
      (["File", "Close"], "; there is none"),
    ] {
      let shown = ShownApp(MenusApp.self, width: 600, height: 300, menu: menu)
      #expect {
        _ = try shown.window()
      } throws: { error in
        "\(error)".contains(sentence)
      }
    }
  }

  private struct QuietApp: App {
    var body: some Scene {
      WindowGroup { Text("One") }.commandsRemoved()
      Window("Two", id: "two") { Text("Two") }.commandsReplaced {
        CommandMenu("Own") { Button("Act") {} }
        TextFormattingCommands()
      }
    }
  }

  @Test func scenesTakeTheirCommandsBack() throws {
    func strings(_ menu: String) throws -> [String] {
      try ShownApp(QuietApp.self, menu: [menu]).texts(in: "menu").map(\.string)
    }
    #expect(try strings("File") == ["Close", "⌘W"])
    #expect(try strings("Own") == ["Act"])
    #expect(try strings("Format") == ["Font", "Text"])
    #expect(try strings("Window") == ["Minimize", "⌘M", "Zoom", "Bring All to Front"])
  }
}
