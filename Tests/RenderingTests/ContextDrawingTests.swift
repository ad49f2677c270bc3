import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import UIKitShim
import Views

/// Drawing into contexts of Core Graphics, with UIKit or without.
@MainActor
@Suite struct ContextDrawingTests {
  /// A picture's view, with one pixel to a point.
  private func pixels(_ image: @autoclosure @escaping @MainActor () -> UIImage) throws -> Bitmap {
    struct Shown: View {
      let image: @MainActor () -> UIImage
      var body: some View { Image(uiImage: image()) }
    }
    return try Render.bitmap(Shown(image: image), width: 40, height: 20)
  }

  private func image(
    opaque: Bool = false, _ draw: @escaping (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image(actions: draw)
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap.pixels[y * bitmap.width + x]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  @Test func areasLinesAndClipsAreDrawnWhereTheyAre() throws {
    let drawn = try pixels(
      self.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.cgContext.saveGState()
        UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 20)).addClip()
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 15, y: 10, width: 25, height: 10))
        context.cgContext.restoreGState()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.lineWidth = 4
        line.move(to: CGPoint(x: 30, y: 4))
        line.addLine(to: CGPoint(x: 40, y: 4))
        line.stroke()
      })
    #expect(color(drawn, 5, 5) == red && color(drawn, 5, 15) == nothing)
    #expect(color(drawn, 25, 15) == green && color(drawn, 17, 15) == nothing)
    #expect(color(drawn, 35, 15) == nothing, "the clip ended with the state")
    #expect(color(drawn, 35, 3) == blue && color(drawn, 35, 8) == nothing)
  }

  @Test func transformsAndPathsOfCoreGraphicsHold() throws {
    let drawn = try pixels(
      self.image { context in
        let canvas = context.cgContext
        canvas.translateBy(x: 20, y: 0)
        canvas.scaleBy(x: 2, y: 1)
        canvas.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.move(to: .zero)
        canvas.addLines(between: [
          CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 5),
        ])
        canvas.fillPath()
        canvas.clear(CGRect(x: 0, y: 0, width: 1, height: 5))
      })
    #expect(color(drawn, 25, 2) == red && color(drawn, 29, 4) == red && color(drawn, 31, 2) == nothing)
    #expect(color(drawn, 21, 2) == nothing, "cleared")
  }

  /// Contexts of one's own have their origin at the bottom; pictures that Core Graphics draws are upside down
  /// in UIKit's.
  @Test func contextsCountFromBelowAndUIKitsFromAbove() throws {
    func square() throws -> CGImage {
      let space = CGColorSpaceCreateDeviceRGB()
      let canvas = try #require(
        CGContext(
          data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      canvas.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      return try #require(canvas.makeImage())
    }
    final class Seen { var image: CGImage? }
    let seen = Seen()
    let upright = try pixels(
      { () -> UIImage in
        seen.image = try? square()
        return seen.image.map { UIImage(cgImage: $0) } ?? UIImage()
      }())
    #expect(color(upright, 20, 17) == blue && color(upright, 20, 2) == nothing)
    let turned = try pixels(
      self.image { context in
        guard let square = try? square() else { return }
        context.cgContext.draw(square, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        UIImage(cgImage: square).draw(in: CGRect(x: 20, y: 0, width: 20, height: 20))
      })
    #expect(color(turned, 10, 2) == blue && color(turned, 10, 17) == nothing)
    #expect(color(turned, 30, 17) == blue && color(turned, 30, 2) == nothing)
  }

  @Test func gradientsEndWhereTheOptionsSay() throws {
    let drawn = try pixels(
      self.image { context in
        let colors = [
          CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: nil) else {
          return
        }
        context.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: .drawsAfterEndLocation)
      })
    #expect(color(drawn, 5, 5) == nothing && color(drawn, 35, 5) == blue)
    #expect(color(drawn, 20, 5)[0] > 100 && color(drawn, 20, 5)[2] > 100)
  }

  @Test func textsAreDrawnWithTheirAttributes() throws {
    let drawn = try pixels(
      self.image(opaque: true) { _ in
        ("HH" as NSString).draw(
          at: CGPoint(x: 0, y: -4),
          withAttributes: [
            .font: UIFont.systemFont(ofSize: 24, weight: .heavy), .foregroundColor: UIColor.red,
          ])
      })
    let inked = drawn.pixels.filter { $0.red > 250 && $0.green == 0 }.count
    #expect(inked > 60, "\(inked) red pixels")
    #expect(color(drawn, 39, 19) == [0, 0, 0, 255], "an opaque picture is black where nothing is drawn")
  }

  @Test func imageContextsStandInEachOther() throws {
    let drawn = try pixels(
      { () -> UIImage in
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 1)
        UIColor.red.setFill()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        inner?.draw(at: CGPoint(x: 20, y: 0))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
      }())
    #expect(color(drawn, 10, 15) == red && color(drawn, 25, 5) == green && color(drawn, 25, 15) == nothing)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  private final class Layered: UIView {
    private let gradient = CAGradientLayer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
      layer.addSublayer(gradient)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { gradient.frame = bounds.insetBy(dx: 10, dy: 0) }
  }

  private struct Shown: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func viewsDrawThemselvesInTheirSize() throws {
    let drawn = try Render.bitmap(Shown { Drawn() }, width: 40, height: 20)
    #expect(color(drawn, 10, 10) == green && color(drawn, 30, 10) == nothing)
  }

  /// `layoutSubviews` finds the size that the view has.
  @Test func layersAreLaidOutInTheViewsSize() throws {
    let drawn = try Render.bitmap(Shown { Layered() }, width: 40, height: 20)
    #expect(color(drawn, 20, 10) == red && color(drawn, 4, 10) == nothing && color(drawn, 36, 10) == nothing)
  }
}
