import Foundation
import Geometry
import LayoutEngine
import Testing

private struct Weight: LayoutValueKey {
  static var defaultValue: CGFloat { 1 }
}

/// A row that shares its width by weights.
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(proposal.width ?? 100, subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A layout that places nothing.
private struct Lazy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that counts the caches it makes.
private struct Caching: Layout {
  final class Count { var made = 0 }
  let count: Count
  func makeCache(subviews: Subviews) -> [CGFloat] {
    count.made += 1
    return subviews.map { $0.sizeThatFits(.unspecified).width }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    CGSize(cache.reduce(0, +), 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Layouts written by an app.
struct CustomLayoutTests {
  /// A copy keeps the values set before, and values set later are its own.
  @Test func whatAViewSaysIsItsOwn() {
    var first = LayoutTraits()
    first.zIndex = 1
    first.id = "a"
    first.tag = 2
    first.gridCellColumns = 3
    first.gridCellAnchor = .top
    first.gridCellUnsizedAxes = .vertical
    first.gridColumnAlignment = .trailing
    first[Weight.self] = 7
    var second = first
    second.zIndex = 9
    #expect(first.zIndex == 1 && second.zIndex == 9)
    for traits in [first, second] {
      #expect(traits.id == AnyHashable("a") && traits.tag == AnyHashable(2) && traits.gridCellColumns == 3)
      #expect(traits.gridCellAnchor == .top && traits.gridCellUnsizedAxes == .vertical)
      #expect(traits.gridColumnAlignment == .trailing && traits[Weight.self] == 7)
    }
    second[Weight.self] = 8
    #expect(first[Weight.self] == 7 && second[Weight.self] == 8)
  }

  @Test func layoutValuesReachTheLayout() {
    let laid = LaidOut(300, 100) {
      Arranged(Weighted()) {
        Color.red.layoutValue(key: Weight.self, value: 2).padding(0).probe("a")
        Color.red.probe("b")
      }
    }
    #expect(laid.frame("a").isNear(CGRect(0, 45, 200, 10)))
    #expect(laid.frame("b").isNear(CGRect(200, 45, 100, 10)))
  }

  @Test func layoutIsMirroredAsAWhole() {
    let laid = LaidOut(300, 100) {
      Arranged(Weighted()) {
        Color.red.layoutValue(key: Weight.self, value: 2).probe("a")
        Color.red.probe("b")
      }.rightToLeft()
    }
    #expect(laid.frame("a").minX == 100)
    #expect(laid.frame("b").minX == 0)
  }

  @Test func viewThatIsNotPlacedStandsInTheMiddle() {
    let laid = LaidOut(100, 80) { Arranged(Lazy()) { Box(20, 10).probe("a") } }
    #expect(laid.frame("a") == CGRect(40, 35, 20, 10))
  }

  @Test func boundsStandWhereTheContainerStands() {
    final class Seen { var bounds = CGRect.null }
    struct Looking: Layout {
      let seen: Seen
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(40, 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        seen.bounds = bounds
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
      }
    }
    let seen = Seen()
    let laid = LaidOut(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(60, 10)
        Arranged(Looking(seen: seen)) { Box(5, 5).probe("a") }.padding(.leading, 7).probe("p")
      }
    }
    #expect(seen.bounds.origin == CGPoint(x: 7, y: 0))
    // The last place counts.
    #expect(laid.frame("a").maxX == laid.frame("p").maxX)
  }

  @Test func cacheIsMadeOnce() {
    let count = Caching.Count()
    _ = LaidOut(100, 100) {
      Arranged(Caching(count: count)) {
        Box(5, 5)
        Box(7, 5)
      }
    }
    #expect(count.made == 1)
  }

  @Test func spacersAndDividersFollowTheLayoutsOrientation() {
    func row<L: Layout>(_ layout: L) -> CGSize {
      size(100, 60) {
        Arranged(layout) {
          Box(10, 10)
          Spacer()
        }
      }
    }
    #expect(row(AnyLayout(HStackLayout(spacing: 0))) == CGSize(100, 10))
    #expect(row(AnyLayout(VStackLayout(spacing: 0))) == CGSize(10, 60))
    #expect(row(ZStackLayout()) == CGSize(100, 60) || row(ZStackLayout()) == CGSize(10, 10))
  }

  @Test func anyLayoutLaysOutLikeTheStacksThemselves() {
    func frames(_ sketch: some Sketch) -> [CGRect] {
      let laid = LaidOut(200, 120) { sketch }
      return ["a", "b", "c"].map { laid.frame($0) }
    }
    @SketchBuilder func content() -> [any Sketch] {
      Color.red.probe("a")
      Box(30, 20).probe("b")
      Text("some text").probe("c")
    }
    #expect(
      frames(HStack(alignment: .bottom, content))
        == frames(Arranged(AnyLayout(HStackLayout(alignment: .bottom)), content)))
    #expect(
      frames(VStack(alignment: .trailing, spacing: 3, content))
        == frames(Arranged(AnyLayout(VStackLayout(alignment: .trailing, spacing: 3)), content)))
    #expect(
      frames(ZStack(alignment: .topLeading, content))
        == frames(Arranged(AnyLayout(ZStackLayout(alignment: .topLeading)), content)))
  }

  @Test func layoutInALayoutIsPlacedOnce() {
    var built = 0
    var sketch: any Sketch = Color.red.onGeometry { _ in built += 1 }
    for _ in 0..<6 {
      let inner = sketch
      sketch = Arranged(AnyLayout(VStackLayout())) { Modified(content: inner) { child, _ in child } }
    }
    _ = LaidOut(100, 100) { Modified(content: sketch) { child, _ in child } }
    #expect(built == 1)
  }

  @Test func defaultAlignmentCombinesTheChildrensBaselines() {
    let node = Arranged(HStackLayout(alignment: .top)) {
      Text("a")
      Box(5, 5)
    }.nodes(SketchInputs())[0]
    #expect(node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 15)
    let own = Arranged(Weighted()) { Text("a") }.nodes(SketchInputs())[0]
    // Text of one line in the middle of a row as high as it.
    #expect(own.dimensions(in: .unspecified)[explicit: .firstTextBaseline] == 15)
  }

  @Test func gridLayoutLaysOutRows() {
    let laid = LaidOut(nil, nil) {
      Arranged(AnyLayout(GridLayout(horizontalSpacing: 2, verticalSpacing: 2))) {
        GridRow {
          Box(10, 10)
          Box(20, 10).probe("b")
        }
        GridRow {
          Box(30, 10)
          Box(5, 10).probe("d")
        }
      }
    }
    #expect(laid.frame("b").minX == 32)
    #expect(laid.frame("d").midX == laid.frame("b").midX)
  }
}
