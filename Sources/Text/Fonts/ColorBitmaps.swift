package import Foundation
import Imaging
import PNGCodec

/// The pictures of a font's colour glyphs, read from its tables CBLC and CBDT (OpenType 1.9).
///
/// FreeType reads them too, but only where it was built with libpng, which differs between distributions.
/// Pictures are PNG files (image formats 17 to 19); every other format is as if the glyph had no picture.
package struct ColorBitmaps: Sendable {
  /// The position of a glyph's picture in the strike's pixel grid.
  private struct Metrics {
    /// From the origin to the picture's left edge, and from the baseline up to its top edge, in pixels.
    var left: Int
    var top: Int
  }

  /// Consecutive glyphs whose positions are in one table.
  private struct Range {
    var glyphs: ClosedRange<Int>
    /// Where the index subtable begins, from the beginning of CBLC.
    var subtable: Int
  }

  private let locations: BigEndianBytes
  private let pictures: BigEndianBytes
  private let ranges: [Range]
  /// The strike's pixels per em.
  private let pixelsPerEm: Double

  /// Nil if the font has no pictures.
  ///
  /// - Parameter table: the bytes of a table by its tag; nil if the font has none.
  package init?(table: (String) -> Data?) {
    guard let locations = table("CBLC").map(BigEndianBytes.init),
      let pictures = table("CBDT").map(BigEndianBytes.init),
      let strikeCount = locations.uint32(4), strikeCount > 0,
      let list = locations.uint32(8), let count = locations.uint32(16), let size = locations.uint8(8 + 45),
      size > 0, count <= 65_536
    else { return nil }
    // The strikes are records of 48 bytes; the first is used, as with FreeType's size 0.
    ranges = (0..<count).compactMap { index in
      let record = list + 8 * index
      guard let first = locations.uint16(record), let last = locations.uint16(record + 2), first <= last,
        let offset = locations.uint32(record + 4)
      else { return nil }
      return Range(glyphs: first...last, subtable: list + offset)
    }
    self.locations = locations
    self.pictures = pictures
    pixelsPerEm = Double(size)
  }

  /// The picture of a glyph; nil if it has none, or a damaged one.
  package func picture(of glyph: UInt32) -> GlyphPicture? {
    guard let range = ranges.first(where: { $0.glyphs.contains(Int(glyph)) }),
      let format = locations.uint16(range.subtable + 2), let start = locations.uint32(range.subtable + 4),
      let place = place(of: Int(glyph), in: range), let found = file(format, at: start + place.offset, place),
      let image = try? PNGDecoder.decode(found.bytes, pixelLimit: 1 << 24)
    else { return nil }
    let bitmap = Bitmap(image.bitmap)
    return GlyphPicture(
      bitmap: bitmap, x: Double(found.metrics.left) / pixelsPerEm,
      y: -Double(found.metrics.top) / pixelsPerEm, width: Double(bitmap.width) / pixelsPerEm,
      height: Double(bitmap.height) / pixelsPerEm)
  }

  /// The offset of a glyph's data after the subtable's first byte in CBDT, and the metrics shared by the
  /// subtable's glyphs, if any.
  private func place(of glyph: Int, in range: Range) -> (offset: Int, shared: Metrics?)? {
    let index = glyph - range.glyphs.lowerBound
    let body = range.subtable + 8
    switch locations.uint16(range.subtable) {
    case 1:
      guard let from = locations.uint32(body + 4 * index), let to = locations.uint32(body + 4 * index + 4),
        to > from
      else { return nil }
      return (from, nil)
    case 2:
      guard let size = locations.uint32(body), let metrics = metrics(in: locations, at: body + 4) else {
        return nil
      }
      return (size * index, metrics)
    case 3:
      guard let from = locations.uint16(body + 2 * index), let to = locations.uint16(body + 2 * index + 2),
        to > from
      else { return nil }
      return (from, nil)
    case 4:
      guard let count = locations.uint32(body), count <= 65_536 else { return nil }
      for entry in 0..<count where locations.uint16(body + 4 + 4 * entry) == glyph {
        return locations.uint16(body + 6 + 4 * entry).map { ($0, nil) }
      }
      return nil
    case 5:
      guard let size = locations.uint32(body), let metrics = metrics(in: locations, at: body + 4),
        let count = locations.uint32(body + 12), count <= 65_536
      else { return nil }
      for entry in 0..<count where locations.uint16(body + 16 + 2 * entry) == glyph {
        return (size * entry, metrics)
      }
      return nil
    default:
      return nil
    }
  }

  /// The PNG file of a glyph and the position of its picture.
  private func file(
    _ format: Int, at start: Int, _ place: (offset: Int, shared: Metrics?)
  ) -> (bytes: [UInt8], metrics: Metrics)? {
    // Formats 17 and 18 begin with metrics of 5 and 8 bytes of the glyph's own.
    let header = [17: 5, 18: 8, 19: 0][format]
    guard let header, let length = pictures.uint32(start + header),
      let bytes = pictures.bytes(at: start + header + 4, count: length),
      let metrics = format == 19 ? place.shared : metrics(in: pictures, at: start)
    else { return nil }
    return (bytes, metrics)
  }

  /// Small and big metrics start alike: height, width, left bearing, top bearing.
  private func metrics(in table: BigEndianBytes, at offset: Int) -> Metrics? {
    guard let left = table.uint8(offset + 2), let top = table.uint8(offset + 3) else { return nil }
    return Metrics(
      left: Int(Int8(truncatingIfNeeded: left)), top: Int(Int8(truncatingIfNeeded: top)))
  }
}

/// Numbers of a font's table, big-endian; nil outside the table.
private struct BigEndianBytes: Sendable {
  let data: Data

  init(_ data: Data) {
    self.data = data
  }

  func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  func uint16(_ offset: Int) -> Int? {
    guard let high = uint8(offset), let low = uint8(offset + 1) else { return nil }
    return high << 8 | low
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= data.count, count <= data.count - offset else { return nil }
    let start = data.startIndex + offset
    return [UInt8](data[start..<start + count])
  }
}
