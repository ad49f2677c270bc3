import Apps
import Controls
import Foundation
import Rendering
import Screens
import Testing
import Views
import Windows

/// Windows that views open and close, and menu bar extras.
@MainActor
@Suite struct OpenWindowTests {
  private struct Recipe: Codable, Hashable {
    var name: String
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.pushWindow) private var pushWindow
    @State private var count = 0
    let name: String

    var body: some View {
      VStack {
        Text(verbatim: "\(name) \(count)")
        Button("Count") { count += 1 }
        Button("Detail") { openWindow(id: "detail") }
        Button("Recipe") { openWindow(value: Recipe(name: "Bread")) }
        Button("Other") { openWindow(value: Recipe(name: "Soup")) }
        Button("Settings") { openSettings() }
        Button("Close") { dismissWindow() }
        Button("Close Detail") { dismissWindow(id: "detail") }
        Button("Push") { pushWindow(id: "detail") }
        Button("Push Recipe") { pushWindow(value: Recipe(name: "Cake")) }
        Button("Nowhere") { openWindow(id: "nowhere") }
        Button("Number") { openWindow(value: 7) }
      }
      .frame(width: 300, height: 400)
    }
  }

  private struct Cookbook: App {
    @State private var showsItem = true

    var body: some Scene {
      WindowGroup("Main", id: "main") { Opener(name: "main") }
      Window("Detail", id: "detail") { Opener(name: "detail") }
      WindowGroup("Recipe", id: "recipe", for: Recipe.self) { $recipe in
        Opener(name: recipe?.name ?? "no recipe")
      }
      Settings { Opener(name: "settings") }
      MenuBarExtra("Timer", systemImage: "timer", isInserted: $showsItem) {
        Button("Start") {}
        Menu("Minutes") { Button("Five") {} }
        Button("Hide") { showsItem = false }
      }
      MenuBarExtra("Notes") { Text("Soup is ready").padding(20) }.menuBarExtraStyle(.window)
    }
  }

  private func tap(_ shown: ShownApp, _ names: String...) throws {
    for name in names { try shown.session.perform(.tap(name)) }
  }

  private func title(_ shown: ShownApp) throws -> String { try shown.window().title }

  @Test func whatOpensIsInFront() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500)
    #expect(try title(shown) == "Main")
    try tap(shown, "Count", "Detail")
    #expect(try title(shown) == "Detail")
    #expect(try shown.window().kind == "Window")
    #expect(try shown.frame(of: "detail 0") != nil && shown.frame(of: "main 1") == nil)
    try tap(shown, "Settings")
    #expect(try shown.window().kind == "Settings")
    // Those behind it have kept their state.
    try tap(shown, "Close", "Count", "Close")
    #expect(try title(shown) == "Main")
    #expect(try shown.frame(of: "main 1") != nil)
    // A window that was closed begins again.
    try tap(shown, "Detail")
    #expect(try shown.frame(of: "detail 0") != nil)
    #expect(try shown.session.outcome().warnings == [])
  }

  @Test func valuesFindTheirWindows() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500)
    try tap(shown, "Recipe", "Count")
    #expect(try shown.frame(of: "Bread 1") != nil)
    try tap(shown, "Other")
    #expect(try shown.frame(of: "Soup 0") != nil)
    // If a value's window is already open, it comes to the front.
    try tap(shown, "Recipe")
    #expect(try shown.frame(of: "Bread 1") != nil)
    try tap(shown, "Detail", "Recipe", "Close Detail", "Close", "Close")
    #expect(try title(shown) == "Main")
  }

  /// The window that pushes another reappears when that is closed, and a pushed window cannot push another
  /// (Apple's `PushWindowAction`).
  @Test func pushedWindowsStandInPlaceOfOthers() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500)
    try tap(shown, "Count", "Push")
    #expect(try shown.frame(of: "detail 0") != nil && shown.frame(of: "main 1") == nil)
    try tap(shown, "Push Recipe")
    #expect(try title(shown) == "Detail")
    #expect(
      try shown.session.outcome().warnings == [
        "pushWindow(value: Recipe(name: \"Cake\")) has no effect: a window that was pushed itself may not push another."
      ])
    try tap(shown, "Close")
    #expect(try title(shown) == "Main" && shown.frame(of: "main 1") != nil)
    try tap(shown, "Push Recipe", "Count")
    #expect(try shown.frame(of: "Cake 1") != nil)
    // It can still open others.
    try tap(shown, "Settings", "Close", "Close")
    #expect(try title(shown) == "Main")
  }

  @Test func whatCannotBeOpenedIsSaid() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500)
    try tap(shown, "Nowhere", "Number", "Close")
    #expect(
      try shown.session.outcome().warnings == [
        "openWindow(id: \"nowhere\") has no effect: no scene is called “nowhere”; there are: “main”, “detail”, “recipe”.",
        "openWindow(value: 7) has no effect: no scene shows values of type Int.",
        "dismissWindow() has no effect: the picture shows the app’s first window.",
      ])
  }

  @Test func standardItemsOpenWindows() throws {
    let settings = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Tested"])
    try tap(settings, "Settings…")
    #expect(try settings.window().kind == "Settings")
    let detail = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Window"])
    try tap(detail, "Detail[2]")
    #expect(try detail.window().title == "Detail")
  }

  @Test func itemsBesideTheClockOpenTheirMenus() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Timer"])
    #expect(try shown.texts(in: "menu").map(\.string) == ["Start", "Minutes", "Hide"])
    let bar = try #require(try shown.texts(in: "MenuBar").first { $0.string == "Notes" }).frame
    #expect(bar.minX > 300)
    let inner = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Timer", "Minutes"])
    #expect(try inner.texts(in: "menu").map(\.string).last == "Five")
    let window = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Notes"])
    #expect(try window.texts(in: "menu").map(\.string) == ["Soup is ready"])
    #expect(
      try window.session.outcome().fidelityNotes.map(\.sentence).contains(
        "The place of items beside the clock is not measured."))
  }

  @Test func itemsBesideTheClockMayBeTakenAway() throws {
    let shown = ShownApp(Cookbook.self, width: 400, height: 500, menu: ["Timer"])
    try tap(shown, "Hide")
    #expect(throws: DriveError.self) { try shown.window() }
    let without = ShownApp(Cookbook.self, width: 400, height: 500)
    #expect(
      try without.session.outcome().fidelityNotes.map(\.sentence).contains(
        "The item stands in the menu bar, which --menu shows."))
  }
}

