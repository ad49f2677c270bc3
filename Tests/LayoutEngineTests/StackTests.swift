import Foundation
import Geometry
import LayoutEngine
import Testing

/// `HStack`, `VStack` and `ZStack`.
struct StackTests {
  @Test func viewsThatAreNotThereTakeNoGap() {
    #expect(
      size(nil, nil) {
        VStack {
          Box(10, 10)
          EmptyView()
          Box(10, 10)
        }
      }.height == 28)
    #expect(
      size(nil, nil) {
        VStack {
          ForEach(0..<0) { _ in Box(1, 1) }
          Box(10, 10)
        }
      }.height == 10)
  }

  /// What a `ZStack` has cached for one width is not used for another.
  @Test func pilesAnswerForEachWidth() {
    func pile() -> ZStack {
      ZStack {
        Box(10, 10)
        Text("some words that go on and on")
      }
    }
    let node = pile().nodes(SketchInputs())[0]
    for width: CGFloat in [300, 60, 120, 300, 60] {
      #expect(node.sizeThatFits(ProposedViewSize(width: width, height: nil)) == size(width, nil) { pile() })
    }
    #expect(
      node.sizeThatFits(ProposedViewSize(width: 60, height: nil)).height
        > node.sizeThatFits(ProposedViewSize(width: 300, height: nil)).height)
  }

  @Test func emptyStackTakesNoGapOnEitherSide() {
    #expect(
      size(nil, nil) {
        VStack {
          Box(10, 10)
          VStack {}
          Box(10, 10)
        }
      }.height == 20)
  }

  @Test func spacerAsksForItsLengthAndNoGaps() {
    func row(_ spacing: CGFloat?) -> HStack {
      HStack(spacing: spacing) {
        Box(50, 10)
        Spacer()
        Box(50, 10)
      }
    }
    #expect(size(nil, nil) { row(nil) }.width == 108)
    #expect(size(300, nil) { row(nil) }.width == 300)
    #expect(size(nil, nil) { row(20) }.width == 148)
  }

  @Test func greedyChildrenShareEqually() {
    let laid = LaidOut(100, 10) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.probe("b")
        Color.red.probe("c")
      }
    }
    #expect(laid.frame("b").isNear(CGRect(33.333, 0, 33.333, 10)))
  }

  @Test func fixedChildIsServedFirstWhereverItStands() {
    let laid = LaidOut(100, 10) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(width: 50)
        Color.red.probe("c")
      }
    }
    #expect(laid.frame("a").width == 25)
    #expect(laid.frame("c").minX == 75)
  }

  @Test func amongUnboundedChildrenTheLargerMinimumIsServedFirst() {
    let laid = LaidOut(100, 10) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(minWidth: 60).probe("b")
      }
    }
    #expect(laid.frame("b").width == 60)
    #expect(laid.frame("a").width == 40)
  }

  @Test func boundedChildIsServedBeforeAnUnboundedOne() {
    let laid = LaidOut(100, 10) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(maxWidth: 20).probe("b")
      }
    }
    #expect(laid.frame("a").width == 80)
  }

  @Test func minimumsThatDoNotFitOverflow() {
    #expect(
      size(100, 10) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 80)
          Color.red.frame(minWidth: 80)
        }
      }.width == 160)
  }

  @Test func sharesMayExceedTheRoomThatTheMinimumsWouldFit() {
    let laid = LaidOut(50, 85) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100).probe("a")
        Color.orange.frame(minHeight: 80).probe("b")
      }
    }
    #expect(laid.frame("a").height == 42.5)
    #expect(laid.size.height == 122.5)
  }

  @Test func lowerPriorityKeepsItsMinimum() {
    let laid = LaidOut(200, 100) {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 30).probe("a")
        Color.red.layoutPriority(1).probe("b")
      }
    }
    #expect(laid.frame("a").width == 30)
    #expect(laid.frame("b").width == 160)
  }

  @Test func shorterTextIsServedBeforeALongerOne() {
    let laid = LaidOut(208, 200) {
      HStack {
        Text("Short").probe("a")
        Text("a much longer text that wraps").probe("b")
      }
    }
    #expect(laid.frame("a").width == 50)
    #expect(laid.frame("b").height > 20)
  }

  @Test func nothingIsOfferedLessThanZero() {
    let laid = LaidOut(150, 50) {
      HStack(spacing: 8) {
        Box(100, 10)
        Box(100, 10)
        Color.red.probe("c")
      }
    }
    #expect(laid.frame("c").width == 0)
  }

  @Test func stackHugsItsContent() {
    #expect(size(390, 844) { VStack { Box(30, 30) } } == CGSize(30, 30))
    #expect(
      size(390, 844) {
        VStack {
          Box(30, 30)
          Box(40, 30)
        }
      } == CGSize(40, 68))
  }

  @Test func rootOfSeveralViewsIsAColumn() {
    let laid = LaidOut(100, 100) {
      Box(20, 20).probe("a")
      Box(20, 20).probe("b")
    }
    #expect(laid.frame("a") == CGRect(40, 26, 20, 20))
    #expect(laid.frame("b") == CGRect(40, 54, 20, 20))
  }

  @Test func modifiersOfAGroupApplyToEachView() {
    let laid = LaidOut(nil, nil) {
      VStack(spacing: 0) {
        Group {
          Box(10, 10).probe("a")
          Box(10, 10).probe("b")
        }.padding(5)
      }
    }
    #expect(laid.frame("b").minY - laid.frame("a").maxY == 10)
  }

  @Test func stackOfOneIsThatChild() {
    // The priority and the lines of the child pass through.
    #expect(
      size(100, 50) {
        HStack {
          HStack { Spacer() }
          Color.red
        }
      } == CGSize(100, 50))
    let laid = LaidOut(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { Box(20, 20).alignmentGuide(.leading) { _ in -30 } }.probe("a")
        Box(10, 10).probe("b")
      }
    }
    #expect(laid.frame("a").minX - laid.frame("b").minX == 30)
  }

  @Test func pileTakesTheSizeOfTheHighestPriorityOnly() {
    #expect(
      size(300, 300) {
        ZStack {
          Box(100, 100)
          Box(200, 50).layoutPriority(1)
        }
      } == CGSize(200, 50))
  }

  @Test func pileOffersItsOwnSizeToAll() {
    let laid = LaidOut(300, 300) {
      ZStack {
        Color.red.layoutPriority(-1).probe("a")
        Box(40, 30)
      }
    }
    #expect(laid.frame("a") == CGRect(130, 135, 40, 30))
  }

  @Test func zIndexChangesTheDrawingOrderAlone() {
    let node = VStack(spacing: -20) {
      Box(30, 30).zIndex(1)
      Box(40, 30)
    }.nodes(SketchInputs())[0]
    #expect(node.sizeThatFits(.unspecified) == CGSize(40, 40))
    #expect(node.drawOrder.map { $0.sizeThatFits(.unspecified).width } == [40, 30])
  }

  /// A stack is as long as its children and gaps together, even if that is negative; the difference is left
  /// for those that are asked after it.
  @Test func whatGapsBelowZeroGiveBackIsShared() {
    let laid = LaidOut(20, 0) {
      VStack(spacing: 0) {
        VStack(spacing: -5) {
          Box(10, 0)
          Box(10, 0)
        }
        Color.red.probe("a")
      }
    }
    #expect(laid.frame("a").height == 5)
    let view = ModelView.vStack(
      .middle, spacing: 0, [.vStack(.middle, spacing: -5, [.box(10, 0), .box(10, 0)]), .color])
    for offer in [
      ModelView.Offer(width: 20, height: 0), .init(width: 0, height: 0), .init(width: nil, height: 3),
    ] {
      #expect(view.disagreement(offer) == nil)
    }
  }

  @Test func stacksInDepthAreAsShortAsTheirChildren() {
    let short = ModelView.vStack(.middle, spacing: -5, [.box(10, 0), .box(10, 0)])
    let shorter = ModelView.vStack(.middle, spacing: -15, [.box(20, 0), .box(10, 0)])
    let view = ModelView.vStack(
      .middle, spacing: 0, [.zStack(x: .middle, y: .middle, [short, shorter]), .box(10, 20)])
    #expect(
      ModelView.zStack(x: .middle, y: .middle, [short, shorter]).size(.init(width: 50, height: 50), in: nil)
        .height == -5)
    for offer in [
      ModelView.Offer(width: 20, height: 0), .init(width: 100, height: 100), .init(width: nil, height: nil),
    ] {
      #expect(view.disagreement(offer) == nil)
    }
  }

  @Test func contentCanEndShorterThanTheStackThatMeasuredIt() {
    // Sizing runs again when the stack is placed, now with its own width; the size already returned does not
    // change.
    let laid = LaidOut(nil, 400) {
      VStack(spacing: 0) {
        Text("aaaa bbbb cccc dddd").frame(idealWidth: 50).fixedSize(horizontal: false, vertical: true)
          .layoutPriority(1).probe("text")
        Color.red.aspectRatio(1, contentMode: .fit).layoutPriority(1).probe("square")
      }.fixedSize(horizontal: true, vertical: false).frame(height: 400).probe("stack")
    }
    #expect(laid.frame("stack").size == CGSize(314, 400))
    #expect(laid.frame("text").height == 20)
    #expect(laid.frame("square").size == CGSize(314, 314))
  }
}
