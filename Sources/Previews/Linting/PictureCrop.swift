import Foundation
import Geometry
import Imaging
import PNGCodec

/// Cropped pictures of findings.
enum PictureCrop {
  /// The margin of surroundings that is shown, in points.
  private static let margin: CGFloat = 16
  /// The minimum size of the crop, in points.
  private static let least: CGFloat = 60

  /// The part of a picture around a view, which is outlined, as a PNG file; nil if there is no picture.
  static func png(of frame: CGRect, in picture: Bitmap, scale: Double) -> Data? {
    guard picture.width > 0, picture.height > 0 else { return nil }
    let points = CGFloat(scale)
    let columns = Span(frame.minX, frame.maxX, points: points, limit: picture.width)
    let rows = Span(frame.minY, frame.maxY, points: points, limit: picture.height)
    var crop = Bitmap(width: columns.range.count, height: rows.range.count)
    for row in rows.range {
      let start = row * picture.width
      let target = (row - rows.range.lowerBound) * crop.width
      crop.pixels.replaceSubrange(
        target..<target + crop.width,
        with: picture.pixels[start + columns.range.lowerBound..<start + columns.range.upperBound])
    }
    outline(columns, rows, width: max(1, Int(points.rounded())), in: &crop)
    return (try? PNGEncoder.encode(crop, options: PNGEncoder.Options(scale: scale))).map { Data($0) }
  }

  /// A range of pixels and the part of it that the view takes up.
  private struct Span {
    var range: Range<Int>
    var view: Range<Int>

    init(_ start: CGFloat, _ end: CGFloat, points: CGFloat, limit: Int) {
      let whole = CGFloat(limit)
      func pixels(_ value: CGFloat) -> CGFloat { min(max(value * points, 0), whole) }
      var (low, high) = (pixels(start - PictureCrop.margin), pixels(end + PictureCrop.margin))
      // A view beyond the picture is represented by the adjacent part of the picture.
      let least = min(PictureCrop.least * points, whole)
      if high - low < least {
        let middle = min(max((low + high) / 2, least / 2), whole - least / 2)
        (low, high) = (middle - least / 2, middle + least / 2)
      }
      range = Int(low.rounded(.down))..<min(limit, Int(high.rounded(.up)))
      let first = Int(min(max(start * points, -1), whole + 1).rounded(.down))
      let last = Int(min(max(end * points, -1), whole + 1).rounded(.up))
      view = first..<max(first, last)
    }
  }

  /// Draws a line around the view, outside it.
  private static func outline(_ columns: Span, _ rows: Span, width: Int, in crop: inout Bitmap) {
    let color = Bitmap.Pixel(red: 255, green: 0, blue: 110, alpha: 255)
    let (left, right) = (columns.view.lowerBound - width, columns.view.upperBound + width)
    let (top, bottom) = (rows.view.lowerBound - width, rows.view.upperBound + width)
    for row in max(
      top, rows.range.lowerBound)..<max(top, min(bottom, rows.range.upperBound), rows.range.lowerBound)
    {
      let isSide = rows.view.contains(row)
      for column in max(
        left, columns.range.lowerBound)..<max(
          left, min(right, columns.range.upperBound), columns.range.lowerBound)
      where !(isSide && columns.view.contains(column)) {
        crop[column - columns.range.lowerBound, row - rows.range.lowerBound] = color
      }
    }
  }
}
