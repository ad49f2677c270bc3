import Foundation
import Geometry
import LayoutEngine
import Testing

/// Frames, padding, fixed size, position and aspect ratio.
struct FrameTests {
  @Test func unboundedFrameIsTheChildWhereNothingIsOffered() {
    #expect(size(nil, nil) { Text("Hi").frame(maxWidth: .infinity) }.width == 20)
    #expect(size(nil, nil) { Color.red.frame(maxWidth: .infinity) }.width == 10)
    #expect(size(300, nil) { Text("Hi").frame(maxWidth: .infinity) }.width == 300)
  }

  @Test func minimumAloneLetsTheFrameBeSmallerThanItsChild() {
    let laid = LaidOut(120, 50) { Box(200, 20).probe("a").frame(minWidth: 100).probe("f") }
    #expect(laid.frame("f").width == 120)
    #expect(laid.frame("a").minX == -40)
  }

  @Test func maximumAloneIsReachedWhereItIsOffered() {
    #expect(size(300, nil) { Box(60, 10).frame(maxWidth: 100) }.width == 100)
    #expect(size(80, nil) { Box(60, 10).frame(maxWidth: 100) }.width == 80)
    #expect(size(nil, nil) { Box(60, 10).frame(maxWidth: 100) }.width == 60)
  }

  @Test func idealCountsOnlyWhereNothingIsOffered() {
    #expect(size(nil, nil) { Color.red.frame(idealWidth: 50) }.width == 50)
    #expect(size(200, nil) { Color.red.frame(idealWidth: 50) }.width == 200)
  }

  @Test func boundsAreRaisedInOrder() {
    #expect(size(nil, nil) { Color.red.frame(minWidth: 50, idealWidth: 25) }.width == 50)
    #expect(size(500, nil) { Color.red.frame(idealWidth: 100, maxWidth: 50) }.width == 100)
  }

  @Test func contradictoryBoundsWarnAndLeaveTheChildsSize() {
    let inputs = SketchInputs()
    let laid = LaidOut(500, 20, inputs: inputs) { Color.red.frame(minWidth: 100, maxWidth: 50) }
    #expect(laid.size == CGSize(100, 20))
    #expect(inputs.diagnostics.warnings.count == 1)
  }

