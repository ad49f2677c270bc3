internal import CPictureLibraries
package import Imaging

/// An open vector drawing: an SVG document, or the first page of a PDF.
///
/// It stays open for the lifetime of the process, which draws a project's pictures and exits. Views are drawn
/// on one thread.
package final class VectorPicture: @unchecked Sendable {
  /// Its own size, in points.
  package let width: Double
  package let height: Double
  private let drawing: fr_drawing
  private let format: PictureFormat

  package init(_ bytes: [UInt8]) throws(PictureError) {
    guard let format = PictureFormat(of: bytes), format.isVector else { throw .unknownFormat }
    var drawing = fr_drawing()
    let result = bytes.withUnsafeBufferPointer { buffer in
      format == .svg
        ? fr_open_svg(buffer.baseAddress, buffer.count, &drawing)
        : fr_open_pdf(buffer.baseAddress, buffer.count, &drawing)
    }
    try PictureFile.check(result, format, Self.package(for: format))
    self.format = format
    self.drawing = drawing
    (width, height) = (drawing.width, drawing.height)
  }

  private static func package(for format: PictureFormat) -> String {
    format == .svg ? "librsvg2-2" : "libpoppler-glib8"
  }

  /// The drawing stretched to a number of pixels.
  package func bitmap(width: Int, height: Int) throws(PictureError) -> Bitmap {
    var picture = fr_picture()
    var drawing = drawing
    let result =
      format == .svg
      ? fr_draw_svg(
        drawing.handle, Int32(clamping: width), Int32(clamping: height), PictureFile.pixelLimit, &picture)
      : fr_draw_pdf(
        &drawing, Int32(clamping: width), Int32(clamping: height), PictureFile.pixelLimit, &picture)
    try PictureFile.check(result, format, Self.package(for: format))
    return Self.take(picture)
  }

  /// The bounds of an element of an SVG document.
  package struct ElementBounds {
    /// What is painted. librsvg 2.54 takes in the document's origin where a line is stroked.
    package var ink: (x: Double, y: Double, width: Double, height: Double)
    /// The geometry, without strokes.
    package var geometry: (x: Double, y: Double, width: Double, height: Double)
  }

  /// The bounds of an element of an SVG document; nil if there is no such element.
  ///
  /// - Parameter name: the element's identifier with a number sign: "#Regular-M".
  package func bounds(of name: String) -> ElementBounds? {
    guard format == .svg else { return nil }
    var (ink, logical) = (fr_rectangle(), fr_rectangle())
    guard Int(fr_svg_element(drawing.handle, name, width, height, &ink, &logical)) == FR_PICTURE_READ else {
      return nil
    }
    return ElementBounds(
      ink: (ink.x, ink.y, ink.width, ink.height),
      geometry: (logical.x, logical.y, logical.width, logical.height))
  }

  /// Draws one element of an SVG document.
  ///
  /// - Parameters:
  ///   - name: its identifier with a number sign: "#Regular-M".
  ///   - origin: the point of the document at the picture's top left corner.
  ///   - scale: pixels for each point of the document.
  package func bitmap(
    of name: String, origin: (x: Double, y: Double), scale: Double, width: Int, height: Int
  ) throws(PictureError) -> Bitmap {
    var picture = fr_picture()
    let result = fr_draw_svg_element(
      drawing.handle, name, fr_rectangle(x: 0, y: 0, width: self.width, height: self.height), origin.x,
      origin.y, scale,
      Int32(clamping: width), Int32(clamping: height), PictureFile.pixelLimit, &picture)
    try PictureFile.check(result, format, Self.package(for: format))
    return Self.take(picture)
  }

  /// The pixels of a drawing, which are already premultiplied.
  private static func take(_ picture: fr_picture) -> Bitmap {
    defer { free(picture.pixels) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    let bytes = UnsafeBufferPointer(start: picture.pixels, count: width * height * 4)
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { at in
      Bitmap.Pixel(red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
