import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Canvases and text renderers: drawing with commands.
@Suite @MainActor struct GraphicsContextTests {
  private func colors(_ bitmap: Bitmap, _ points: [(Int, Int)]) -> [[UInt8]] {
    points.map { x, y in
      let pixel = bitmap[x, y]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
  }

  @Test func drawsInItsOwnCoordinates() throws {
    let canvas = Canvas { context, size in
      #expect(size == CGSize(width: 20, height: 10))
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.sRGB, red: 1, green: 0, blue: 0))
      var copy = context
      copy.translateBy(x: 10, y: 5)
      copy.scaleBy(x: 2, y: 1)
      copy.fill(
        Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.sRGB, red: 0, green: 0, blue: 1))
      // The copy's transform is its own.
      context.fill(
        Path(CGRect(x: 18, y: 0, width: 2, height: 2)), with: .color(.sRGB, red: 0, green: 1, blue: 0))
    }
    let bitmap = try Render.bitmap(canvas.padding(3), width: 26, height: 16)
    #expect(
      colors(bitmap, [(2, 3), (3, 3), (7, 7), (8, 7), (13, 8), (16, 9), (17, 9), (21, 3)]) == [
        [0, 0, 0, 0], [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 255, 255],
        [0, 0, 255, 255], [0, 0, 0, 0], [0, 255, 0, 255],
      ])
  }

  /// What merging drops: the blurred result of two of them is cut off where it is too thin.
  @Test func opacityIsCutOffAtAThreshold() throws {
    let canvas = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(.sRGB, red: 0, green: 0, blue: 1)))
      context.drawLayer { layer in
        for (x, opacity) in [(0.0, 0.25), (4, 0.75), (8, 1)] {
          layer.fill(
            Path(CGRect(x: x, y: 0, width: 4, height: 4)),
            with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: opacity))
        }
      }
    }
    let bitmap = try Render.bitmap(canvas, width: 16, height: 4)
    #expect(
      colors(bitmap, [(2, 2), (6, 2), (10, 2), (14, 2)]) == [
        [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 0, 0],
      ])
  }

  @Test func clipsAndLayersHoldWhatIsDrawn() throws {
    let canvas = Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var left = context
      left.clip(to: Path(CGRect(x: 0, y: 0, width: 4, height: 8)))
      #expect(left.clipBoundingRect == CGRect(x: 0, y: 0, width: 4, height: 8))
      left.fill(all, with: .color(.sRGB, white: 0))
      var outside = context
      outside.clip(to: Path(CGRect(x: 0, y: 0, width: 6, height: 8)), options: .inverse)
      outside.fill(all, with: .color(.sRGB, red: 1, green: 0, blue: 0))
      context.opacity = 0.5
      // Two fills in a layer are drawn as one picture.
      context.drawLayer { layer in
        for _ in 0..<2 {
          layer.fill(Path(CGRect(x: 4, y: 0, width: 2, height: 8)), with: .color(.sRGB, white: 0))
        }
      }
    }
    let bitmap = try Render.bitmap(canvas, width: 8, height: 8)
    #expect(
      colors(bitmap, [(3, 4), (4, 4), (6, 4)]) == [[0, 0, 0, 255], [0, 0, 0, 128], [255, 0, 0, 255]])
  }

  @Test func drawsItsViewsByTheirTags() throws {
    let canvas = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "dot") else { return }
      #expect(symbol.size == CGSize(width: 4, height: 4))
      context.draw(symbol, at: CGPoint(x: 6, y: 6))
      context.draw(symbol, in: CGRect(x: 10, y: 0, width: 4, height: 4))
    } symbols: {
      Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 4, height: 4).tag("dot")
    }
    let bitmap = try Render.bitmap(canvas, width: 16, height: 12)
    #expect(
      colors(bitmap, [(3, 6), (4, 4), (7, 7), (8, 8), (10, 0), (13, 3)]) == [
        [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255],
      ])
  }

  @Test func textIsMeasuredAndDrawnAsTheViewIs() throws {
    let canvas = Canvas { context, size in
      let text = context.resolve(Text("Hello"))
      #expect(text.measure(in: size) == CGSize(width: 39, height: 21))
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    let own = try Render.bitmap(canvas, width: 80, height: 24)
    let view = try Render.bitmap(
      Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 80,
      height: 24)
    #expect(own == view)
  }

  private struct Mark: TextAttribute {
    var name: String
  }

  /// Draws everything unchanged, slice by slice, and records what it has seen.
  private final class Notes {
    var marks: [String] = []
    var slices = 0
    var widths: [CGFloat] = []
  }

  private struct PlainRenderer: TextRenderer {
    let notes: Notes

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        notes.widths.append(line.typographicBounds.width)
        for run in line {
          if let mark = run[Mark.self] { notes.marks.append(mark.name) }
          for slice in run {
            notes.slices += 1
            context.draw(slice)
          }
        }
      }
    }
  }

  @Test func aRendererThatDrawsAllGlyphsChangesNothing() throws {
    let text =
      Text("Plain and ") + Text("marked").customAttribute(Mark(name: "strong")).underline().bold()
      + Text(" text")
    let notes = Notes()
    let own = try Render.bitmap(
      text.textRenderer(PlainRenderer(notes: notes)), width: 100, height: 60)
    let view = try Render.bitmap(text, width: 100, height: 60)
    #expect(own == view)
    #expect(notes.marks == ["strong"])
    // The space at the end of the first line hangs.
    #expect(notes.slices == "Plain and marked text".count - 1)
    #expect(notes.widths.count == 2)
  }

  private struct TallRenderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: 2 * size.height)
    }
  }

  @Test func aRendererSaysHowLargeTheTextIs() throws {
    let frames = try Render.frames(
      VStack(spacing: 0) {
        Text("Tall").textRenderer(TallRenderer()).accessibilityIdentifier("tall")
        Text("Tall").accessibilityIdentifier("plain")
      })
    let (tall, plain) = (frames["tall"] ?? [], frames["plain"] ?? [])
    #expect(tall.count == 4 && plain.count == 4)
    #expect(abs((tall.last ?? 0) - 2 * (plain.last ?? 1)) < 0.01)
  }
}
