import Foundation
import Geometry
import Testing

@Suite struct PathTests {
  @Test func aPathIsWrittenAndReadAsSwiftUIPrintsIt() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3.5 4 l 5 6 7 8 q h")
    #expect(Path(path.description) == path)
    #expect(Path("1 m") == nil)
  }

  /// Core Graphics drops segments without a starting point, and so does every initializer of a path here.
  @Test func stepsWithoutACurrentPointAreLeftOut() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 5, y: 4))
    #expect(path.description == "3 4 m 5 4 l")
    #expect(Path("9 9 l h 3 4 m 5 4 l") == path)
  }

  @Test func boundsFollowTheCurveAndNotItsControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func aPointInAHoleIsInsideByOneRuleOnly() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func movingAFigureKeepsItAFigure() {
    let moved = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).offsetBy(dx: 1, dy: 1)
    #expect(moved.figure == .ellipse(CGRect(x: 1, y: 1, width: 4, height: 2)))
  }

  @Test func trimmingCutsByLength() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let part = path.trimmedPath(from: 0.25, to: 0.75).boundingRect
    #expect(abs(part.minX - 5) < 1e-9 && abs(part.maxX - 10) < 1e-9)
    #expect(abs(part.minY) < 1e-9 && abs(part.maxY - 5) < 1e-9)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func aContinuousCornerReachesFurtherThanACircularOne() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    // Just inside the edge, a little more than one radius from the corner.
    let point = CGPoint(x: 20.1, y: 0.1)
    #expect(circular.contains(point))
    #expect(!continuous.contains(point))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func aCapsuleHasRoundEnds(_ style: RoundedCornerStyle) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 10, style: style)
    let diagonal = 10 - 10 / 2.0.squareRoot()
    #expect(path.contains(CGPoint(x: diagonal + 0.05, y: diagonal + 0.05)))
    #expect(!path.contains(CGPoint(x: diagonal - 0.05, y: diagonal - 0.05)))
  }

  @Test func aStrokeReachesHalfItsWidthToEachSide() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    #expect(
      path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: 3, width: 10, height: 4))
    #expect(
      path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        == CGRect(x: -2, y: 3, width: 14, height: 4))
  }

  @Test func dashesLeaveGaps() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1))
    #expect(dashed.contains(CGPoint(x: 1, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 3, y: 0)))
    #expect(dashed.contains(CGPoint(x: 5, y: 0)))
  }

  /// For a very long line, only the dashes in the window are made, at the positions that they would have.
  @Test func dashesThatNobodySeesAreLeftOut() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 4, 5], dashPhase: 6)
    let stroker = PathStroker(style: style, tolerance: 0.01)
    let window = CGRect(x: -40, y: -40, width: 80, height: 80)
    var short = Path()
    short.addLines([CGPoint(x: -900, y: -20), CGPoint(x: 30, y: -20), CGPoint(x: 10, y: 1200)])
    let (all, seen) = (stroker.stroke(short), stroker.stroke(short, seenIn: window))
    #expect(seen.elements.count < all.elements.count / 5)
    for x in stride(from: -40, through: 40, by: 2.3) {
      for y in stride(from: -40, through: 40, by: 1.1) {
        let point = CGPoint(x: x, y: y)
        #expect(all.contains(point) == seen.contains(point), "\(point)")
      }
    }
    for far in [1e9, 1e18, 1e30] {
      let long = Path(CGRect(x: -10, y: -10, width: 20, height: far))
      #expect(stroker.stroke(long, seenIn: window).elements.count < 10_000)
    }
  }

  @Test func aMiterBeyondItsLimitIsCutOff() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 4))
    let long = path.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 20)).boundingRect
    let short = path.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 2)).boundingRect
    #expect(long.maxX > 25)
    #expect(short.maxX < 22)
  }
}
