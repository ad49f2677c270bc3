import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Tab views: more tabs than a bar has room for, bars that become sidebars, and columns beside them.
@MainActor
@Suite struct TabVarietyTests {
  private func tree(
    _ view: some View, _ version: RenderVersion = .iOS26, script: String = "", pad: Bool = false,
    size: CGSize? = nil
  ) throws -> [String: [[Double]]] {
    var frames: [String: [[Double]]] = [:]
    func collect(_ node: FrameTree.Node) {
      frames[node.text?.string ?? node.type, default: []].append(Render.rounded(node.frame))
      node.children.forEach(collect)
    }
    let steps = try DriveStep.script(script)
    let size = size ?? (pad ? CGSize(width: 1180, height: 820) : CGSize(width: 402, height: 874))
    collect(
      try Render.outcome(view, width: size.width, height: size.height) {
        $0.renderVersion = version
        $0.safeAreaInsets = EdgeInsets(top: pad ? 32 : 62, leading: 0, bottom: pad ? 20 : 34, trailing: 0)
        $0.horizontalSizeClass = pad ? .regular : .compact
        $0.verticalSizeClass = .regular
        $0.steps = steps
      }.tree.root)
    return frames
  }

  private enum Place: Hashable {
    case home
    case shelf(Int)
  }

  private struct Library: View {
    @State private var place = Place.home
    var hasMore = true

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }
        TabSection("Shelves") {
          ForEach(0..<2) { number in
            Tab("Shelf \(number)", systemImage: "star", value: Place.shelf(number)) {
              Text("At shelf \(number)")
            }
          }
          if hasMore {
            Tab("Attic", systemImage: "heart", value: Place.shelf(9)) { Text("In the attic") }
              .tabPlacement(.sidebarOnly)
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
  }

  /// Sections, collections and conditions of tabs with values of an app's own.
  @Test func tabsAreMadeOfAnything() throws {
    #expect(try tree(Library())["Attic"] != nil)
    #expect(try tree(Library(hasMore: false))["Attic"] == nil)
    #expect(try tree(Library(), script: "tap Shelf 1")["At shelf 1"] != nil)
    let plain = TabView {
      if true { Tab("One", systemImage: "star") { Text("First") } }
      TabSection {
        Tab("Two", systemImage: "heart") { Text("Second") }
      } header: {
        Text("More")
      }
    }
    #expect(try tree(plain)["First"] != nil)
  }

  @Test func sidebarsHaveWhatStandsBesideTheirTabs() throws {
    let bar = try tree(Library(), pad: true)
    #expect(bar["Header"] == nil && bar["Attic"] == nil && bar["Shelf 1"] != nil)
    let sidebar = try tree(Library(), script: "tap Sidebar", pad: true)
    let order = try ["Header", "Home", "Shelves", "Attic", "Footer", "Bottom"].map {
      try #require(sidebar[$0]?.first, "\($0)")[1]
    }
    #expect(order == order.sorted())
    // At the bottom, wherever the tabs end.
    #expect(order[5] > 700)
    let chosen = Library().defaultAdaptableTabBarPlacement(.sidebar)
    #expect(try tree(chosen, pad: true)["Header"] != nil)
    #expect(try tree(chosen, script: "tap Sidebar", pad: true)["Header"] == nil)
  }

  private var many: some View {
    TabView {
      ForEach(0..<7) { number in
        Text("Screen \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }
      }
    }
  }

  /// A phone's bar has five positions: of seven tabs it shows four, and the last position leads to the
  /// others.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func barsOfPhonesHaveFivePlaces(_ version: RenderVersion) throws {
    let bar = try tree(many, version)
    #expect(bar["Tab 3"] != nil && bar["Tab 4"] == nil && bar["More"] != nil)
    let list = try tree(many, version, script: "tap More")
    #expect(list["Tab 4"] != nil && list["Tab 6"] != nil && list["Screen 0"] == nil)
    #expect(try tree(many, version, script: "tap More\ntap Tab 5")["Screen 5"] != nil)
    #expect(try tree(many, version, script: "tap More\ntap Tab 1")["Screen 1"] != nil)
  }

  private var scrolling: some View {
    TabView {
      List(0..<100) { Text("Row \($0)") }.tabItem { Label("First", systemImage: "star") }
      Text("Second screen").tabItem { Label("Second", systemImage: "heart") }
    }
    .tabViewBottomAccessory { Text("Playing") }
    .tabBarMinimizeBehavior(.onScrollDown)
  }

  /// Once content is scrolled down, only the icon of the selected tab is left of the bar, with the accessory
  /// next to it.
  @Test func barsGiveWayToWhatIsScrolled() throws {
    let whole = try tree(scrolling)
    #expect(try #require(whole["TabBar"]?.first)[3] == 62 + 48 + 12 && whole["Second"]?.first != nil)
    let small = try tree(scrolling, script: "scroll List=300")
    let bar = try #require(small["TabBar"]?.first)
    let accessory = try #require(small["Playing"]?.first)
    #expect(bar[3] == 62 && accessory[1] > bar[1] && accessory[0] > 21 + 48)
    #expect(small["First"] == nil)
  }

  // MARK: Columns

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var isProminent = false

    var body: some View {
      let view = NavigationSplitView(columnVisibility: $visibility) {
        Text("Sidebar text").navigationTitle("Folders")
      } content: {
        Text("Content text")
      } detail: {
        Text("Detail text")
      }
      if isProminent { view.navigationSplitViewStyle(.prominentDetail) } else { view }
    }
  }

  private func isShown(_ text: String, _ frames: [String: [[Double]]]) -> Bool {
    (frames[text]?.first).map { $0[0] >= 0 } ?? false
  }

  /// The button for the sidebar shows and hides it, in the first bar that shows.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func theSidebarGoesAndComes(_ version: RenderVersion) throws {
    let wide = try tree(Columns(), version, pad: true)
    #expect(isShown("Sidebar text", wide) && isShown("Content text", wide))
    let hidden = try tree(Columns(), version, script: "tap Sidebar", pad: true)
    #expect(!isShown("Sidebar text", hidden) && isShown("Content text", hidden))
    #expect(
      isShown("Sidebar text", try tree(Columns(), version, script: "tap Sidebar\ntap Sidebar", pad: true)))
    let removed = NavigationSplitView {
      Text("Sidebar text").toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Detail text")
    }
    #expect(throws: (any Error).self) { try tree(removed, version, script: "tap Sidebar", pad: true) }
  }

  /// Columns hide by width: the sidebar first, then the content, until the detail has room.
  @Test func columnsHideByWidth() throws {
    let narrow = try tree(Columns(), pad: true, size: CGSize(width: 900, height: 700))
    #expect(!isShown("Sidebar text", narrow) && isShown("Content text", narrow))
    let narrower = try tree(Columns(), pad: true, size: CGSize(width: 620, height: 600))
    #expect(!isShown("Content text", narrower) && isShown("Detail text", narrower))
  }

  /// Prominent details keep their width below the columns.
  @Test func columnsLieOverProminentDetails() throws {
    let view = try tree(
      Columns(isProminent: true), script: "tap Sidebar", pad: true, size: CGSize(width: 820, height: 1180))
    #expect(isShown("Sidebar text", view))
    #expect(try #require(view["Column"]?.last) == [0, 32, 820, 1128])
  }
}
