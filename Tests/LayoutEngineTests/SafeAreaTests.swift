import Foundation
import Geometry
import LayoutEngine
import Testing

/// Safe areas, in a window of 200 by 400 with 40 covered at the top and 20 at the bottom.
struct SafeAreaTests {
  private func window(@SketchBuilder _ body: () -> [any Sketch]) -> LaidOut {
    LaidOut(200, 400, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0), body)
  }

  @Test func viewsKeepToTheSafeArea() {
    #expect(window { Color.red.probe("a") }.frame("a") == CGRect(0, 40, 200, 340))
  }

  /// A greedy bar is offered what the view leaves at its minimum size, minus the gap.
  @Test func barsLeaveAViewItsLeastLength() {
    let laid = LaidOut(100, 100) {
      Color.red.frame(minHeight: 30).probe("view").safeAreaInset(edge: .bottom, spacing: 10) {
        Color.red.probe("bar")
      }
    }
    #expect(laid.frame("bar") == CGRect(0, 40, 100, 60))
    #expect(laid.frame("view") == CGRect(0, 0, 100, 30))
  }

  @Test func ignoringViewCoversTheWindowButAnswersTheSafeSize() {
    let laid = window { Color.red.probe("a").ignoresSafeArea().probe("i") }
    #expect(laid.frame("a") == CGRect(0, 0, 200, 400))
    #expect(laid.frame("i") == CGRect(0, 40, 200, 340))
  }

  @Test func edgesAndRegionsLimitWhatIsIgnored() {
    #expect(window { Color.red.probe("a").ignoresSafeArea(edges: .top) }.frame("a") == CGRect(0, 0, 200, 380))
    #expect(
      window { Color.red.probe("a").ignoresSafeArea(.keyboard) }.frame("a") == CGRect(0, 40, 200, 340))
  }

  @Test func viewThatTouchesNoEdgeStays() {
    let laid = window { Box(50, 50).probe("a").ignoresSafeArea() }
    #expect(laid.frame("a") == CGRect(75, 185, 50, 50))
  }

  @Test func contentMovesUnderTheBarWhereItsStackReachesTheEdge() {
    let laid = window {
      VStack(spacing: 0) {
        Box(50, 50).probe("a")
        Spacer()
      }.ignoresSafeArea(edges: .top)
    }
    #expect(laid.frame("a").minY == 0)
  }

  /// A view moved while drawing gets the window relative to its own position; one that is rotated or scaled
  /// gets none.
  @Test func movedViewsSeeTheWindowFromWhereTheyAre() {
    func area(_ transform: CGAffineTransform) -> SafeArea? {
      let leaf = GreedyLeafNode()
      let root = RootNode(
        content: TransformNode(child: leaf) { _ in transform },
        safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0),
        layoutDirection: .leftToRight,
        container: LayoutContainer())
      root.layOut(ProposedViewSize(width: 200, height: 400))
      return withExtendedLifetime(root) { leaf.safeArea }
    }
    #expect(area(.identity)?.safe == CGRect(0, 0, 200, 340))
    #expect(area(.identity)?.outer == CGRect(0, -40, 200, 400))
    #expect(area(CGAffineTransform(translationX: 5, y: 7))?.safe == CGRect(-5, -7, 200, 340))
    for (a, b, c, d) in [(2.0, 0.0, 0.0, 1.0), (1, 0.5, 0, 1), (1, 0, 0.5, 1), (1, 0, 0, 2), (0, 1, -1, 0)] {
      #expect(area(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))?.safe == nil)
    }
  }

  @Test func styleBleedsWhereItTouchesTheEdge() throws {
    let laid = window { Color.clear.background(bleeding: .all, probe: "b") }
    let style = try #require(laid.node("b") as? BackgroundStyleNode)
    #expect(style.overhang.top == 40)
    #expect(style.overhang.bottom == 20)
    let small = window { Box(10, 10).background(bleeding: .all, probe: "b") }
    let still = try #require(small.node("b") as? BackgroundStyleNode)
    #expect(still.overhang == SideInsets())
    let topOnly = window { Color.clear.background(bleeding: .top, probe: "b") }
    #expect(try #require(topOnly.node("b") as? BackgroundStyleNode).overhang.bottom == 0)
  }

  @Test func readerSeesWhatIsCovered() {
    final class Seen {
      var size = CGSize.zero
      var insets = EdgeInsets()
    }
    let (plain, ignoring) = (Seen(), Seen())
    _ = window {
      GeometryReader { proxy in
        Color.red.onGeometry { _ in
          plain.size = proxy.size
          plain.insets = proxy.safeAreaInsets
        }
      }
    }
    #expect(plain.size == CGSize(200, 340))
    #expect(plain.insets == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    _ = window {
      GeometryReader { proxy in
        Color.red.onGeometry { _ in
          ignoring.size = proxy.size
          ignoring.insets = proxy.safeAreaInsets
        }
      }.ignoresSafeArea()
    }
    #expect(ignoring.size == CGSize(200, 400))
    #expect(ignoring.insets == EdgeInsets())
  }

  @Test func viewAtTheWindowsEdgeHasNoInsetThere() {
    let laid = window {
      Box(50, 50).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).padding(
        .bottom, -8)
    }
    // It reaches 8 points into the 20 that are covered.
    #expect(laid.node("a").safeAreaInsets(isRightToLeft: false).bottom == 12)
  }

  @Test func paddingOfTheSafeAreaInsetsTheView() {
    let laid = window {
      Color.red.probe("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(laid.frame("a") == CGRect(2, 41, 194, 336))
    let ignoring = window {
      Color.red.probe("a").ignoresSafeArea(edges: .horizontal).safeAreaPadding(
        EdgeInsets(10, edges: .leading))
    }
    #expect(ignoring.frame("a") == CGRect(0, 40, 200, 340))
  }

  @Test func insetViewStandsAtTheEdgeAndShortensTheOther() {
    let laid = window {
      Color.red.probe("a").safeAreaInset(edge: .bottom, spacing: 5) { Box(50, 30).probe("bar") }
    }
    #expect(laid.frame("bar") == CGRect(75, 350, 50, 30))
    #expect(laid.frame("a") == CGRect(0, 40, 200, 305))
  }

  @Test func insetsStackOutwards() {
    let laid = window {
      Color.red.probe("a").safeAreaInset(edge: .top, spacing: 0) { Box(50, 30).probe("inner") }
        .safeAreaInset(edge: .top, spacing: 0) { Box(50, 10).probe("outer") }
    }
    #expect(laid.frame("outer").minY == 40)
    #expect(laid.frame("inner").minY == 50)
    #expect(laid.frame("a") == CGRect(0, 80, 200, 300))
  }

  @Test func contentRunsBeneathAnInset() {
    let laid = window {
      Color.red.probe("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Box(50, 30) }
    }
    #expect(laid.frame("a") == CGRect(0, 0, 200, 400))
  }

  @Test func leadingInsetIsMirrored() {
    let laid = window {
      Color.red.probe("a").safeAreaInset(edge: .leading, spacing: 0) { Box(30, 30).probe("bar") }
        .rightToLeft()
    }
    #expect(laid.frame("bar").maxX == 200)
    #expect(laid.frame("a").minX == 0)
  }

  @Test func scrollViewsContentPassesBeneathTheBars() throws {
    let laid = window { ScrollView { Color.red.frame(height: 900).probe("a") }.probe("s") }
    #expect(laid.frame("a").minY == 40)
    let scroll = try #require(laid.node("s").children[0] as? ScrollNode)
    #expect(scroll.clipRect == CGRect(0, -40, 200, 400))
  }
}
