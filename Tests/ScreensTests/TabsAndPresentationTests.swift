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

@MainActor
@Suite struct TabsAndPresentationTests {
  private func outcome(
    _ view: some View, _ version: RenderVersion, width: CGFloat = 402, height: CGFloat = 874
  ) throws -> [String: [[Double]]] {
    var frames: [String: [[Double]]] = [:]
    func collect(_ node: FrameTree.Node) {
      frames[node.text?.string ?? node.type, default: []].append(Render.rounded(node.frame))
      node.children.forEach(collect)
    }
    let outcome = try Render.outcome(view, width: width, height: height) {
      $0.renderVersion = version
      $0.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    collect(outcome.tree.root)
    return frames
  }

  private var tabs: some View {
    TabView {
      List { Text("First screen") }.tabItem { Label("First", systemImage: "star") }.badge(3)
      Text("Second screen").tabItem { Label("Second", systemImage: "heart") }
      Text("Third screen").tabItem { Label("Third", systemImage: "gear") }
    }
  }

  /// The bar of iOS 26 floats 21 points above the screen's end and is 62 high; before it was 49 above the safe area.
  @Test func barsHaveApplesHeights() throws {
    #expect(try outcome(tabs, .iOS26)["TabBar"] == [[0, 874 - 21 - 62, 402, 62]])
    #expect(try outcome(tabs, .iOS18)["TabBar"] == [[0, 874 - 34 - 49, 402, 49]])
  }

  /// Three tabs share a capsule of 274 points; a search has a circle of its own.
  @Test func capsulesHaveApplesWidths() {
    let bounds = CGRect(x: 0, y: 0, width: 402, height: 62)
    let three = TabBarLayout(isGlass: true, searchIndex: nil, bottomInset: 34).frames(count: 3, in: bounds)
    #expect(three.capsule == CGRect(x: 64, y: 0, width: 274, height: 62))
    #expect(three.items.map(\.minX) == [68, 154, 240])
    let search = TabBarLayout(isGlass: true, searchIndex: 3, bottomInset: 34).frames(count: 4, in: bounds)
    #expect(search.items[3] == CGRect(x: 319, y: 0, width: 62, height: 62))
    #expect(search.capsule?.maxX == 311)
  }

  @Test func theSelectedTabShows() throws {
    let view = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "star", value: "a") { Text("Screen A") }
      Tab("B", systemImage: "star", value: "b") { Text("Screen B") }
    }
    let frames = try outcome(view, .iOS26)
    #expect(frames["Screen B"] != nil && frames["Screen A"] == nil)
    let old = TabView(selection: .constant(2)) {
      Text("Screen 1").tabItem { Text("One") }.tag(1)
      Text("Screen 2").tabItem { Text("Two") }.tag(2)
    }
    #expect(try outcome(old, .iOS18)["Screen 2"] != nil)
  }

  private func sheet(_ detents: Set<PresentationDetent>? = nil) -> some View {
    Text("Below").sheet(isPresented: .constant(true)) {
      if let detents {
        Text("Sheet").presentationDetents(detents)
      } else {
        Text("Sheet")
      }
    }
  }

  /// A sheet begins 10 below the safe area until iOS 18 and at it in iOS 26; at its medium height it floats there, 5.3
  /// from three sides.
  @Test func sheetsHaveApplesPlaces() throws {
    #expect(try outcome(sheet(), .iOS18)["Card"] == [[0, 72, 402, 802]])
    #expect(try outcome(sheet(), .iOS26)["Card"] == [[0, 62, 402, 812]])
    let medium = try #require(try outcome(sheet([.large, .medium]), .iOS26)["Card"]?.first)
    for (value, expected) in zip(medium, [5.33, 417, 391.33, 451.67]) { #expect(abs(value - expected) < 0.4) }
    #expect(try outcome(sheet([.height(200)]), .iOS18)["Card"] == [[0, 640, 402, 234]])
  }

  @Test func contentOfSheetsKeepsClearOfTheHomeIndicator() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) {
      VStack {
        Spacer()
        Color.red.frame(height: 10).accessibilityIdentifier("end")
      }
    }
    let node = try #require(
      try Render.nodes("frame", in: view, width: 402, height: 874) {
        $0.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
      }.first { $0.id == "end" })
    #expect(node.frame.maxY == 840)
  }

  @Test func alertsHaveApplesWidths() throws {
    let view = Text("Below").alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    let earlier = try outcome(view, .iOS18)
    #expect(earlier["Delete?"] != nil && earlier["This cannot be undone."] != nil)
    // The cancel button comes first of two.
    let cancel = try #require(earlier["Cancel"]?.first)
    let delete = try #require(earlier["Delete"]?.first)
    #expect(cancel[0] < delete[0] && cancel[1] == delete[1])
    let old = Text("Below").alert(isPresented: .constant(true)) {
      Alert(title: Text("Title"), message: Text("Message"))
    }
    #expect(try outcome(old, .iOS26)["OK"] != nil)
  }

  @Test func nothingIsPresentedWithoutAWindow() throws {
    let outcome = try Render.outcome(sheet(), width: 300)
    #expect(outcome.fidelityNotes.contains { $0.cause == .withoutEffect })
    #expect(outcome.size.height < 100)
  }

  @Test func presentationsStack() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) {
      Text("Sheet").fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
    }
    let frames = try outcome(view, .iOS26)
    #expect(frames["Below"] != nil && frames["Sheet"] != nil && frames["Cover"] != nil)
  }

  private struct Closing: View {
    @State private var isShown = true

    var body: some View {
      Text("Below").sheet(isPresented: $isShown) { Closer() }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("Sheet").onAppear { dismiss() }
    }
  }

  @Test func contentCanCloseItsSheet() throws {
    #expect(try outcome(Closing(), .iOS26)["Sheet"] == nil)
  }

  /// The system's own screen for sharing is a labelled placeholder, and says so.
  @Test func sharingOpensAPlaceholder() throws {
    let view = NavigationStack { List { ShareLink("Share it", item: "text") } }
    let steps = try DriveStep.script("tap Share it")
    let outcome = try Render.outcome(view, width: 402, height: 874) { $0.steps = steps }
    #expect(outcome.fidelityNotes.contains { $0.cause == .placeholder && $0.subject == "ShareLink" })
  }
}
