import Charts
import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views

/// Parts of containers that are not views, with their own modifiers: each text appears once.
@MainActor
@Suite struct ModifiedPartTests {
  private struct Item: Identifiable { let id = 1 }

  private static var texts: some View {
    HStack {
      Text("one")
      Text("two")
    }
  }

  private static func tabs<Tabs: TabContent<Never>>(_ content: Tabs) -> AnyView {
    AnyView(TabView { content })
  }

  private static var tab: Tab<Never, AnyView, DefaultTabLabel> {
    Tab("Home", systemImage: "house") { AnyView(texts) }
  }

  private static var section: some TabContent<Never> {
    TabSection("Shelves") { tab }
  }

  private static func toolbar<Content: ToolbarContent>(_ content: Content) -> AnyView {
    AnyView(NavigationStack { Text("two").toolbar { content } })
  }

  private static var item: ToolbarItem<(), Button<Text>> { ToolbarItem { Button("one") {} } }

  private static func table(_ row: TableRow<Item>) -> AnyView {
    AnyView(
      Table(of: Item.self) {
        TableColumn("First") { _ in Text("one") }
        TableColumn("Second") { _ in Text("two") }
      } rows: {
        row
      }
      .environment(\.horizontalSizeClass, .regular))
  }

  private static func chart<Content: ChartContent>(_ content: Content) -> AnyView {
    AnyView(Chart { content })
  }

  private static var mark: some ChartContent {
    PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { texts }
  }

  private static var views: [(name: String, view: AnyView)] {
    [
      ("Tab.badge", tabs(tab.badge(1))), ("Tab.badge of a text", tabs(tab.badge("new"))),
      ("Tab.hidden", tabs(tab.hidden(false))), ("Tab.disabled", tabs(tab.disabled(true))),
      ("Tab.customizationID", tabs(tab.customizationID("id"))),
      ("Tab.tabPlacement", tabs(tab.tabPlacement(.automatic))),
      ("Tab.accessibilityIdentifier", tabs(tab.accessibilityIdentifier("id"))),
      ("TabSection.badge", tabs(section.badge(1))), ("TabSection.hidden", tabs(section.hidden(false))),
      ("TabSection.disabled", tabs(section.disabled(true))),
      ("TabSection.customizationID", tabs(section.customizationID("id"))),
      ("TabSection.tabPlacement", tabs(section.tabPlacement(.automatic))),
      (
        "ToolbarItem.sharedBackgroundVisibility",
        toolbar(item.sharedBackgroundVisibility(.hidden))
      ),
      ("TableRow.contextMenu", table(TableRow(Item()).contextMenu { Button("menu") {} })),
      ("TableRow.onHover", table(TableRow(Item()).onHover { _ in })),
      ("mark.foregroundStyle", chart(mark.foregroundStyle(.red))),
      ("mark.foregroundStyle(by:)", chart(mark.foregroundStyle(by: .value("kind", "a")))),
      ("mark.opacity", chart(mark.opacity(0.5))), ("mark.symbol", chart(mark.symbol(.circle))),
      ("mark.symbolSize", chart(mark.symbolSize(9))), ("mark.offset", chart(mark.offset(x: 1))),
      ("mark.zIndex", chart(mark.zIndex(1))),
      ("mark.interpolationMethod", chart(mark.interpolationMethod(.linear))),
      ("mark.annotation", chart(mark.annotation(position: .bottom) { Text("three") })),
      ("mark.accessibilityLabel", chart(mark.accessibilityLabel("label"))),
    ]
  }

  @Test func eachTextIsThereOnce() throws {
    for (name, view) in Self.views {
      let lines = try Render.nodes("Text", in: view, width: 300, height: 400)
        .flatMap { $0.text?.lines ?? [] }.map { $0.string.lowercased() }
      for text in ["one", "two"] {
        let count = lines.filter { $0 == text }.count
        #expect(count == 1, "“\(text)” is there \(count) times with \(name)")
      }
    }
  }
}