  @Test(arguments: [-10, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func invalidLengthIsIgnoredWithAWarning(_ length: CGFloat) {
    let inputs = SketchInputs()
    let laid = LaidOut(70, 50, inputs: inputs) { Color.red.frame(width: length, height: 20) }
    #expect(laid.size == CGSize(70, 20))
    #expect(!inputs.diagnostics.warnings.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity])
  func invalidBoundIsIgnoredWithAWarning(_ length: CGFloat) {
    let inputs = SketchInputs()
    let laid = LaidOut(70, 50, inputs: inputs) {
      Box(20, 20).frame(minWidth: length, idealWidth: length, maxWidth: length)
    }
    #expect(laid.size == CGSize(20, 20))
    #expect(!inputs.diagnostics.warnings.isEmpty)
  }

  @Test func boundsInOrderWarnOfNothing() {
    let bounds: [(low: CGFloat, middle: CGFloat, high: CGFloat)] = [
      (10, 20, 30), (20, 20, 30), (10, 30, 30), (20, 20, 20),
    ]
    for (low, middle, high) in bounds {
      let inputs = SketchInputs()
      _ = LaidOut(70, 50, inputs: inputs) {
        Color.red.frame(minWidth: low, idealWidth: middle, maxWidth: high)
      }
      #expect(inputs.diagnostics.warnings.isEmpty, "\(low) \(middle) \(high)")
    }
  }

  @Test func eachBoundIsInvalidByItself() {
    let bounds: [(low: CGFloat?, middle: CGFloat?, high: CGFloat?)] = [
      (-5, nil, nil), (.infinity, nil, nil), (-.infinity, nil, nil), (nil, .infinity, nil),
      (nil, -.infinity, nil), (nil, nil, -.infinity), (.nan, nil, nil), (nil, .nan, nil), (nil, nil, .nan),
    ]
    for (low, middle, high) in bounds {
      let inputs = SketchInputs()
      let laid = LaidOut(70, 50, inputs: inputs) {
        Box(20, 20).frame(minWidth: low, idealWidth: middle, maxWidth: high).fixedSize().probe("f")
      }
      #expect(laid.frame("f").width == 20)
      #expect(
        inputs.diagnostics.warnings.count == 1,
        "\(String(describing: low)) \(String(describing: middle)) \(String(describing: high))")
    }
    // A bound that is valid stays.
    #expect(size(nil, nil) { Color.red.frame(minWidth: 50, idealWidth: .infinity) }.width == 50)
  }

  @Test func largerChildOverflowsByTheAlignment() {
    let laid = LaidOut(300, 300) {
      VStack(spacing: 0) {
        Box(100, 100).probe("a").frame(width: 50, height: 50).probe("fa")
        Box(100, 100).probe("b").frame(width: 50, height: 50, alignment: .topLeading).probe("fb")
      }
    }
    #expect(laid.frame("fa").minX - laid.frame("a").minX == 25)
    #expect(laid.frame("fb").origin == laid.frame("b").origin)
  }

  @Test func frameOffersItsLengthsToItsChild() {
    let laid = LaidOut(300, 300) {
      Text("some words that do not fit").probe("t").frame(width: 100, height: 20, alignment: .topLeading)
    }
    #expect(laid.frame("t").height == 20)
  }

  @Test func outerFrameCountsForTheLayout() {
    let laid = LaidOut(300, 300) { Color.red.frame(width: 100).probe("in").frame(width: 50).probe("out") }
    #expect(laid.frame("out").width == 50)
    #expect(laid.frame("in").width == 100)
  }

  @Test func paddingAndFrameDependOnTheirOrder() {
    #expect(size(300, 300) { Color.red.padding().frame(width: 100) }.width == 100)
    #expect(size(300, 300) { Color.red.frame(width: 100).padding() }.width == 132)
  }

  @Test func negativePaddingShrinksTheAnswerAndBleeds() {
    let laid = LaidOut(100, 100) { Box(50, 50).probe("a").padding(-10).probe("p") }
    #expect(laid.frame("p").size == CGSize(30, 30))
    #expect(laid.frame("a").minX - laid.frame("p").minX == -10)
    #expect(size(100, 100) { Box(5, 5).padding(-10) } == .zero)
    #expect(LaidOut(100, 100) { Color.red.probe("c").padding(-10) }.frame("c").width == 120)
  }

  @Test func paddingOffersAtLeastNothing() {
    let laid = LaidOut(10, 50) { Color.red.probe("a").padding(.horizontal) }
    #expect(laid.frame("a").width == 0)
    #expect(laid.size.width == 32)
  }

  @Test func fixedSizeAsksForTheIdeal() {
    let laid = LaidOut(100, 50) { Text("words that go on and on").fixedSize().probe("t").frame(width: 100) }
    #expect(laid.frame("t") == CGRect(-65, 15, 230, 20))
    #expect(
      size(100, 20) { Text("aaaa bbbb cccc").fixedSize(horizontal: false, vertical: true) }.height == 42)
  }

  @Test func fixedSpacerKeepsItsPriority() {
    let node = HStack { Spacer() }.fixedSize().nodes(SketchInputs())[0]
    #expect(node.layoutPriority == -.infinity)
    #expect(node.sizeThatFits(ProposedViewSize(width: 100, height: 10)).width == 8)
  }

  @Test func layoutModifiersResetThePriorityAndEffectsKeepIt() {
    func priority(_ sketch: some Sketch) -> Double { sketch.nodes(SketchInputs())[0].layoutPriority }
    let important = Text("x").layoutPriority(1)
    #expect(priority(important.padding()) == 0)
    #expect(priority(important.frame(width: 10)) == 0)
    #expect(priority(important.frame(maxWidth: 10)) == 0)
    #expect(priority(important.aspectRatio(1, contentMode: .fit)) == 0)
    #expect(priority(important.position(x: 1)) == 0)
    #expect(priority(important.offset(x: 1)) == 1)
    #expect(priority(important.scaleEffect(2)) == 1)
    #expect(priority(important.overlay { Color.red }) == 1)
    #expect(priority(important.background { Color.red }) == 1)
    #expect(priority(important.fixedSize()) == 1)
    #expect(priority(HStack { important }) == 1)
    #expect(
      priority(
        HStack {
          important
          Color.red
        }) == 0)
    #expect(priority(VStack {}) == -.infinity)
  }

