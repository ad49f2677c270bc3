import Foundation
import Geometry
import LayoutEngine
import Testing

/// The gaps between views of different kinds. Text here: ascent 15, descent 5, capitals 12, 2 between lines.
struct SpacingTests {
  private func gap(_ first: some Sketch, _ second: some Sketch) -> CGFloat {
    let laid = LaidOut(nil, nil) {
      VStack {
        first.probe("a")
        second.probe("b")
      }
    }
    return laid.frame("b").minY - laid.frame("a").maxY
  }

  private let text = Text("a")
  private let box = Box(10, 10)
  // A tenth of the line, rounded up to a third of a point.
  private let extra: CGFloat = 2

  @Test func textOnTextKeepsTheLeading() {
    #expect(abs(gap(text, text) - 2) < 0.001)
  }

  @Test func textBelowAndAboveOtherViewsIsNotSymmetric() {
    #expect(abs(gap(box, text) - (5 + extra)) < 0.001)
    #expect(abs(gap(text, box) - (20 + extra - 12)) < 0.001)
    #expect(gap(box, box) == 8)
  }

  @Test func paddingMakesAnEdgePlain() {
    #expect(gap(box, text.padding(.top, 1)) == 8)
    #expect(gap(text.padding(.bottom, 1), text) != 2)
  }

  @Test func backgroundKeepsTheTextsSpacing() {
    #expect(abs(gap(text.background { Color.red }, text) - 2) < 0.001)
  }

  @Test func frameMakesTheEdgesOfItsAxisPlain() {
    #expect(abs(gap(text.frame(maxWidth: .infinity), text) - 2) < 0.001)
    #expect(abs(gap(text.frame(height: 30), text) - (5 + extra)) < 0.001)
    #expect(abs(gap(text.frame(width: 30), text) - 2) < 0.001)
  }

  @Test func textsSideBySideHaveThePlatformsGap() {
    #expect(
      size(nil, nil) {
        HStack {
          text
          text
        }
      }.width == 28)
  }

  @Test func dividerBetweenTextsIsAPlainView() {
    let laid = LaidOut(50, nil) {
      VStack {
        text.probe("a")
        Divider().probe("d")
        text.probe("b")
      }
    }
    #expect(abs(laid.frame("d").minY - laid.frame("a").maxY - 10) < 0.001)
    #expect(abs(laid.frame("b").minY - laid.frame("d").maxY - 7) < 0.001)
  }

  @Test func stackTakesItsEndsFromItsEndsAndItsSidesFromAll() {
    // The column's top is text, its bottom is not.
    #expect(
      abs(
        gap(
          text,
          VStack {
            text
            box
          }) - 2) < 0.001)
    #expect(
      gap(
        VStack {
          text
          box
        }, box) == 8)
    // Across, the row's text takes part in the union.
    #expect(
      abs(
        gap(
          text,
          HStack {
            box
            text
          }) - 10) < 0.001)
  }

  @Test func spacingValuesCombine() {
    let text = ViewSpacing.text(ascent: 15, descent: 5, capHeight: 12, leading: 2, pixelLength: 1.0 / 3)
    #expect(ViewSpacing.plain.distance(to: .plain, along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: .zero, along: .horizontal) == 0)
    #expect(abs(text.distance(to: text, along: .vertical) - 2) < 0.001)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    let union = ViewSpacing().union(text, edges: .top)
    #expect(abs(ViewSpacing.plain.distance(to: union, along: .vertical) - 7) < 0.001)
    #expect(union.distance(to: .plain, along: .vertical) == 8)
  }
}
