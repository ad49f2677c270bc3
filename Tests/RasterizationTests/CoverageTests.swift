import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct CoverageTests {
  /// The alpha of every pixel of a canvas on which a path is filled in black.
  private func alphas(
    _ path: Path, rule: FillRule = .nonZero, size: (Int, Int) = (4, 4),
    transform: CGAffineTransform = .identity
  ) -> [[UInt8]] {
    let list = DisplayList(
      width: size.0, height: size.1,
      items: [.fill(.init(path: path, rule: rule, paint: .color(.black), transform: transform))])
    let bitmap = Rasterizer().bitmap(of: list)
    return (0..<size.1).map { y in (0..<size.0).map { bitmap[$0, y].alpha } }
  }

  @Test func aRectangleOnPixelsFillsThemWholly() {
    let rows = alphas(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(rows == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func aRectangleBetweenPixelsCoversByItsArea() {
    let rows = alphas(Path(CGRect(x: 0.5, y: 0.25, width: 2, height: 1)))
    #expect(rows[0] == [96, 191, 96, 0])
    #expect(rows[1] == [32, 64, 32, 0])
  }

  @Test func aTriangleCoversHalfOfThePixelsOnItsDiagonal() {
    let rows = alphas(Path("0 0 m 4 0 l 0 4 l h") ?? Path())
    for row in 0..<4 {
      for column in 0..<4 {
        let expected: UInt8 = column + row < 3 ? 255 : (column + row == 3 ? 128 : 0)
        #expect(rows[row][column] == expected)
      }
    }
  }

  @Test func theRulesDifferWhereAPathWindsTwice() {
    var path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(alphas(path)[1][1] == 255)
    #expect(alphas(path, rule: .evenOdd)[1][1] == 0)
    #expect(alphas(path, rule: .evenOdd)[0][0] == 255)
  }

  @Test func aCircleCoversItsArea() {
    let rows = alphas(Path(ellipseIn: CGRect(x: 2, y: 2, width: 60, height: 60)), size: (64, 64))
    let sum = rows.joined().reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(sum - Double.pi * 900) < 1.5)
  }

  @Test func wholePixelsOfTranslationMoveThePixels() {
    let path = Path("0.3 0.2 m 3.1 0.7 l 1.9 2.8 l h") ?? Path()
    let near = alphas(path, size: (8, 8))
    let far = alphas(path, size: (8, 8), transform: CGAffineTransform(translationX: 3, y: 2))
    for y in 0..<5 {
      for x in 0..<4 { #expect(near[y][x] == far[y + 2][x + 3]) }
    }
  }

  @Test func coordinatesThatAreNoneDrawNothing() {
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e12, -1e12] {
      var path = Path()
      path.move(to: CGPoint(x: bad, y: 0))
      path.addLine(to: CGPoint(x: 2, y: bad))
      path.addLine(to: CGPoint(x: 1, y: 3))
      path.closeSubpath()
      // Any result will do, as long as there is one.
      #expect(alphas(path).count == 4)
    }
    #expect(alphas(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2))).joined().allSatisfy { $0 == 0 })
  }
}
