import Foundation
import Geometry
import Imaging
import RenderSupport
import Testing
import Views

/// Shapes that follow the shape of the view around them.
@MainActor
@Suite struct ContainerShapeTests {
  /// A shape 10 points inside of a square of 100, in a container with corners of 30.
  private func picture(_ inner: some Shape, container: some InsettableShape) throws -> Bitmap {
    try Render.bitmap(
      ZStack {
        Color.white
        inner.fill(.black).padding(10)
      }
      .frame(width: 100, height: 100).containerShape(container), width: 100, height: 100)
  }

  /// How far from the corner of the inner square, along its diagonal, the fill begins.
  private func corner(_ picture: Bitmap) -> Int {
    (0..<40).first { picture[10 + $0, 10 + $0].red < 128 } ?? 40
  }

  @Test func cornersHaveTheContainersCentre() throws {
    let circular = RoundedRectangle(cornerRadius: 30, style: .circular)
    // A radius of 20 begins 20 × (1 − 1/√2) = 5.9 from the corner.
    #expect(try corner(picture(ContainerRelativeShape(), container: circular)) == 6)
    // Continuous corners of 20 begin about as far away.
    #expect((5...6).contains(try corner(picture(ConcentricRectangle(), container: circular))))
    #expect(try corner(picture(ConcentricRectangle(corners: .fixed(0)), container: circular)) == 0)
    let least = ConcentricRectangle(corners: .concentric(minimum: 28))
    #expect((7...9).contains(try corner(picture(least, container: circular))))
  }

  @Test func theNearestContainerCounts() throws {
    let view = ZStack {
      Color.white
      ContainerRelativeShape().fill(.black).padding(10)
        .containerShape(Rectangle())
    }
    .containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(try corner(Render.bitmap(view, width: 100, height: 100)) == 0)
  }

  @Test func withoutAContainerItIsARectangle() throws {
    let view = ZStack {
      Color.white
      ContainerRelativeShape().fill(.black).padding(10)
    }
    #expect(try corner(Render.bitmap(view, width: 100, height: 100)) == 0)
  }

  @Test func levelsOfTheForegroundAreThoseThatWereNamed() throws {
    let view = HStack(spacing: 0) {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    .foregroundStyle(
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    let picture = try Render.bitmap(view, width: 30, height: 10)
    #expect(picture[5, 5].red == 255 && picture[15, 5].green == 255 && picture[25, 5].blue == 255)
    // A single style replaces the others.
    let single = view.foregroundStyle(Color.black)
    #expect(try Render.bitmap(single, width: 30, height: 10)[15, 5].green == 255)
    let inner = HStack(spacing: 0) { Rectangle().fill(.secondary).foregroundStyle(Color.black) }
      .foregroundStyle(Color.red, Color.green)
    #expect(try Render.bitmap(inner, width: 10, height: 10)[5, 5].green == 0)
  }
}
