internal import CPixelKernels
import Imaging

/// Samples a bitmap under a transform that keeps rows and columns, mixing the two nearest columns and then
/// the two nearest rows.
///
/// A row of the bitmap is resampled to the canvas's columns once, in 16 bits for each channel, and kept while
/// the nearby rows of the canvas are written: enlarging costs little more than mixing two rows.
final class AxisAlignedSampler {
  private let bitmap: Bitmap
  /// From columns of the canvas to those of the bitmap: the step and the first one, both in pixels.
  private let columnStep: Double
  private let firstColumn: Double
  private let rowStep: Double
  private let firstRow: Double

  /// The positions of the canvas's columns in the bitmap, for as many as have been needed.
  private var columns: [Int32] = []
  /// The share of the next column of the bitmap in 1/65536, four times.
  private var shares: [UInt64] = []
  private var columnRange = 0..<0

  /// A row of the bitmap, resampled to the canvas's columns.
  private struct MixedRow {
    var row = -1
    /// The columns that are filled in.
    var range = 0..<0
    /// From the first known column on.
    var channels: [UInt16] = []
  }

  /// The last even and the last odd row.
  private var evenRow = MixedRow()
  private var oddRow = MixedRow()

  /// - Parameters:
  ///   - bitmap: at least two pixels wide.
  ///   - columnStep, columnOffset: from positions on the canvas to positions in the bitmap, likewise for
  ///     rows.
  init(_ bitmap: Bitmap, columnStep: Double, columnOffset: Double, rowStep: Double, rowOffset: Double) {
    self.bitmap = bitmap
    self.columnStep = columnStep
    self.rowStep = rowStep
    // Pixel centres to pixel centres.
    firstColumn = 0.5 * columnStep + columnOffset - 0.5
    firstRow = 0.5 * rowStep + rowOffset - 0.5
  }

  /// Writes the colours of a row's pixels from column `minX` on.
  func writeRow(_ y: Int, from minX: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    if count <= 0 { return }
    let (top, share) = Self.place(Double(y) * rowStep + firstRow, count: bitmap.height)
    let range = minX..<(minX + count)
    if columnStep == 1, share == 0, copy(range, ofRow: top, to: row) { return }
    findColumns(range)
    let bottom = min(top + 1, bitmap.height - 1)
    let start = 4 * (minX - columnRange.lowerBound)
    prepare(top, range)
    prepare(bottom, range)
    // The last row is its own neighbour.
    let upper = (top & 1 == 0 ? evenRow : oddRow).channels
    let lower = (bottom & 1 == 0 ? evenRow : oddRow).channels
    upper.withUnsafeBufferPointer { upper in
      lower.withUnsafeBufferPointer { lower in
        guard let upper = upper.baseAddress, let lower = lower.baseAddress else { return }
        pixel_mix_rows(PixelKernels.level, upper + start, lower + start, share, count, row)
      }
    }
  }

  /// Copies a row if columns of the canvas are columns of the bitmap; false if they are not.
  private func copy(_ range: Range<Int>, ofRow top: Int, to row: UnsafeMutablePointer<UInt32>) -> Bool {
    guard firstColumn == firstColumn.rounded(), abs(firstColumn) < 1e9 else { return false }
    let low = range.lowerBound + Int(firstColumn)
    guard low >= 0, low + range.count <= bitmap.width else { return false }
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      row.update(from: base + (top * bitmap.width + low), count: range.count)
    }
    return true
  }

  /// The position between two rows or columns of `count`: the index of the first, and the share of the second
  /// in 1/65536.
  private static func place(_ value: Double, count: Int) -> (index: Int, share: UInt16) {
    if !(value > 0) { return (0, 0) }
    if value >= Double(count - 1) { return (count - 1, 0) }
    let whole = value.rounded(.down)
    return (Int(whole), UInt16(min((value - whole) * 65536 + 0.5, 65535)))
  }

  private func findColumns(_ range: Range<Int>) {
    if columnRange.lowerBound <= range.lowerBound && range.upperBound <= columnRange.upperBound { return }
    // Rows of a round shape get longer one after the other.
    let margin = 256
    let low = columns.isEmpty ? range.lowerBound : min(range.lowerBound - margin, columnRange.lowerBound)
    let high = columns.isEmpty ? range.upperBound : max(range.upperBound + margin, columnRange.upperBound)
    columnRange = low..<high
    columns.removeAll(keepingCapacity: true)
    shares.removeAll(keepingCapacity: true)
    for x in columnRange {
      var (index, share) = Self.place(Double(x) * columnStep + firstColumn, count: bitmap.width)
      // The last column as the right neighbour of the one before it.
      if index == bitmap.width - 1 { (index, share) = (index - 1, 65535) }
      columns.append(Int32(index))
      shares.append(UInt64(share) &* 0x0001_0001_0001_0001)
    }
    evenRow = MixedRow()
    oddRow = MixedRow()
  }

  /// Resamples a row of the bitmap to the canvas's columns unless that has been done.
  private func prepare(_ index: Int, _ range: Range<Int>) {
    if index & 1 == 0 {
      prepare(&evenRow, index, range)
    } else {
      prepare(&oddRow, index, range)
    }
  }

  private func prepare(_ mixed: inout MixedRow, _ index: Int, _ range: Range<Int>) {
    var range = range
    if mixed.row == index {
      if mixed.range.lowerBound <= range.lowerBound && range.upperBound <= mixed.range.upperBound { return }
      let margin = 32
      range =
        min(
          range.lowerBound - margin, mixed.range.lowerBound)..<max(
          range.upperBound + margin, mixed.range.upperBound)
      range = range.clamped(to: columnRange)
    }
    mixed.row = index
    mixed.range = range
    if mixed.channels.count < 4 * columnRange.count {
      mixed.channels = [UInt16](repeating: 0, count: 4 * columnRange.count)
    }
    let first = range.lowerBound - columnRange.lowerBound
    mixed.channels.withUnsafeMutableBufferPointer { channels in
      bitmap.pixels.withUnsafeBytes { bytes in
        columns.withUnsafeBufferPointer { columns in
          shares.withUnsafeBufferPointer { shares in
            guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress,
              let columns = columns.baseAddress, let shares = shares.baseAddress,
              let channels = channels.baseAddress
            else { return }
            pixel_mix_columns(
              PixelKernels.level, base + index * bitmap.width, columns + first, shares + first, range.count,
              channels + 4 * first)
          }
        }
      }
    }
  }
}
