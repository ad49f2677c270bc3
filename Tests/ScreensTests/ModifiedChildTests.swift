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
import Windows

/// Containers that take their content apart, with modifiers around a child: each text is there once.
@MainActor
@Suite struct ModifiedChildTests {
  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).background(.blue) }
  }

  private struct Line: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 30)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]? { nil }
  }

  private static let count = 34

  /// The child with one of the modifiers around it.
  @ViewBuilder private static func changed<Child: View>(_ child: Child, _ index: Int) -> some View {
    switch index {
    case 0: child.padding(2)
    case 1: child.contentShape(Rectangle())
    case 2: child.onTapGesture {}
    case 3: child.background(Color.red)
    case 4: child.background { Color.red }
    case 5: child.frame(minWidth: 10)
    case 6: child.opacity(0.5)
    case 7: child.overlay(Color.clear)
    case 8: child.font(.body)
    case 9: child.accessibilityElement()
    case 10: child.foregroundStyle(.red)
    case 11: child.id(1)
    case 12: child.tag(1)
    case 13: child.disabled(true)
    case 14: child.onAppear {}
    case 15: child.animation(.default, value: 1)
    case 16: child.transition(.opacity)
    case 17: child.clipShape(Circle())
    case 18: child.shadow(radius: 1)
    case 19: child.border(.red)
    case 20: child.offset(x: 1)
    case 21: child.scaleEffect(1)
    case 22: child.rotationEffect(.zero)
    case 23: child.fixedSize()
    case 24: child.layoutPriority(1)
    case 25: child.zIndex(1)
    case 26: child.modifier(Plain())
    case 27: child.modifier(Boxed())
    case 28: child.onChange(of: 1) { _, _ in }
    case 29: child.tint(.red)
    case 30: child.contextMenu { Button("menu") {} }
    case 31: child.aspectRatio(1, contentMode: .fill)
    case 32: child.alignmentGuide(.leading) { $0[.leading] }
    case 33: child.compositingGroup()
    default: child
    }
  }

  private struct Pair: Identifiable {
    let id = 1
  }

  /// Containers whose parts are not views, with two texts each: the modifiers are around a view in a part.
  @ViewBuilder private static func part(_ name: String, _ index: Int) -> some View {
    let texts = HStack {
      Text("one")
      Text("two")
    }
    switch name {
    case "Tab": TabView { Tab("Home", systemImage: "house") { changed(texts, index) } }
    case "TabSection":
      TabView {
        TabSection("Shelves") { Tab("Home", systemImage: "house") { changed(texts, index) } }
      }
    case "ToolbarItem":
      NavigationStack { Text("two").toolbar { ToolbarItem { changed(Button("one") {}, index) } } }
    case "ToolbarItemGroup":
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItemGroup {
            changed(Button("one") {}, index)
            Button("two") {}
          }
        }
      }
    case "TableRow":
      Table(of: Pair.self) {
        TableColumn("First") { _ in changed(Text("one"), index) }
        TableColumn("Second") { _ in changed(Text("two"), index) }
      } rows: {
        TableRow(Pair())
      }
      .environment(\.horizontalSizeClass, .regular)
    default:
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { changed(texts, index) }
      }
    }
  }

  /// A map is a box with its centre as text, so that nothing in it is split up.
  nonisolated static let parts = [
    "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "TableRow", "Chart",
  ]

  /// Containers with two texts each, with a modifier around a child of the kind that they take apart.
  @ViewBuilder private static func container(_ name: String, _ index: Int) -> some View {
    switch name {
    case "GridRow":
      Grid {
        changed(
          GridRow {
            Text("one")
            Text("two")
          }, index)
      }
    case "ForEach of GridRow":
      Grid { ForEach(["one", "two"], id: \.self) { text in changed(GridRow { Text(text) }, index) } }
    case "Group":
      HStack {
        changed(
          Group {
            Text("one")
            Text("two")
          }, index)
      }
    case "ForEach": HStack { changed(ForEach(["one", "two"], id: \.self) { Text($0) }, index) }
    case "Section": VStack { changed(Section("one") { Text("two") }, index) }
    case "Section in List": List { changed(Section("one") { Text("two") }, index) }
    case "Section in Form": Form { changed(Section("one") { Text("two") }, index) }
    case "ForEach in List": List { changed(ForEach(["one", "two"], id: \.self) { Text($0) }, index) }
    case "row of List":
      List {
        changed(Text("one"), index)
        Text("two")
      }
    case "ViewThatFits":
      ViewThatFits { changed(Text("one"), index) }
      Text("two")
    case "Picker":
      Picker("", selection: .constant(1)) {
        changed(Text("one").tag(1), index)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented)
    case "Picker in List":
      List {
        Picker("", selection: .constant(1)) {
          changed(Text("one").tag(1), index)
          Text("two").tag(2)
        }
        .pickerStyle(.inline).labelsHidden()
      }
    case "ControlGroup":
      ControlGroup {
        changed(Button("one") {}, index)
        Button("two") {}
      }
    case "DisclosureGroup":
      DisclosureGroup(isExpanded: .constant(true)) {
        changed(Text("one"), index)
      } label: {
        changed(Text("two"), index)
      }
    case "Layout":
      Line {
        if index >= 0 { changed(Text("one"), index) }
        changed(Group { Text("two") }, index)
      }
    case "AnyLayout":
      AnyLayout(HStackLayout()) {
        changed(Text("one"), index)
        changed(ForEach(["two"], id: \.self) { Text($0) }, index)
      }
    case "GridLayout":
      AnyLayout(GridLayout()) {
        changed(
          GridRow {
            Text("one")
            Text("two")
          }, index)
      }
    case "LazyVStack": LazyVStack { changed(Section("one") { Text("two") }, index) }
    case "LazyVGrid":
      LazyVGrid(columns: [GridItem()]) {
        changed(
          Group {
            Text("one")
            Text("two")
          }, index)
      }
    case "TabView":
      TabView {
        changed(
          HStack {
            Text("one")
            Text("two")
          }, index
        ).tabItem { EmptyView() }
      }
    case "Menu":
      Menu {
      } label: {
        changed(Text("one"), index)
        Text("two")
      }
    case "LabeledContent":
      LabeledContent {
        changed(Text("one"), index)
      } label: {
        changed(Text("two"), index)
      }
    case "NavigationStack":
      NavigationStack {
        changed(
          VStack {
            Text("one")
            Text("two")
          }, index)
      }
    default:
      OutlineGroup([Item(id: "one"), Item(id: "two")], children: \.children) { changed(Text($0.id), index) }
    }
  }

  nonisolated static let containers = [
    "GridRow", "ForEach of GridRow", "Group", "ForEach", "Section", "Section in List", "Section in Form",
    "ForEach in List", "row of List", "ViewThatFits", "Picker", "Picker in List", "ControlGroup",
    "DisclosureGroup", "Layout", "AnyLayout", "GridLayout", "LazyVStack", "LazyVGrid", "TabView", "Menu",
    "LabeledContent", "NavigationStack", "OutlineGroup",
  ]

  private func expectEachTextOnce(
    in view: some View, _ name: String, _ index: Int, change: (inout RenderRequest) -> Void = { _ in }
  ) throws {
    let lines = try Render.nodes("Text", in: view, width: 300, height: 400, change: change)
      .flatMap { $0.text?.lines ?? [] }.map { $0.string.lowercased() }
    for text in ["one", "two"] {
      let count = lines.filter { $0 == text }.count
      #expect(count == 1, "“\(text)” is there \(count) times in \(name) with modifier \(index)")
    }
  }

  @Test(arguments: containers)
  func eachTextIsThereOnce(_ name: String) throws {
    for index in 0..<Self.count {
      try expectEachTextOnce(in: VStack { Self.container(name, index) }, name, index)
    }
  }

  @Test(arguments: parts)
  func eachTextOfAPartIsThereOnce(_ name: String) throws {
    for index in 0..<Self.count { try expectEachTextOnce(in: Self.part(name, index), name, index) }
  }

  /// The content of an open menu: its entries do not change if a modifier is around one.
  @Test func eachEntryOfAnOpenMenuIsThereOnce() throws {
    for index in 0..<Self.count {
      let menu = Menu("Choices") {
        Self.changed(Button("one") {}, index)
        Button("two") {}
      }
      let steps = try DriveStep.script("open Choices")
      try expectEachTextOnce(in: menu, "an open menu", index) { $0.steps = steps }
    }
  }

  private func size(_ view: some View) throws -> [Double] {
    let size = try Render.outcome(view).tree.root.frame.size
    return [Double(size.width), Double(size.height)]
  }

  /// The modifiers of a row are those of each cell.
  @Test func paddingOfARowIsThatOfItsCells() throws {
    let plain = try size(
      Grid {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      })
    let padded = try size(
      Grid {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }.padding(2)
      })
    #expect(padded == [plain[0] + 8, plain[1] + 4])
  }
}
