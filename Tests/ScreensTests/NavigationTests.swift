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

/// Bars and the screens below them against Apple's measures.
@MainActor
@Suite struct NavigationTests {
  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.34 }

  /// iPhones with the safe areas that Apple's bars were measured on: 393 by 852 until iOS 18, 390 by 844 in iOS 26.
  private func nodes(
    _ type: String, _ view: some View, _ version: RenderVersion, _ size: DynamicTypeSize = .large
  ) throws -> [FrameTree.Node] {
    let isEarlier = version < .iOS26
    return try Render.nodes(
      type, in: view, width: isEarlier ? 393 : 390, height: isEarlier ? 852 : 844
    ) {
      $0.renderVersion = version
      $0.dynamicTypeSize = size
      $0.safeAreaInsets = EdgeInsets(top: isEarlier ? 59 : 47, leading: 0, bottom: 34, trailing: 0)
    }
  }

  private func list(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
    }
  }

  private func title(_ nodes: [FrameTree.Node]) throws -> FrameTree.Node {
    try #require(nodes.first { $0.text?.string == "Title" })
  }

  /// The content of a link's, a button's or a menu's label is laid out side by side, and is one row of a
  /// list.
  @Test func labelsOfSeveralViewsAreOneRow() throws {
    func frames(_ view: some View) throws -> (rows: Int, icon: CGRect, text: CGRect) {
      let nodes = try Render.outcome(view, width: 300, height: 400).tree.root.all
      let icon = try #require(nodes.first { $0.text?.string == "Icon" })
      let text = try #require(nodes.first { $0.text?.string == "3" })
      return (nodes.filter { $0.type == "ListRow" }.count, icon.frame, text.frame)
    }
    @ViewBuilder func label(_ shows: Bool) -> some View {
      if shows {
        Text(verbatim: "Icon")
        Spacer()
        Text(verbatim: "3")
      }
    }
    let link = try frames(
      List {
        NavigationLink {
          EmptyView()
        } label: {
          label(true)
        }
      })
    let button = try frames(
      List {
        Button {
        } label: {
          label(true)
        }
      })
    for (rows, icon, text) in [link, button] {
      #expect(rows == 1)
      #expect(near(Double(icon.midY), Double(text.midY)) && text.minX > icon.maxX + 100)
    }
    let outside = [
      try frames(
        NavigationStack {
          NavigationLink {
            EmptyView()
          } label: {
            label(true)
          }
        }),
      try frames(
        Button {
        } label: {
          label(true)
        }),
      try frames(
        Menu {
        } label: {
          label(true)
        }),
    ]
    for (_, icon, text) in outside {
      #expect(near(Double(icon.midY), Double(text.midY)) && text.minX > icon.maxX)
    }
  }

  /// With an inline title the first card is at 132.7 on 393 points until iOS 18, 89 below the bar's top in iOS 26;
  /// with a large one at the bar's end, 16 below its baseline.
  @Test(arguments: [DynamicTypeSize.large, .medium])
  func firstCardsStandWhereApplesDo(_ size: DynamicTypeSize) throws {
    func card(_ mode: NavigationBarItem.TitleDisplayMode, _ version: RenderVersion) throws -> Double {
      Double(try #require(try nodes("ListRow", list(mode), version, size).first).frame.minY)
    }
    #expect(near(try card(.inline, .iOS18), 133))
    #expect(near(try card(.inline, .iOS26), 47 + 89))
    #expect(near(try card(.large, .iOS18), 150))
    #expect(near(try card(.large, .iOS26), 47 + 114.33))
  }

  @Test(arguments: [DynamicTypeSize.large, .medium])
  func titlesStandOnApplesBaselines(_ size: DynamicTypeSize) throws {
    func baseline(_ mode: NavigationBarItem.TitleDisplayMode, _ version: RenderVersion) throws -> Double {
      let node = try title(try nodes("Text", list(mode), version, size))
      return Double(try #require(node.text?.lines.first).baseline)
    }
    #expect(abs(try baseline(.inline, .iOS18) - (54 + 28)) <= 0.67)
    #expect(abs(try baseline(.inline, .iOS26) - (47 + 28.3)) <= 0.67)
    #expect(abs(try baseline(.large, .iOS18) - (54 + 79.67)) <= 0.67)
    #expect(abs(try baseline(.large, .iOS26) - (47 + 98.33)) <= 0.67)
  }

  @Test func valuesOnThePathPushTheirScreens() throws {
    func stack(_ path: [Int]) -> some View {
      NavigationStack(path: .constant(path)) {
        NavigationLink("Link", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Number \($0)") }
      }
    }
    func texts(_ path: [Int], _ version: RenderVersion = .iOS18) throws -> [String] {
      try nodes("Text", stack(path), version).compactMap { $0.text?.string }
    }
    #expect(try texts([]) == ["Link", "Root"])
    #expect(Set(try texts([7])) == ["Screen 7", "Number 7", "Root"])
    #expect(Set(try texts([7, 8])) == ["Screen 8", "Number 8", "Number 7"])
    // Glass shows an arrow alone.
    #expect(Set(try texts([7], .iOS26)) == ["Screen 7", "Number 7"])
  }

  @Test func activeLinksAndPresentedDestinationsPush() throws {
    let link = NavigationView {
      NavigationLink(destination: Text("There"), isActive: .constant(true)) { Text("Here") }
    }
    #expect(try nodes("Text", link, .iOS18).contains { $0.text?.string == "There" })
    let destination = NavigationStack {
      Text("Here").navigationDestination(isPresented: .constant(true)) { Text("There") }
    }
    #expect(try nodes("Text", destination, .iOS26).contains { $0.text?.string == "There" })
  }

  private struct Pushing: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        Text("Here")
          .navigationDestination(for: String.self) { Text($0) }
          .onAppear { path.append("There") }
      }
    }
  }

  @Test func statePushesBeforeThePicture() throws {
    #expect(try nodes("Text", Pushing(), .iOS26).contains { $0.text?.string == "There" })
  }

  @Test func pathsCanBeWrittenDown() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("three")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    #expect(
      NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
  }

  /// A single symbol is on a circle of 44 points, 16 from the side; two share a capsule of 100.
  @Test func glassHasApplesSizes() throws {
    let view = NavigationStack {
      Text("Screen").toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Share", systemImage: "star") {}
          Button("More", systemImage: "heart") {}
        }
      }
    }
    let items = try nodes("ToolbarItem", view, .iOS26).map { Render.rounded($0.frame) }
    #expect(items == [[16, 47, 44, 44], [274, 47, 100, 44]])
  }

  @Test func hiddenBarsLeaveTheirRoom() throws {
    let view = NavigationStack {
      List { Text("Row") }.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
    }
    #expect(near(Double(try nodes("ListRow", view, .iOS26)[0].frame.minY), 47 + 35))
    #expect(try nodes("NavigationBar", view, .iOS26).isEmpty)
  }

  @Test func titlesFromInsideOfGeometryReadersAreFound() throws {
    let view = NavigationStack {
      GeometryReader { _ in Text("Inside").navigationTitle("Title") }
    }
    _ = try title(try nodes("Text", view, .iOS26))
  }
}
