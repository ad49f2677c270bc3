import Controls
import Foundation
import Imaging
import RenderSupport
import Testing
import Views

@MainActor
@Suite struct SliderTests {
  @Test func takesTheWidthAndIs34PointsHigh() throws {
    #expect(try Render.size(Slider(value: .constant(0.5)), 200) == [200, 34])
  }

  @Test func thumbStandsAtTheValue() throws {
    for version in [RenderVersion.iOS18, .iOS26] {
      let thumb = version < .iOS26 ? 28 : 37
      for value in [0.0, 0.25, 0.5, 1] {
        let picture = try Render.bitmap(
          Slider(value: .constant(value)).tint(.red).environment(\.renderVersion, version)
            .background(Color.black), width: 137, height: 34)
        // The thumb is the only white in the row through its upper part.
        let row = (0..<137).filter { picture[$0, 8].red > 250 && picture[$0, 8].green > 250 }
        let center = Double(row.first! + row.last! + 1) / 2
        let expected = Double(thumb) / 2 + value * Double(137 - thumb)
        #expect(abs(center - expected) <= 0.5, "\(version) \(value)")
      }
    }
  }

  @Test func valuesOutsideOfTheRangeStayAtItsEnds() {
    #expect(Slider<EmptyView, EmptyView>.fraction(of: -3.0, in: 0...10) == 0)
    #expect(Slider<EmptyView, EmptyView>.fraction(of: 30.0, in: 0...10) == 1)
    #expect(Slider<EmptyView, EmptyView>.fraction(of: Double.nan, in: 0...10) == 0)
  }
}
