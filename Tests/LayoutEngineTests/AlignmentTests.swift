import Foundation
import Geometry
import LayoutEngine
import Testing

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Middle.self)
}

/// Alignment lines.
struct AlignmentTests {
  @Test func dimensionsAreThoseOfOneViewInOneSize() {
    let (node, other) = (GreedyLeafNode(), GreedyLeafNode())
    let dimensions = ViewDimensions(size: CGSize(10, 20), node: node)
    #expect(dimensions == ViewDimensions(size: CGSize(10, 20), node: node))
    #expect(dimensions != ViewDimensions(size: CGSize(11, 20), node: node))
    #expect(dimensions != ViewDimensions(size: CGSize(10, 21), node: node))
    #expect(dimensions != ViewDimensions(size: CGSize(10, 20), node: other))
  }

  @Test func baselinesMeet() {
    let laid = LaidOut(nil, nil) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").probe("a")
        Text("b").padding(.top, 10).probe("b")
        Box(20, 20).probe("c")
      }
    }
    // The text's baseline is 15 below its top; another view's is its bottom.
    #expect(laid.frame("a").minY == 10)
    #expect(laid.frame("b").minY == 0)
    #expect(laid.frame("c").maxY == 25)
  }

  /// A `ZStack` has the baseline of the text in it, whatever lies beneath.
  @Test func baselinesOfPilesMeet() {
    let laid = LaidOut(nil, nil) {
      HStack(alignment: .firstTextBaseline) {
        ZStack {
          Box(2, 2)
          Text("a").probe("a")
        }
        Text("b").padding(.top, 10).probe("b")
      }
    }
    #expect(laid.frame("a").minY == 10)
    #expect(laid.frame("b").minY == 0)
  }

  @Test func containersTakeOverTheFirstAndTheLastBaseline() {
    let column = VStack(spacing: 0) {
      Text("a")
      Text("b")
      Box(5, 7)
    }.nodes(SketchInputs())[0]
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 15)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 35)
    #expect(dimensions[explicit: .bottom] == nil)
  }

  @Test func customLineHasItsDefaultAndCombinesByTheMean() {
    let laid = LaidOut(nil, nil) {
      HStack(alignment: .quarter, spacing: 0) {
        Box(10, 40).probe("a")
        Box(10, 80).probe("b")
      }
    }
    #expect(laid.frame("a").minY - laid.frame("b").minY == 10)
    let column = VStack(spacing: 0) {
      Box(10, 20).alignmentGuide(.quarter) { _ in 4 }
      Box(10, 20).alignmentGuide(.quarter) { _ in 10 }
      Box(10, 20)
    }.nodes(SketchInputs())[0]
    #expect(column.dimensions(in: .unspecified)[explicit: .quarter] == CGFloat(17))
  }

  @Test func frameGuideOfAChildEndsAtItsContainer() {
    let row = HStack(spacing: 0) {
      Box(10, 10)
      Box(10, 10).alignmentGuide(.trailing) { _ in 0 }
    }.nodes(SketchInputs())[0]
    #expect(row.dimensions(in: .unspecified)[HorizontalAlignment.trailing] == 20)
  }

  @Test func guideSurvivesPaddingFramesAndOverlays() {
    func line(_ sketch: some Sketch) -> CGFloat? {
      sketch.nodes(SketchInputs())[0].dimensions(in: .unspecified)[explicit: .top]
    }
    let box = Box(10, 20).alignmentGuide(.top) { _ in 3 }
    #expect(line(box.padding(5)) == 8)
    #expect(line(box.frame(height: 40, alignment: .bottom)) != nil)
    #expect(line(box.overlay { Color.red }) == 3)
    #expect(line(box.fixedSize()) == 3)
    #expect(line(box.offset(y: 7)) == 3)
    #expect(line(box.scaleEffect(2)) == 3)
  }

  @Test func closureSeesSizeAndOtherGuides() {
    var seen: [CGFloat] = []
    let node = Box(30, 20).alignmentGuide(.leading) { d in
      seen = [d.width, d.height, d[HorizontalAlignment.center], d[VerticalAlignment.bottom]]
      return d[.trailing]
    }.nodes(SketchInputs())[0]
    #expect(node.dimensions(in: .unspecified)[HorizontalAlignment.leading] == 30)
    #expect(seen == [30, 20, 15, 20])
  }

  @Test func nestedBaselinesAreFoundInReasonableTime() {
    var sketch: any Sketch = Text("a")
    for _ in 0..<60 {
      let inner = sketch
      sketch = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("b")
        Group { Modified(content: inner) { child, _ in child } }
      }
    }
    let node = sketch.nodes(SketchInputs())[0]
    #expect(node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 15)
    #expect(node.sizeThatFits(ProposedViewSize(width: 200, height: 50)).height == 20)
  }

  @Test func verticalStackAlignmentMovesChildrenOnly() {
    let laid = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(40, 10).probe("a")
        Box(40, 10)
      }
    }
    #expect(laid.frame("a").minX == 80)
  }
}
