import Apps
import Foundation
import Geometry
import LayoutEngine
import Rendering
import Testing
import Views
import Windows

/// The frames of windows: their sizes, title bars and columns.
@MainActor
@Suite struct WindowTests {
  // MARK: Sizes

  private struct SizesApp: App {
    var body: some Scene {
      WindowGroup(id: "free") { Color.red }
      WindowGroup(id: "least") { Color.red.frame(minWidth: 300, minHeight: 200) }
        .defaultSize(width: 420, height: 330)
      WindowGroup(id: "fitted") {
        Color.red.frame(minWidth: 300, maxWidth: 400, minHeight: 200, maxHeight: 250)
      }
      .windowResizability(.contentSize)
      Window("Fixed", id: "fixed") { Text("Fixed").frame(width: 250, height: 100) }
        .windowResizability(.contentSize)
      Settings { Text("Settings").frame(width: 320, height: 150) }
    }
  }

  private func size(_ scene: String, _ width: CGFloat?, _ height: CGFloat?) throws -> [CGFloat] {
    let frame = try ShownApp(SizesApp.self, width: width, height: height, scene: scene, version: .iOS18)
      .window().frame
    return [frame.width, frame.height]
  }

  /// The title bar until macOS 15 is 28 points high.
  @Test func sizesFollowTheSceneAndItsContent() throws {
    #expect(try size("free", nil, nil) == [900, 450])
    #expect(try size("free", 120, 90) == [120, 90])
    #expect(try size("least", nil, nil) == [420, 330])
    #expect(try size("least", 100, 100) == [300, 228])
    #expect(try size("least", 2000, 1000) == [2000, 1000])
    #expect(try size("fitted", 100, 100) == [300, 228])
    #expect(try size("fitted", 2000, 1000) == [400, 278])
    #expect(try size("fitted", 350, 1000) == [350, 278])
    #expect(try size("fixed", 800, 800) == [250, 128])
    #expect(try size("Settings", 800, 800) == [320, 178])
    #expect(try size("Settings", nil, nil) == [320, 178])
  }

  @Test func whatIsSaidOfAWindowIsWhatItsSceneSays() throws {
    let least = try ShownApp(SizesApp.self, width: 100, height: 900, scene: "least", version: .iOS18).window()
    #expect(least.kind == "WindowGroup")
    #expect(least.id == "least")
    #expect(least.title == "Tested")
    #expect(least.requestedWidth == 100)
    #expect(least.minimumSize == CGSize(width: 300, height: 228))
    #expect(least.maximumSize == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(least.resizability == "automatic")
    #expect(try ShownApp(SizesApp.self, scene: "Settings").window().title == "Tested Settings")
    #expect(try ShownApp(SizesApp.self, scene: "fixed").window().resizability == "contentSize")
  }

