import Foundation
import Geometry
import LayoutEngine
import Testing

/// Scroll views and the lazy stacks in them.
struct ScrollTests {
  @Test func scrollViewIsAsWideAsItsContentAndStartsAtItsTop() {
    let laid = LaidOut(100, 200) { ScrollView { Box(60, 50).probe("a") }.probe("s") }
    #expect(laid.frame("s") == CGRect(20, 0, 60, 200))
    #expect(laid.frame("a") == CGRect(20, 0, 60, 50))
  }

  @Test func contentIsOfferedNothingAlongTheScrollDirection() {
    let laid = LaidOut(100, 200) { ScrollView { Color.red.probe("a") } }
    #expect(laid.frame("a").size == CGSize(100, 10))
    let row = LaidOut(100, 200) { ScrollView(.horizontal) { Color.red.probe("a") } }
    #expect(row.frame("a").size == CGSize(10, 200))
  }

  @Test func severalViewsStandInAColumnWhateverTheDirection() {
    let laid = LaidOut(100, 200) {
      ScrollView(.horizontal) {
        Box(10, 10).probe("a")
        Box(10, 10).probe("b")
      }
    }
    #expect(laid.frame("b").minY - laid.frame("a").maxY == 8)
  }

  @Test func marginsInsetTheContentAndNotTheView() {
    let laid = LaidOut(100, 200) {
      ScrollView(margins: EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)) {
        Color.red.frame(height: 300).probe("a")
      }.probe("s")
    }
    #expect(laid.frame("s") == CGRect(0, 0, 100, 200))
    #expect(laid.frame("a") == CGRect(10, 5, 70, 300))
  }

  @Test func positionsMoveTheContent() {
    func top(_ position: ScrollNode.Position) -> CGFloat {
      LaidOut(100, 200) {
        ScrollView(position: position) {
          VStack(spacing: 0) {
            Box(50, 300).id("first").probe("a")
            Box(50, 100).id("second")
            Box(50, 100).id("third")
          }
        }
      }.frame("a").minY
    }
    #expect(top(.start) == 0)
    #expect(top(.offset(CGPoint(x: 0, y: 70))) == -70)
    #expect(top(.offset(CGPoint(x: 0, y: 9_000))) == -300)
    #expect(top(.edge(.bottom)) == -300)
    #expect(top(.anchor(.center)) == -150)
    #expect(top(.id("second", anchor: .top)) == -300)
    #expect(top(.id("second", anchor: .center)) == -250)
    #expect(top(.id("second", anchor: .bottom)) == -200)
    // Without an anchor no further than needed.
    #expect(top(.id("second", anchor: nil)) == -200)
    #expect(top(.id("first", anchor: nil)) == 0)
    #expect(top(.id("nobody", anchor: nil)) == 0)
  }

  /// Rows that are counted when they are made.
  private final class CountedRows: LazyChildSource {
    var made: [Int] = []
    let height: (Int) -> CGFloat
    let sections: Int
    let rows: Int
    var headers: [Int: LayoutNode] = [:]

    init(sections: Int = 1, rows: Int, height: @escaping (Int) -> CGFloat = { _ in 20 }) {
      (self.sections, self.rows, self.height) = (sections, rows, height)
    }

    var segments: [LazySegment] {
      (0..<sections).flatMap { section -> [LazySegment] in
        let body = LazySegment(
          kind: .rows, section: section, count: rows,
          nodes: { [self] index in
            made.append(index)
            return [FixedLeafNode(size: CGSize(50, height(index)))]
          }, id: { AnyHashable($0) }, index: { $0.base as? Int })
        if sections == 1 { return [body] }
        let header = LazySegment(
          kind: .header, section: section, count: 1,
          nodes: { [self] _ in
            let node = FixedLeafNode(size: CGSize(50, 30))
            headers[section] = node
            return [node]
          }, id: { _ in nil }, index: { _ in nil })
        return [header, body]
      }
    }
  }

  private func scroll(
    _ rows: CountedRows, position: ScrollNode.Position = .start, pinned: PinnedScrollableViews = [],
    spacing: CGFloat = 0, check: (LazyStackNode) throws -> Void
  ) rethrows {
    let container = LayoutContainer()
    let stack = LazyStackNode(
      axis: .vertical, alignment: .center, spacing: spacing, pinnedViews: pinned,
      layoutDirection: .leftToRight, source: rows, container: container)
    let root = RootNode(
      content: ScrollNode(
        axes: .vertical, content: stack, container: container, contentMargins: EdgeInsets(),
        position: position, layoutDirection: .leftToRight),
      safeAreaInsets: EdgeInsets(), layoutDirection: .leftToRight, container: LayoutContainer())
    root.layOut(ProposedViewSize(width: 390, height: 800))
    try withExtendedLifetime(root) { try check(stack) }
  }

  @Test func contentMovesSidewaysNoFurtherThanItsMargins() {
    func left(_ position: ScrollNode.Position) -> CGFloat {
      LaidOut(100, 200) {
        ScrollView(
          .horizontal, margins: EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20), position: position
        ) { Box(300, 50).probe("a") }
      }.frame("a").minX
    }
    #expect(left(.start) == 10)
    #expect(left(.offset(CGPoint(x: 70, y: 70))) == -60)
    #expect(left(.offset(CGPoint(x: -70, y: 0))) == 10)
    // The content's end and its margin touch the end of the room: 300 + 10 + 20 - 100 to move.
    #expect(left(.offset(CGPoint(x: 9_000, y: 0))) == -220)
  }

  /// A row is placed exactly where its reported position is, along either axis and in both directions.
  @Test(arguments: [Geometry.Axis.horizontal, .vertical], [LayoutDirection.leftToRight, .rightToLeft])
  func rowsAreWhereTheyAreSaidToBe(axis: Geometry.Axis, direction: LayoutDirection) {
    let rows = CountedRows(rows: 5) { CGFloat(20 + 3 * $0) }
    let container = LayoutContainer()
    let stack = LazyStackNode(
      axis: axis, alignment: .center, spacing: 7, pinnedViews: [], layoutDirection: direction, source: rows,
      container: container)
    let root = RootNode(
      content: ScrollNode(
        axes: axis == .horizontal ? .horizontal : .vertical, content: stack, container: container,
        contentMargins: EdgeInsets(), position: .start, layoutDirection: direction),
      safeAreaInsets: EdgeInsets(), layoutDirection: direction, container: LayoutContainer())
    root.layOut(ProposedViewSize(width: 390, height: 800))
    withExtendedLifetime(root) {
      #expect(stack.children.count == 5)
      for (index, child) in stack.children.enumerated() {
        let said = stack.rect(of: index)
        if axis == .horizontal {
          #expect(said?.minX == child.origin.x && said?.width == child.size.width, "\(index)")
        } else {
          #expect(said?.minY == child.origin.y && said?.height == child.size.height, "\(index)")
          #expect(said?.minX == 0 && said?.width == stack.size.width)
        }
      }
    }
  }

  /// A stack without rows is offered nothing before others, like a stack without children.
  @Test func anEmptyStackHasNoPriority() {
    for count in 0...2 {
      scroll(CountedRows(rows: count)) { stack in
        #expect(stack.layoutPriority == (count == 0 ? -.infinity : 0), "\(count)")
      }
    }
  }

  @Test func onlyRowsThatShowAreMade() {
    let rows = CountedRows(rows: 1_000_000)
    scroll(rows) { stack in
      #expect(stack.children.count == 40)
      #expect(Set(rows.made).count <= 41)
      #expect(stack.size.height == 20_000_000)
    }
  }

  /// 40 rows of 20 points, or 8 columns of 50, in each direction.
  @Test(arguments: [Geometry.Axis.horizontal, .vertical], [LayoutDirection.leftToRight, .rightToLeft])
  func onlyWhatShowsIsMadeInEitherDirection(axis: Geometry.Axis, direction: LayoutDirection) {
    let rows = CountedRows(rows: 1000)
    let container = LayoutContainer()
    let stack = LazyStackNode(
      axis: axis, alignment: .center, spacing: 0, pinnedViews: [], layoutDirection: direction, source: rows,
      container: container)
    let root = RootNode(
      content: ScrollNode(
        axes: axis == .horizontal ? .horizontal : .vertical, content: stack, container: container,
        contentMargins: EdgeInsets(), position: .start, layoutDirection: direction),
      safeAreaInsets: EdgeInsets(), layoutDirection: direction, container: LayoutContainer())
    root.layOut(ProposedViewSize(width: 390, height: 800))
    withExtendedLifetime(root) { #expect(stack.children.count == (axis == .horizontal ? 8 : 40)) }
  }

  /// The last section ends with its last row, without the gap that another row would have.
  @Test func pinnedHeaderLeavesWithTheLastSection() throws {
    let rows = CountedRows(sections: 2, rows: 3)
    let container = LayoutContainer()
    let stack = LazyStackNode(
      axis: .vertical, alignment: .center, spacing: 10, pinnedViews: .sectionHeaders,
      layoutDirection: .leftToRight, source: rows, container: container)
    let column = StackNode(
      axis: .vertical, spacing: 0, layoutDirection: .leftToRight,
      children: [stack, FixedLeafNode(size: CGSize(50, 2000))])
    let root = RootNode(
      content: ScrollNode(
        axes: .vertical, content: column, container: container, contentMargins: EdgeInsets(),
        position: .offset(CGPoint(x: 0, y: 230)), layoutDirection: .leftToRight),
      safeAreaInsets: EdgeInsets(), layoutDirection: .leftToRight, container: LayoutContainer())
    root.layOut(ProposedViewSize(width: 390, height: 800))
    try withExtendedLifetime(root) {
      // Two headers of 30 points, six rows of 20 and seven gaps of 10 are 250 high: 20 of them show.
      #expect(stack.size.height == 250)
      let header = try #require(rows.headers[1])
      #expect(header.convert(CGRect(origin: .zero, size: header.size), to: .global).minY == -10)
    }
  }

  @Test func rowsFarDownAreReachedWithoutTheOnesBetween() {
    let rows = CountedRows(rows: 1_000_000)
    scroll(rows, position: .id(500_000, anchor: .top)) { stack in
      #expect(rows.made.contains(500_000))
      #expect(Set(rows.made).count < 130)
      let y = stack.children[0].convert(CGRect(origin: .zero, size: stack.children[0].size), to: .global).minY
      #expect(y == 0)
    }
  }

  @Test func rowsOfDifferentHeightsFollowEachOther() {
    let rows = CountedRows(rows: 10_000) { CGFloat(10 + $0 % 7) }
    scroll(rows, position: .offset(CGPoint(x: 0, y: 3_000)), spacing: 4) { stack in
      for (above, below) in zip(stack.children, stack.children.dropFirst()) {
        #expect(abs(below.origin.y - above.origin.y - above.size.height - 4) < 1e-6)
      }
      #expect(Set(rows.made).count < 200)
    }
  }

  @Test func pinnedHeaderStaysInView() throws {
    let rows = CountedRows(sections: 3, rows: 50)
    // Sections are 30 + 50 * 20 = 1030 high.
    try scroll(rows, position: .offset(CGPoint(x: 0, y: 500)), pinned: .sectionHeaders) { stack in
      let header = try #require(rows.headers[0])
      #expect(stack.children.contains { $0 === header })
      #expect(header.convert(CGRect(origin: .zero, size: header.size), to: .global).minY == 0)
      #expect(stack.drawOrder.last === header)
    }
  }

  @Test func pinnedHeaderIsPushedOutByTheNextOne() throws {
    let rows = CountedRows(sections: 3, rows: 50)
    // Rows that have not been shown are estimated, so that the end of the section is near 1030, not at it.
    try scroll(rows, position: .offset(CGPoint(x: 0, y: 1_010)), pinned: .sectionHeaders) { _ in
      let (header, next) = (try #require(rows.headers[0]), try #require(rows.headers[1]))
      func frame(_ node: LayoutNode) -> CGRect {
        node.convert(CGRect(origin: .zero, size: node.size), to: .global)
      }
      #expect(frame(header).minY < 0)
      #expect(frame(header).maxY == frame(next).minY)
    }
  }

  @Test func containerRelativeLengthsComeFromTheScrollView() {
    let laid = LaidOut(300, 500) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.probe("a")
      }.padding(30)
    }
    #expect(laid.frame("a").width == 80)
    let window = LaidOut(300, 500, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length }.probe("a")
    }
    #expect(window.frame("a") == CGRect(0, 50, 300, 420))
  }
}
