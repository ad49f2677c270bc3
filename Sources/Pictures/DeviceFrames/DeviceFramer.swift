package import Devices
import Drawing
import Foundation
import Geometry
package import Imaging
import Rasterization
package import Typesetting

/// Draws devices around pictures of their screens.
package struct DeviceFramer: Sendable {
  package var style: FrameStyle
  private let rasterizer: Rasterizer
  private let typesetter: Typesetter?

  /// - Parameters:
  ///   - typesetter: typesets titles; without it there are none.
  ///   - threads: how many draw at once, which does not affect pixels.
  package init(style: FrameStyle, typesetter: Typesetter? = nil, threads: Int = 1) {
    self.style = style
    self.typesetter = typesetter
    rasterizer = Rasterizer(options: .init(threads: threads))
  }

  /// A picture of a screen in its device.
  ///
  /// - Throws: `FontError` if the title's font cannot be read.
  package func frame(
    _ picture: Bitmap, in body: DeviceBody, isLandscape: Bool, title: FrameTitle? = nil
  ) throws -> Bitmap {
    let room = FrameLayout.titleRoom(style, width: picture.width, height: picture.height)
    var lines: TitleSetter.Lines?
    if let title, let typesetter {
      lines = try TitleSetter(typesetter: typesetter).set(title, size: room.size, width: room.width)
    }
    let layout = FrameLayout(
      pictureWidth: picture.width, pictureHeight: picture.height, body: body, isLandscape: isLandscape,
      style: style, titleHeight: lines?.height)
    let drawing = BodyDrawing(body: body, color: style.color, transform: layout.device)
    let below = DisplayList(width: layout.width, height: layout.height, items: drawing.below)
    var framed = rasterizer.bitmap(of: below, background: style.background)
    let screen = opaque(
      PictureReducer.picture(picture, width: Int(layout.screen.width), height: Int(layout.screen.height)))
    let bands = drawing.cornerBands(height: screen.height, scale: layout.scale)
    paste(screen, rows: bands.middle, into: &framed, layout)
    // Rows with rounded corners are cut by their outline; copying the others takes much less time.
    var items = [bands.top, bands.bottom].filter { !$0.isEmpty }.map { rows in
      band(screen, rows: rows, drawing, layout)
    }
    if style.showsHomeIndicator && body.hasHomeIndicator {
      items.append(homeIndicator(picture, layout, body))
    }
    items += drawing.above
    if let lines {
      let left = ((Double(layout.width) - lines.width) / 2).rounded()
      items += lines.items(top: layout.titleTop, left: left, color: titleColor)
    }
    rasterizer.draw(DisplayList(width: layout.width, height: layout.height, items: items), onto: &framed)
    return framed
  }

  /// The picture on the screen's own colour.
  private func opaque(_ picture: Bitmap) -> Bitmap {
    guard let first = picture.pixels.firstIndex(where: { $0.alpha != 255 }) else { return picture }
    let beneath = style.screenBackground
    func level(_ component: Float) -> Int { Int((max(0, min(1, component)) * 255).rounded()) }
    let (red, green, blue) = (level(beneath.red), level(beneath.green), level(beneath.blue))
    var opaque = picture
    opaque.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in first..<pixels.count where pixels[index].alpha != 255 {
        let rest = 255 - Int(pixels[index].alpha)
        pixels[index].red += UInt8((red * rest + 127) / 255)
        pixels[index].green += UInt8((green * rest + 127) / 255)
        pixels[index].blue += UInt8((blue * rest + 127) / 255)
        pixels[index].alpha = 255
      }
    }
    return opaque
  }

  /// Some rows of the screen, inside its corners.
  private func band(
    _ screen: Bitmap, rows: Range<Int>, _ drawing: BodyDrawing, _ layout: FrameLayout
  ) -> DisplayItem {
    let pixels = Array(screen.pixels[rows.lowerBound * screen.width..<rows.upperBound * screen.width])
    let rect = CGRect(
      x: layout.screen.minX, y: layout.screen.minY + CGFloat(rows.lowerBound), width: CGFloat(screen.width),
      height: CGFloat(rows.count))
    let image = DisplayItem.Image(
      bitmap: Bitmap(width: screen.width, height: rows.count, pixels: pixels), rect: rect,
      interpolation: .none,
      transform: .identity)
    return .layer(.init(items: [.image(image)], clips: [drawing.screenClip]))
  }

  /// Copies rows of the screen, from edge to edge.
  private func paste(
    _ screen: Bitmap, rows: Range<Int>, into framed: inout Bitmap, _ layout: FrameLayout
  ) {
    let (left, top, width) = (Int(layout.screen.minX), Int(layout.screen.minY), framed.width)
    // If a title leaves no space, the device extends beyond the canvas.
    let inside = Self.range(of: screen.height, from: top, inside: framed.height)
    let columns = Self.range(of: screen.width, from: left, inside: width)
    framed.pixels.withUnsafeMutableBufferPointer { pixels in
      screen.pixels.withUnsafeBufferPointer { source in
        for y in rows.clamped(to: inside) {
          guard let from = source.baseAddress, let to = pixels.baseAddress else { return }
          (to + (y + top) * width + left + columns.lowerBound).update(
            from: from + y * screen.width + columns.lowerBound, count: columns.count)
        }
      }
    }
  }

  /// Which of a number of pixels are inside, starting at a position.
  private static func range(of count: Int, from start: Int, inside length: Int) -> Range<Int> {
    let first = min(max(0, -start), count)
    return first..<max(first, min(count, length - start))
  }

  /// Black or white, whichever is legible; without a background black, as on paper.
  private var titleColor: RGBAColor {
    style.background.alpha > 0.5 && style.background.brightness < 0.55 ? .white : .black
  }

  /// The bar at the bottom of the screen, dark on a light picture and light on a dark one.
  private func homeIndicator(_ picture: Bitmap, _ layout: FrameLayout, _ body: DeviceBody) -> DisplayItem {
    let breadth = Double(layout.screen.width) / layout.scale
    let width = min(breadth * 0.36, body.isTablet ? 320 : 220) * layout.scale
    let (height, bottom) = (5 * layout.scale, 8 * layout.scale)
    let bar = CGRect(
      x: Double(layout.screen.midX) - width / 2, y: Double(layout.screen.maxY) - bottom - height,
      width: width,
      height: height)
    // Of the rows that the bar covers, in the picture's own pixels.
    let shrink = Double(picture.height) / Double(layout.screen.height)
    let first = max(0, picture.height - Int((bottom + height) * shrink))
    let last = max(first, min(picture.height, picture.height - Int(bottom * shrink)))
    var (sum, count) = (0, 0)
    for pixel in picture.pixels[(first * picture.width)..<(last * picture.width)] {
      // What is transparent shows the screen's own background, which is white or black.
      let rest = style.screenBackground.brightness > 0.5 ? 255 - Int(pixel.alpha) : 0
      sum += (2 * Int(pixel.red) + 7 * Int(pixel.green) + Int(pixel.blue)) / 10 + rest
      count += 1
    }
    let isLight = sum > 140 * count
    let color = isLight ? RGBAColor.black.opacity(0.85) : RGBAColor.white.opacity(0.9)
    let path = Path(roundedRect: bar, cornerRadius: CGFloat(height / 2), style: .circular)
    return .fill(.init(path: path, paint: .color(color), transform: .identity))
  }
}