  @Test func aSceneThatIsNotThereIsRefused() {
    let shown = ShownApp(SizesApp.self, scene: "gone")
    #expect {
      try shown.window()
    } throws: { error in
      "\(error)".contains("there is no scene called “gone”; there are: “free”, “least”")
    }
  }

  // MARK: Title bars

  private struct BarsApp: App {
    private var content: some View {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle("Title")
    }
    private var withItems: some View {
      content.toolbar { Button("Item") {} }
    }

    var body: some Scene {
      WindowGroup(id: "bare") { content }
      WindowGroup(id: "unified") { withItems }
      WindowGroup(id: "compact") { withItems }.windowToolbarStyle(.unifiedCompact)
      WindowGroup(id: "expanded") { withItems }.windowToolbarStyle(.expanded)
      WindowGroup(id: "untitled") { withItems }.windowToolbarStyle(.unified(showsTitle: false))
      WindowGroup(id: "hidden") { content }.windowStyle(.hiddenTitleBar)
      WindowGroup(id: "plain") { content }.windowStyle(.plain)
    }
  }

  /// Where the content begins, and whether the title is visible.
  private func bar(_ scene: String, _ version: RenderVersion) throws -> (top: CGFloat, hasTitle: Bool) {
    let shown = ShownApp(BarsApp.self, width: 500, height: 300, scene: scene, version: version)
    return (
      try #require(try shown.frame(of: "Content")).minY, try shown.frame(of: "Title", in: "TitleBar") != nil
    )
  }

  @Test func titleBarsAreAsHighAsTheirStyleSays() throws {
    for (scene, earlier, current, hasTitle) in [
      ("bare", 28.0, 32.0, true), ("unified", 52, 52, true), ("compact", 38, 40, true),
      ("expanded", 80, 84, true), ("untitled", 52, 52, false), ("hidden", 28, 32, false),
      ("plain", 0, 0, false),
    ] {
      for (version, height) in [(RenderVersion.iOS18, earlier), (.iOS26, current)] {
        let bar = try bar(scene, version)
        #expect(Double(bar.top) == height, "\(scene), version \(version.number)")
        #expect(bar.hasTitle == hasTitle, "\(scene), version \(version.number)")
      }
    }
  }

  /// A Mac's body text is 13 points.
  @Test func textStylesHaveAMacsSizes() throws {
    let shown = ShownApp(BarsApp.self, width: 500, height: 300, scene: "bare")
    #expect(try #require(try shown.frame(of: "Content")).height == 16)
    let pad = ShownApp(BarsApp.self, width: 500, height: 300, scene: "bare", system: .iPadOS)
    let height = Double(try #require(try pad.frame(of: "Content")).height)
    #expect(height >= 20 && height <= 22)
  }

  private struct CrowdedApp: App {
    var body: some Scene {
      WindowGroup {
        Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Title").toolbar {
          ToolbarItemGroup {
            ForEach(0..<6, id: \.self) { number in
              Button {
              } label: {
                Image(systemName: "star").accessibilityIdentifier("item\(number)")
              }
            }
          }
        }
      }
    }
  }

  /// Items without room leave in the order from the end.
  @Test func itemsWithoutRoomAreBehindAnArrow() throws {
    func shownItems(_ width: CGFloat) throws -> [Int] {
      let shown = ShownApp(CrowdedApp.self, width: width, height: 200, version: .iOS18)
      var found: [Int] = []
      func collect(_ node: FrameTree.Node) {
        if let id = node.id, id.hasPrefix("item"), node.frame.minX >= 0 {
          found.append(Int(id.dropFirst(4)) ?? -1)
          #expect(node.frame.maxX <= width)
        }
        node.children.forEach(collect)
      }
      collect(try shown.session.outcome().tree.root)
      return found
    }
    #expect(try shownItems(600) == [0, 1, 2, 3, 4, 5])
    let some = try shownItems(300)
    #expect(some == Array(0..<some.count) && some.count > 0 && some.count < 6)
    #expect(try shownItems(240).count < some.count)
  }

  // MARK: Columns

  private struct ColumnsApp: App {
    var body: some Scene {
      WindowGroup {
        NavigationSplitView {
          Text("Sidebar").navigationSplitViewColumnWidth(min: 150, ideal: 200)
        } content: {
          Text("Middle").navigationSplitViewColumnWidth(min: 200, ideal: 240)
        } detail: {
          CountingDetail().frame(minWidth: 320)
        }
      }
      .windowResizeAnchor(.bottomTrailing)
    }
  }

  private struct CountingDetail: View {
    @State private var count = 0
    @State private var widths: [String] = []

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Text(verbatim: widths.joined(separator: " "))
      }
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.append("\(Int($0))")
      }
    }
  }

  @Test func columnsHideWhereTheWindowIsTooNarrow() throws {
    let shown = ShownApp(ColumnsApp.self, width: 900, height: 400)
    func visible() throws -> [String] {
      try shown.texts(in: "Window").filter { $0.frame.minX >= 0 && $0.frame.minX < 900 }.map(\.string)
        .filter { ["Sidebar", "Middle"].contains($0) }
    }
    #expect(try visible() == ["Sidebar", "Middle"])
    #expect(try shown.window().minimumSize.width == 320)
    shown.session.resize(width: 669, height: 400)
    #expect(try visible() == ["Middle"])
    shown.session.resize(width: 519, height: 400)
    #expect(try visible() == [])
    shown.session.resize(width: 100, height: 400)
    #expect(try shown.window().frame.width == 320)
    shown.session.resize(width: 670, height: 400)
    #expect(try visible() == ["Sidebar", "Middle"])
    #expect(try shown.window().anchor == .bottomTrailing)
  }

  @Test func aWindowKeepsItsStateWhenItIsResized() throws {
    let shown = ShownApp(ColumnsApp.self, width: 900, height: 400)
    try shown.session.perform(.tap("Count 0"))
    shown.session.resize(width: 519, height: 400)
    #expect(try shown.frame(of: "Count 1") != nil)
    // Both widths were told, in their order: 900 less both columns, then all of it.
    #expect(try shown.frame(of: "460 519") != nil)
  }
}
