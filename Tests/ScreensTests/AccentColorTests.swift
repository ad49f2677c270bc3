import Foundation
import Geometry
import Imaging
import Rasterization
import RenderSupport
import Screens
import Testing
import Views

/// What a tint makes of the accent colour.
@MainActor
@Suite struct AccentColorTests {
  private func color(_ view: some View) throws -> [UInt8] {
    let pixel = try Render.bitmap(view, width: 100, height: 300)[50, 200]
    return [pixel.red, pixel.green, pixel.blue]
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func aTintLeavesTheAccentColour() throws {
    #expect(try color(Color.accentColor.tint(red)) == color(Color.accentColor))
    #expect(try color(Rectangle().fill(.tint).tint(red)) == [255, 0, 0])
    #expect(try color(Color.accentColor.accentColor(red)) == [255, 0, 0])
  }

  @Test func aTintAroundAContainerIsTheAccentColourInIt() throws {
    #expect(try color(NavigationStack { Color.accentColor }.tint(red)) == [255, 0, 0])
    #expect(try color(TabView { Color.accentColor }.tint(red)) == [255, 0, 0])
    #expect(try color(NavigationStack { Color.accentColor.tint(green) }.tint(red)) == [255, 0, 0])
    #expect(try color(NavigationStack { Rectangle().fill(.tint).tint(green) }.tint(red)) == [0, 255, 0])
  }
}
