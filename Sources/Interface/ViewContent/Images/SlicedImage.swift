import Foundation
import Geometry
import Imaging

/// A picture whose edges keep their size while its middle is stretched or repeated.
struct SlicedImage {
  /// A piece of the picture and where it goes, in points.
  struct Part {
    let bitmap: Bitmap
    let rect: CGRect
  }

  let bitmap: Bitmap
  /// Pixels per point.
  let scale: Double
  /// The cap insets, which keep their size, in points.
  let insets: EdgeInsets
  /// Whether the middle is repeated.
  let isTiled: Bool

  /// The parts that fill a frame, without those that are empty.
  func parts(in frame: CGRect) -> [Part] {
    let columns = Self.bands(
      length: bitmap.width, scale: scale, before: Double(insets.leading), after: Double(insets.trailing),
      from: Double(frame.minX), to: Double(frame.maxX), isTiled: isTiled)
    let rows = Self.bands(
      length: bitmap.height, scale: scale, before: Double(insets.top), after: Double(insets.bottom),
      from: Double(frame.minY), to: Double(frame.maxY), isTiled: isTiled)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          bitmap: bitmap.cropped(columns: column.source, rows: row.source),
          rect: CGRect(
            x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from))
      }
    }
  }

  /// Pixels of the picture along one axis, and where they are drawn.
  private struct Band {
    let source: Range<Int>
    let from: Double
    let to: Double
  }

  private static func bands(
    length: Int, scale: Double, before: Double, after: Double, from: Double, to: Double, isTiled: Bool
  ) -> [Band] {
    let first = min(max(Int((before * scale).rounded()), 0), length)
    let last = min(max(Int((after * scale).rounded()), 0), length - first)
    // Edges that do not fit next to each other share the space.
    let room = to - from
    let fit = min(1, room / max(Double(first + last) / scale, .leastNonzeroMagnitude))
    let start = from + Double(first) / scale * fit
    let end = to - Double(last) / scale * fit
    var bands = [Band(source: 0..<first, from: from, to: start)]
    let middle = first..<(length - last)
    let tile = Double(middle.count) / scale
    if isTiled, tile > 0 {
      var at = start
      // A frame with thousands of tiles would have as many parts; they could not be told apart anyway.
      while at < end - 1e-6, bands.count < 512 {
        let shown = min(tile, end - at)
        let count = max(1, Int((shown * scale).rounded()))
        bands.append(
          Band(
            source: middle.lowerBound..<min(middle.lowerBound + count, middle.upperBound), from: at,
            to: at + shown))
        at += tile
      }
    } else {
      bands.append(Band(source: middle, from: start, to: end))
    }
    bands.append(Band(source: (length - last)..<length, from: end, to: to))
    return bands.filter { !$0.source.isEmpty && $0.to > $0.from }
  }
}

extension Bitmap {
  /// A rectangle of the picture.
  fileprivate func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    if columns.count == width, rows.count == height { return self }
    return Bitmap(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in
        pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)]
      })
  }
}