/// What menus read from the view with the keyboard focus.
@MainActor
@Suite struct FocusedCommandTests {
  struct DocumentKey: FocusedValueKey { typealias Value = Binding<String> }

  private struct EditCommands: Commands {
    @FocusedBinding(\.document) private var document

    var body: some Commands {
      CommandMenu("Words") {
        Button(document.map { "Shout “\($0)”" } ?? "Nothing to shout") { document = document?.uppercased() }
          .disabled(document == nil)
      }
    }
  }

  private struct Writer: App {
    var body: some Scene {
      WindowGroup { Editor() }.commands { EditCommands() }
    }
  }

  private struct Editor: View {
    @State private var text = "hello"

    var body: some View {
      VStack {
        TextField("Text", text: $text).focusedValue(\.document, $text)
        Text(verbatim: text)
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test func commandsActOnTheFocusedView() throws {
    let shown = ShownApp(Writer.self, width: 400, height: 300, menu: ["Words"])
    #expect(try shown.texts(in: "menu").map(\.string) == ["Nothing to shout"])
    #expect(throws: DriveError.self) { try shown.session.perform(.tap("Nothing to shout")) }
    try shown.session.perform(.focus("Text"))
    #expect(try shown.texts(in: "menu").map(\.string) == ["Shout “hello”"])
    try shown.session.perform(.tap("Shout “hello”"))
    #expect(try shown.texts(in: "menu").map(\.string) == ["Shout “HELLO”"])
    #expect(try shown.frame(of: "HELLO") != nil)
  }
}

extension FocusedValues {
  fileprivate var document: Binding<String>? {
    get { self[FocusedCommandTests.DocumentKey.self] }
    set { self[FocusedCommandTests.DocumentKey.self] = newValue }
  }
}
