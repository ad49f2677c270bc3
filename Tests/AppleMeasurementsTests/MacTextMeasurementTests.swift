import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Typesetting
import Views

/// Texts in pictures of macOS 26, at one pixel to a point.
@MainActor
@Suite struct MacTextMeasurementTests {
  private func text(_ font: Font) throws -> (size: CGSize, baseline: Double) {
    let text = Text("Header").font(font).environment(\.typePlatform, .macos)
    let root = try Render.outcome(text) { $0.scale = 1 }.tree.root
    let node = try #require(root.all.first { $0.text != nil })
    let line = try #require(node.text?.lines.first)
    return (node.frame.size, Double(line.baseline - node.frame.minY))
  }

  @Test func linesAreAsHighAsApples() throws {
    #expect(try text(.caption.bold()).size.height == 13)
    #expect(try text(.callout).size.height == 15)
    #expect(try text(.callout).baseline == 12)
  }

  /// A caption's bold form is medium on a Mac, so that it is narrower than in semibold.
  @Test func boldCaptionsAreMedium() throws {
    let width = try text(.caption.bold()).size.width
    #expect(try width == text(.caption.weight(.medium)).size.width)
    #expect(try width < text(.caption.weight(.semibold)).size.width)
  }
}
