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

  /// Every edge next to every other, with and without each preference, compared with the rule as documented.
  @Test func everyPairOfEdgesHasTheGapOfTheRule() {
    let choices: [CGFloat?] = [nil, 3, 5]
    var edges: [[CGFloat?]] = [[]]
    for _ in 0..<4 { edges = edges.flatMap { edge in choices.map { edge + [$0] } } }
    func spacing(_ edge: [CGFloat?]) -> EdgeSpacing {
      var spacing = EdgeSpacing()
      spacing.uncategorized = edge[0] ?? .nan
      spacing.textToText = edge[1] ?? .nan
      spacing.aboveText = edge[2] ?? .nan
      spacing.belowText = edge[3] ?? .nan
      return spacing
    }
    func gap(_ a: [CGFloat?], _ b: [CGFloat?]) -> CGFloat {
      var shared: [CGFloat] = []
      if a[1] != nil, let below = b[1] { shared.append(below) }
      for category in 2...3 {
        if let above = a[category], let below = b[category] { shared.append(above + below) }
      }
      return shared.max() ?? [a[0], b[0]].compactMap(\.self).max() ?? 8
    }
    for a in edges {
      for b in edges where spacing(a).distance(to: spacing(b)) != gap(a, b) {
        Issue.record("\(a) before \(b)")
        return
      }
    }
  }

  @Test func paddingMakesAnEdgePlain() {
    #expect(gap(box, text.padding(.top, 1)) == 8)
    #expect(gap(text.padding(.bottom, 1), text) != 2)
  }

  @Test func paddingOfOtherEdgesChangesNothing() {
    for edges: Edge.Set in [
      [.leading], [.trailing], [.bottom], [.leading, .trailing, .bottom], [.horizontal],
    ] {
      #expect(abs(gap(text, text.padding(edges, 1)) - 2) < 0.001, "\(edges)")
    }
    for edges: Edge.Set in [[.top], [.leading, .trailing, .top], [.horizontal]] {
      #expect(abs(gap(text.padding(edges, 1), text) - 2) < 0.001, "\(edges)")
    }
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
