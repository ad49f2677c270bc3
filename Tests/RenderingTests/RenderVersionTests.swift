import Foundation
import Geometry
import Imaging
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

/// What changes between the versions of the rules for how views look.
@MainActor
@Suite struct RenderVersionTests {
  private func color(
    _ color: Color, _ version: RenderVersion, _ scheme: ColorScheme = .light
  ) throws -> [UInt8] {
    let pixel = try Render.bitmap(color, width: 1, height: 1) {
      $0.renderVersion = version
      $0.colorScheme = scheme
    }[0, 0]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func systemColoursAreThoseOfTheSystem() throws {
    #expect(try color(.blue, .iOS18) == [0x00, 0x7A, 0xFF])
    #expect(try color(.blue, .iOS26) == [0x00, 0x88, 0xFF])
    #expect(try color(.accentColor, .iOS18, .dark) == [0x0A, 0x84, 0xFF])
    #expect(try color(.brown, .iOS18, .dark) == [0xAC, 0x8E, 0x68])
    #expect(try color(.yellow, .iOS18, .dark) == [0xFF, 0xD6, 0x0A])
    // Colours without another value stay.
    #expect(try color(.gray, .iOS18) == color(.gray, .iOS26))
    #expect(try color(Color(red: 1, green: 0, blue: 0), .iOS18) == [255, 0, 0])
  }

  @Test func switchesHaveTheSizeOfTheSystem() throws {
    func size(_ version: RenderVersion) throws -> CGSize {
      try Render.outcome(Toggle("", isOn: .constant(true)).labelsHidden()) { $0.renderVersion = version }.size
    }
    #expect(try size(.iOS18) == CGSize(width: 49, height: 31))
    #expect(try size(.iOS26) == CGSize(width: 61, height: 28))
  }

  @Test func borderedButtonsHaveTheShapeOfTheSystem() throws {
    func corner(_ version: RenderVersion, _ shape: ButtonBorderShape) throws -> UInt8 {
      let button = Button("Wide enough") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
      let bitmap = try Render.outcome(button) { $0.renderVersion = version }.bitmap(Rasterizer())
      // Inside a corner of 8 points, outside a capsule.
      return bitmap[9, 9].alpha
    }
    #expect(try corner(.iOS18, .automatic) == 255 && corner(.iOS26, .automatic) == 0)
    #expect(try corner(.iOS18, .capsule) == 0 && corner(.iOS26, .roundedRectangle) == 255)
  }

  @Test func versionsAreNumbered() {
    #expect(RenderVersion(0) == nil && RenderVersion(3) == nil)
    #expect(RenderVersion(1) == .oldest && RenderVersion(2) == .current)
    #expect(RenderVersion.changes(between: .iOS26, and: .iOS26).isEmpty)
    #expect(
      RenderVersion.changes(between: .iOS26, and: .iOS18)
        == RenderVersion.changes(between: .iOS18, and: .iOS26))
    #expect(RenderVersion.iOS26.changes.count == 5)
  }
}
