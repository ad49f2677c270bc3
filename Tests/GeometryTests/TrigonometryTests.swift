import Foundation
import Geometry
import Testing

@Suite struct TrigonometryTests {
  private static let angles = stride(from: -50.0, through: 50, by: 0.37).map { $0 }

  @Test(arguments: angles) func sineAndCosineAgreeWithTheCLibrary(_ angle: Double) {
    #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 1e-13)
    #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 1e-13)
  }

  @Test func arctangentCoversAllQuadrants() {
    for y in [-3.0, -0.5, 0, 0.5, 3] {
      for x in [-3.0, -0.5, 0.5, 3] {
        #expect(abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)) < 1e-12)
      }
    }
  }

  @Test func powersAgreeWithTheCLibrary() {
    for x in [0.001, 0.04, 0.5, 0.9, 1, 2, 17] {
      for y in [0.3333, 1 / 2.4, 1, 2.4, -1.5] {
        #expect(abs(Trigonometry.power(x, y) / pow(x, y) - 1) < 1e-12)
      }
    }
  }

  @Test func whatIsNoNumberStaysNone() {
    #expect(Trigonometry.sine(.nan).isNaN)
    #expect(Trigonometry.sine(.infinity).isNaN)
    #expect(Trigonometry.logarithm(-1).isNaN)
  }
}
