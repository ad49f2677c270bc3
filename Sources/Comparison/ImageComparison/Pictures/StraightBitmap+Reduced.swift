public import Imaging

extension StraightBitmap {
  /// The picture made smaller until it fits a size, each pixel the average of those that it covers, weighted
  /// by alpha; the picture itself if it already fits.
  public func reduced(toFit width: Int, _ height: Int) -> StraightBitmap {
    let factor = max(
      Double(self.width) / Double(max(width, 1)), Double(self.height) / Double(max(height, 1)))
    guard factor > 1 else { return self }
    let newWidth = max(Int(Double(self.width) / factor), 1)
    let newHeight = max(Int(Double(self.height) / factor), 1)
    /// The pixels of the original length that one pixel of the smaller length covers; at least one.
    func span(_ index: Int, of count: Int, from length: Int) -> Range<Int> {
      let start = index * length / count
      return start..<max((index + 1) * length / count, start + 1)
    }
    var picture = StraightBitmap(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      let rows = span(y, of: newHeight, from: self.height)
      for x in 0..<newWidth {
        picture[x, y] = average(span(x, of: newWidth, from: self.width), rows)
      }
    }
    return picture
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        let weight = Int(pixel.alpha)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    func level(_ sum: Int) -> UInt8 { UInt8((sum + alpha / 2) / alpha) }
    let count = rows.count * columns.count
    return Pixel(
      red: level(red), green: level(green), blue: level(blue), alpha: UInt8((alpha + count / 2) / count))
  }
}
