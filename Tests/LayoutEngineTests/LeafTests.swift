import Foundation
import Geometry
import LayoutEngine
import Testing

/// The sizes that views without children return.
struct LeafTests {
  @Test func colourTakesTheProposalAndTenWhereThereIsNone() {
    #expect(size(nil, nil) { Color.red } == CGSize(10, 10))
    #expect(size(nil, 40) { Color.red } == CGSize(10, 40))
    #expect(size(.infinity, .infinity) { Color.red } == CGSize(.infinity, .infinity))
    #expect(size(0, 0) { Rectangle() } == .zero)
  }

  @Test func circleAnswersASquare() {
    #expect(size(300, 150) { Circle() } == CGSize(150, 150))
    #expect(size(200, nil) { Circle() } == CGSize(10, 10))
  }

  @Test func imageKeepsItsSizeUnlessItIsResizable() {
    #expect(size(10, 10) { Box(100, 50) } == CGSize(100, 50))
    let image = ResizableImage(size: CGSize(100, 50))
    #expect(size(10, 10) { image } == CGSize(10, 10))
    #expect(size(nil, nil) { image } == CGSize(100, 50))
    #expect(size(nil, 10) { image } == CGSize(100, 10))
  }

  @Test func resizableImageKeepsItsCapInsets() {
    let image = ResizableImage(
      size: CGSize(100, 50), capInsets: EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10))
    #expect(size(5, 5) { image } == CGSize(16, 12))
  }

  @Test func spacerGrowsAlongItsStackOnly() {
    #expect(size(100, 70) { HStack { Spacer() } } == CGSize(100, 0))
    #expect(size(100, 70) { VStack { Spacer() } } == CGSize(0, 70))
    #expect(size(390, 844) { Spacer() } == CGSize(390, 844))
    #expect(size(nil, nil) { Spacer() } == CGSize(8, 8))
  }

  @Test func spacerIsNoShorterThanItsMinimum() {
    let lengths: [(length: CGFloat, expected: CGFloat)] = [
      (3, 3), (0, 0), (-5, 0), (.infinity, 0), (.nan, 0),
    ]
    for (length, expected) in lengths {
      #expect(size(nil, nil) { Spacer(minLength: length) } == CGSize(expected, expected), "\(length)")
      #expect(size(0, 0) { Spacer(minLength: length) } == CGSize(expected, expected), "\(length)")
    }
  }

  @Test func dividerLiesAcrossItsStack() {
    let thin: CGFloat = 1.0 / 3
    #expect(size(200, 100) { VStack { Divider() } } == CGSize(200, thin))
    #expect(size(200, 100) { HStack { Divider() } } == CGSize(thin, 100))
    // A ZStack between the row and the divider takes the row's direction away.
    let laid = LaidOut(200, 100) {
      HStack {
        ZStack {
          Divider().probe("d")
          Box(20, 20)
        }
        Box(10, 10)
      }
    }
    #expect(laid.node("d").size.height == thin)
  }

  @Test func dividerInARowIsStretchedToTheRowWhenItIsPlaced() {
    let laid = LaidOut(nil, nil) {
      HStack {
        Box(50, 50)
        Divider().probe("d")
        Box(50, 20)
      }
    }
    #expect(laid.size.height == 50)
    #expect(laid.frame("d").height == 50)
  }

  @Test func emptyTextIsStillAChild() {
    #expect(size(nil, nil) { Text("") } == CGSize(0, 20))
    #expect(
      size(nil, nil) {
        HStack {
          Text("")
          Box(5, 5)
        }
      }.width == 13)
  }
}
