import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Where views store their state.
@MainActor
@Suite struct ViewPartTests {
  private final class Memory {}

  @Test func partsDifferByNameFileAndNumber() {
    let part = ViewPart("tab", file: "A/Tabs.swift")
    #expect(part == ViewPart("tab", file: "A/Tabs.swift"))
    #expect(part != ViewPart("tabs", file: "A/Tabs.swift"))
    #expect(part != ViewPart("tab", file: "B/Tabs.swift"))
    #expect(part[1] != part[2])
    #expect(part[1] == part[2][1])
    #expect(Set([part, part[0], part[1], ViewPart("tab", file: "B/Tabs.swift")]).count == 3)
    #expect(part[2].description == "Tabs.swift: tab 2")
  }

  @Test func eachPartOfAViewHasAPlaceOfItsOwn() {
    let view = ViewIdentity()
    let parts = [ViewPart("bar"), ViewPart("title"), ViewPart("bar", file: "Other/File.swift")]
      .flatMap { [$0, $0[1], $0[200]] }
    let places = parts.map { ObjectIdentifier(view.child(.part($0))) }
    #expect(Set(places).count == parts.count)
    #expect(parts.map { ObjectIdentifier(view.child(.part($0))) } == places)
    #expect(!places.contains(ObjectIdentifier(view.child(.index(1)))))
  }

  @Test func eachPartOfAViewKeepsItsOwnObject() {
    let view = ViewIdentity()
    let (first, second) = (ViewPart("first"), ViewPart("second"))
    let kept = [nil, first, second, second[1]].map { part in view.slot(part) { Memory() } }
    #expect(Set(kept.map(ObjectIdentifier.init)).count == 4)
    #expect(view.slot(first) { Memory() } === kept[1])
    #expect(view.slot { Memory() } === kept[0])
  }

  /// As SwiftUI declares it: callers may pass a non-escaping closure.
  @Test func bodiesOfTransactionsNeedNotEscape() throws {
    func moved<V: View>(_ body: (PlaceholderContentView<Text>) -> V) -> some View {
      VStack {
        Text("A").animation(.default, body: body)
        Text("B").transaction({ $0.animation = nil }, body: body)
      }
    }
    let frame = try Render.outcome(moved { $0.padding(5) }, width: 100, height: 200).tree.root
    #expect(frame.children.count == 2)
  }

  // MARK: Several views in the place of one

  /// At a root and in a scroll view several views are in a column, which modifiers do not change: in one of
  /// Apple's pictures the rows of `ScrollView { AnyView(ForEach(rows)).padding(.bottom, 50) }` are 86 points
  /// apart, with 50 after the last.
  @Test func modifiersChangeSeveralViewsAsOneWhereThereIsRoomForOne() throws {
    func heights(_ view: some View) throws -> [CGFloat] {
      var found: [CGFloat] = []
      func collect(_ node: FrameTree.Node) {
        if node.type == "Color" { found.append(node.frame.minY) }
        node.children.forEach(collect)
      }
      collect(try Render.outcome(view, width: 100, height: 400).tree.root)
      return found
    }
    let rows = ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
    let scroll = ScrollView { AnyView(rows).padding(.bottom, 50) }
    #expect(try heights(scroll) == [0, 28, 56])
    #expect(try heights(ScrollView { Group { rows }.padding(.top, 10).padding(.top, 10) }) == [20, 48, 76])
    let stack = VStack(spacing: 0) { AnyView(rows).padding(.bottom, 50) }.frame(height: 210)
    #expect(try heights(ScrollView { stack }) == [0, 70, 140])
  }

  // MARK: Properties

  /// A property that has one of its own.
  private struct Pair: DynamicProperty {
    @State var first = 0
    @State var second = 0
  }

  /// More than a thousand bytes.
  private struct Filling {
    var numbers:
      (
        (Int, Int, Int, Int, Int, Int, Int, Int), (Int, Int, Int, Int, Int, Int, Int, Int),
        (Int, Int, Int, Int, Int, Int, Int, Int), (Int, Int, Int, Int, Int, Int, Int, Int)
      ) = (
        (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0)
      )
  }

  /// Its first property is inside another one, its last more than a thousand bytes behind it.
  private struct LargeView: View {
    var pair = Pair()
    var filling = (Filling(), Filling(), Filling(), Filling())
    @State var last = 0
    @State var afterLast = 0

    var body: some View {
      let digits = [afterLast, last, pair.second, pair.first]
      let sum: Int = digits.reduce(0) { $0 * 10 + $1 }
      Color.red.frame(width: CGFloat(sum), height: 1)
        .probe("width")
        .onAppear {
          (pair.first, pair.second) = (1, 2)
          (last, afterLast) = (3, 4)
        }
    }
  }

  @Test func propertiesInsideOfOthersKeepTheirOwnValues() throws {
    let width = try #require(try Render.frames(LargeView())["width"])
    #expect(width[2] == 4321)
  }
}