  @Test func positionTakesTheRoomAndPutsTheCentre() {
    let laid = LaidOut(100, 80) { Box(20, 10).probe("a").position(x: 30, y: 40).probe("p") }
    #expect(laid.frame("p") == CGRect(0, 0, 100, 80))
    #expect(laid.frame("a") == CGRect(20, 35, 20, 10))
    #expect(size(nil, nil) { Box(20, 10).position(x: 5, y: 5) } == CGSize(20, 10))
  }

  @Test func offsetMovesTheViewButNotItsNeighbours() {
    let laid = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Box(20, 20).probe("a").offset(x: 7, y: -3)
        Box(20, 20).probe("b")
      }
    }
    #expect(laid.frame("a") == CGRect(37, 37, 20, 20))
    #expect(laid.frame("b") == CGRect(50, 40, 20, 20))
  }

  @Test func aspectRatioFitsAndFills() {
    #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(100, 50))
    #expect(size(nil, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(10, 10))
    #expect(size(nil, 50) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(100, 50))
    #expect(size(100, 50) { Color.red.aspectRatio(1, contentMode: .fill) } == CGSize(100, 100))
    #expect(size(100, 100) { Text("x").aspectRatio(1, contentMode: .fit) } == CGSize(10, 20))
    #expect(size(100, 100) { Circle().aspectRatio(2, contentMode: .fit) } == CGSize(50, 50))
    #expect(size(80, 80) { ResizableImage(size: CGSize(100, 50)).scaledToFit() } == CGSize(80, 40))
    #expect(size(80, 80) { ResizableImage(size: CGSize(100, 50)).scaledToFill() } == CGSize(160, 80))
  }

  @Test func overlayIsOfferedTheViewsSizeAndMayOverflow() {
    let laid = LaidOut(100, 100) {
      Box(20, 20).overlay { Box(60, 60).probe("o") }.background { Color.red.probe("b") }.probe("p")
    }
    #expect(laid.frame("p") == CGRect(40, 40, 20, 20))
    #expect(laid.frame("o") == CGRect(20, 20, 60, 60))
    #expect(laid.frame("b") == CGRect(40, 40, 20, 20))
  }

  @Test func badgeStandsOnTheCornerByItsGuides() {
    let laid = LaidOut(100, 100) {
      Box(40, 20).overlay(alignment: .topTrailing) {
        Box(10, 10).probe("badge").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) {
          $0.width / 2
        }
      }
    }
    #expect(laid.frame("badge") == CGRect(65, 35, 10, 10))
    #expect(laid.size == CGSize(40, 20))
  }

  @Test func severalViewsOfAnOverlayLieOnEachOther() {
    let laid = LaidOut(100, 100) {
      Box(40, 40).overlay {
        Box(10, 10).probe("a")
        Box(20, 20).probe("b")
      }
    }
    #expect(laid.frame("a") == CGRect(45, 45, 10, 10))
    #expect(laid.frame("b") == CGRect(40, 40, 20, 20))
  }

  @Test func effectsLeaveTheNeighboursAlone() {
    #expect(
      size(nil, nil) {
        HStack(spacing: 0) {
          Box(20, 20).scaleEffect(3)
          Box(20, 20)
        }
      } == CGSize(40, 20))
  }
}
