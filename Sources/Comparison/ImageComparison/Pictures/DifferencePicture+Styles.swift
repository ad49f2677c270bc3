public import Imaging

extension DifferencePicture {
  private typealias Pixel = StraightBitmap.Pixel

  /// Reference, differences and actual image next to each other, on a grey background.
  public func sideBySide(
    _ reference: StraightBitmap, _ differences: StraightBitmap, _ actual: StraightBitmap
  ) -> StraightBitmap {
    StraightBitmap(
      sideBySide: [reference, differences, actual], gap: 8, on: Pixel(red: 128, green: 128, blue: 128))
  }

  /// The differences of the channels, stretched so that the largest becomes white; alpha counts for all three.
  public func normalized(_ reference: StraightBitmap, _ actual: StraightBitmap) -> StraightBitmap {
    differences(reference, actual, channels: [\.red, \.green, \.blue])
  }

  /// The differences of alpha alone, stretched so that the largest becomes white.
  public func alpha(_ reference: StraightBitmap, _ actual: StraightBitmap) -> StraightBitmap {
    differences(reference, actual, channels: [\.alpha, \.alpha, \.alpha])
  }

  private func differences(
    _ reference: StraightBitmap, _ actual: StraightBitmap, channels: [KeyPath<StraightBitmap.Pixel, UInt8>]
  ) -> StraightBitmap {
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    func difference(_ x: Int, _ y: Int, _ channel: KeyPath<Pixel, UInt8>) -> Int {
      let (a, b) = (reference[x, y], actual[x, y])
      let alpha = abs(Int(a.alpha) - Int(b.alpha))
      return max(alpha, abs(Int(a[keyPath: channel]) - Int(b[keyPath: channel])))
    }
    var largest = 1
    for y in 0..<height {
      for x in 0..<width where reference[x, y] != actual[x, y] {
        largest = max(largest, channels.map { difference(x, y, $0) }.max() ?? 0)
      }
    }
    var picture = StraightBitmap(
      width: width, height: height, filledWith: Pixel(red: 0, green: 0, blue: 0))
    for y in 0..<height {
      for x in 0..<width where reference[x, y] != actual[x, y] {
        let levels = channels.map { UInt8(difference(x, y, $0) * 255 / largest) }
        picture[x, y] = Pixel(red: levels[0], green: levels[1], blue: levels[2])
      }
    }
    return picture
  }

  /// The highlighted picture with a ring around each region, and below it each region of both images enlarged: for
  /// differences so small that colour alone would be overlooked.
  public func rings(
    _ reference: StraightBitmap, _ actual: StraightBitmap, _ difference: ImageDifference
  ) -> StraightBitmap {
    var top = highlight(difference.map, over: reference)
    for region in difference.regions {
      top.drawFrame(region.bounds.outset(by: 8), thickness: 3, differenceColor)
    }
    let crops = difference.regions.prefix(6).map { region in
      let around = region.bounds.outset(by: 8)
      let zoom = max(1, min(8, 240 / max(around.width, around.height)))
      return [reference, actual].map { $0.cropped(to: around).enlarged(by: zoom) }
    }
    let gap = 8
    let width = max(top.width, crops.map { $0.reduce(gap) { $0 + $1.width } }.max() ?? 0)
    let height = crops.reduce(top.height) { $0 + gap + ($1.map(\.height).max() ?? 0) }
    var picture = StraightBitmap(
      width: width, height: height, filledWith: Pixel(red: 128, green: 128, blue: 128))
    picture.draw(top, atX: 0, y: 0)
    var y = top.height + gap
    for pair in crops {
      var x = 0
      for crop in pair {
        picture.draw(crop, atX: x, y: y)
        x += crop.width + gap
      }
      y += (pair.map(\.height).max() ?? 0) + gap
    }
    return picture
  }
}

extension StraightBitmap {
  /// Pictures next to each other on a background of one colour, aligned at their top edges.
  ///
  /// - Parameter gap: the pixels between two of them.
  package init(sideBySide parts: [StraightBitmap], gap: Int, on ground: Pixel) {
    self.init(
      width: max(parts.reduce(-gap) { $0 + $1.width + gap }, 0), height: parts.map(\.height).max() ?? 0,
      filledWith: ground)
    var x = 0
    for part in parts {
      draw(part, atX: x, y: 0)
      x += part.width + gap
    }
  }

  /// Copies another bitmap over this one, without blending.
  fileprivate mutating func draw(_ other: StraightBitmap, atX left: Int, y top: Int) {
    for y in 0..<min(other.height, height - top) {
      for x in 0..<min(other.width, width - left) { self[left + x, top + y] = other[x, y] }
    }
  }

  fileprivate mutating func drawFrame(_ frame: PixelRect, thickness: Int, _ color: Pixel) {
    let inner = frame.outset(by: -thickness)
    let visible = frame.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        if x < inner.x || x >= inner.maxX || y < inner.y || y >= inner.maxY { self[x, y] = color }
      }
    }
  }

  fileprivate func enlarged(by factor: Int) -> StraightBitmap {
    var picture = StraightBitmap(width: width * factor, height: height * factor)
    for y in 0..<picture.height {
      for x in 0..<picture.width { picture[x, y] = self[x / factor, y / factor] }
    }
    return picture
  }
}
