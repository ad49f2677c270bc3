import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Toolbars: what has no room, and where titles and items go.
@MainActor
@Suite struct ToolbarTests {
  private func tree(
    _ view: some View, _ version: RenderVersion = .iOS26, script: String = "", keyboard: Bool = false,
    width: CGFloat = 390
  ) throws -> [String: [[Double]]] {
    var frames: [String: [[Double]]] = [:]
    func collect(_ node: FrameTree.Node) {
      frames[node.text?.string ?? node.type, default: []].append(Render.rounded(node.frame))
      node.children.forEach(collect)
    }
    let steps = try DriveStep.script(script)
    collect(
      try Render.outcome(view, width: width, height: 844) {
        $0.renderVersion = version
        $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        $0.steps = steps
        $0.hasKeyboard = keyboard
      }.tree.root)
    return frames
  }

  private func full(_ title: String? = nil) -> some View {
    NavigationStack {
      Text("Screen").toolbar {
        ToolbarItem { Button("Low", systemImage: "star") {} }.visibilityPriority(.low)
        ForEach(0..<12) { number in ToolbarItem { Button("Item \(number)", systemImage: "heart") {} } }
        ToolbarItem { Button("High", systemImage: "plus") {} }.visibilityPriority(.high)
      }
    }
  }

  /// Items that the bar has no room for go into its menu, the least important first and then those nearest to
  /// the end.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func itemsWithoutRoomGoIntoTheMenu(_ version: RenderVersion) throws {
    let bar = try #require(try tree(full(), version)["NavigationBar"]?.first)
    for item in try #require(try tree(full(), version)["ToolbarItem"]) {
      #expect(item[0] >= bar[0] + 15 && item[0] + item[2] <= bar[0] + bar[2] - 15)
    }
    let opened = try tree(full(), version, script: "open More")
    #expect(opened["Low"] != nil && opened["Item 11"] != nil)
    #expect(opened["High"] == nil && opened["Item 0"] == nil)
  }

  /// So it is at the bottom.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func itemsWithoutRoomAtTheBottomGoIntoTheMenu(_ version: RenderVersion) throws {
    let screen = NavigationStack {
      Text("Screen").toolbar {
        ForEach(0..<12) { number in
          ToolbarItem(placement: .bottomBar) { Button("Item \(number)", systemImage: "heart") {} }
        }
      }
    }
    let frames = try tree(screen, version)
    let bar = try #require(frames["Toolbar"]?.first)
    for item in try #require(frames["ToolbarItem"]) {
      #expect(item[0] >= bar[0] && item[0] + item[2] <= bar[0] + bar[2])
    }
    let opened = try tree(screen, version, script: "open More")
    #expect(opened["Item 11"] != nil && opened["Item 0"] == nil)
    #expect(throws: (any Error).self) { try tree(screen, version, script: "open More", width: 1000) }
  }

  @Test func everythingFitsAWiderBar() throws {
    #expect(throws: (any Error).self) { try tree(full(), script: "open More", width: 1000) }
  }

  @Test func menusOfBarsHaveTheirOwnItems() throws {
    let view = NavigationStack {
      Text("Screen").toolbar {
        ToolbarItem { Button("Shown", systemImage: "star") {} }
        ToolbarOverflowMenu { Button("Kept away") {} }
      }
    }
    #expect(try tree(view)["Kept away"] == nil)
    #expect(try tree(view, script: "open More")["Kept away"] != nil)
  }

  /// The status is in the middle of the bar, whatever is next to it.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func theStatusStandsInTheMiddle(_ version: RenderVersion) throws {
    let view = NavigationStack {
      Text("Screen").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Trash", systemImage: "star") {} }
        ToolbarItem(placement: .status) { Text("Updated just now") }
      }
    }
    let status = try #require(try tree(view, version)["Updated just now"]?.first)
    #expect(abs(status[0] + status[2] / 2 - 195) < 0.5)
  }

  /// Titles of browsers and editors begin at the leading edge, after the back button.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func titlesOfEditorsLead(_ version: RenderVersion) throws {
    let view = NavigationStack {
      Text("Screen").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(.editor)
    }
    let title = try #require(try tree(view, version)["Title"]?.first)
    #expect(abs(title[0] - 16) < 0.5)
  }

  @Test func largeTitlesStandInTheBar() throws {
    let view = NavigationStack {
      Text("Screen").navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge)
    }
    let title = try #require(try tree(view)["Title"]?.first)
    #expect(abs(title[0] - 16) < 0.5 && abs(title[1] + title[3] / 2 - (47 + 22)) < 1 && title[3] > 38)
  }

  private struct Typing: View {
    var body: some View {
      NavigationStack {
        TextField("Name", text: .constant(""))
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") {}
            }
          }
      }
    }
  }

  /// The bar above the keyboard appears with it, with items at its end if a spacer is before them.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func itemsStandAboveTheKeyboard(_ version: RenderVersion) throws {
    #expect(try tree(Typing(), version)["Done"] == nil)
    let frames = try tree(Typing(), version, script: "focus Name", keyboard: true)
    let (done, keyboard) = (try #require(frames["Done"]?.first), try #require(frames["Keyboard"]?.first))
    #expect(done[1] + done[3] <= keyboard[1] && done[1] > keyboard[1] - 70)
    #expect(done[0] > 300 && done[0] + done[2] <= 390 - 16)
  }

  // MARK: Search

  private func searched(
    _ text: String, _ activation: SearchScopeActivation = .automatic,
    _ behavior: SearchToolbarBehavior = .automatic,
    presented: Bool = true
  ) -> some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("Find")
        .searchable(text: .constant(text), isPresented: .constant(presented))
        .searchScopes(.constant(1), activation: activation) {
          Text("All").tag(1)
          Text("Mine").tag(2)
        }
        .searchToolbarBehavior(behavior)
    }
  }

  /// On a phone scopes show with the first letter, unless they are asked for at once; below a field at the top, above one at
  /// the bottom.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func scopesShowWithTheFirstLetter(_ version: RenderVersion) throws {
    #expect(try tree(searched(""), version)["Mine"] == nil)
    #expect(try tree(searched("", .onSearchPresentation), version)["Mine"] != nil)
    #expect(try tree(searched("a", presented: false), version)["Mine"] == nil)
    let frames = try tree(searched("a"), version)
    let (scope, field) = (
      try #require(frames["Mine"]?.first), try #require(frames["SearchField"]?.first)
    )
    if version < .iOS26 {
      #expect(scope[1] >= field[1] + field[3])
    } else {
      #expect(scope[1] + scope[3] <= field[1])
    }
  }

  @Test func aMinimizedSearchIsAButtonUntilItBegins() throws {
    let frames = try tree(searched("", .automatic, .minimize, presented: false))
    #expect(frames["SearchField"] == nil)
    let button = try #require(frames["ToolbarItem"]?.last)
    #expect(button[0] > 300 && button[1] > 740)
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Text("Row").searchable(text: .constant(""), isPresented: $isPresented, prompt: "Places")
            .searchToolbarBehavior(.minimize)
        }
      }
    }
    #expect(try tree(Screen(), script: "tap Places")["SearchField"] != nil)
  }
}
