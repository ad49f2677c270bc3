public import Imaging

/// An animated PNG that is made frame by frame: each frame only stores what differs from the previous one,
/// and a frame without a difference extends the previous one's duration.
public struct AnimatedPNG {
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private let options: PNGEncoder.Options
  private var previous: Bitmap?
  private var parts: [Part] = []

  /// The change made by one frame.
  private struct Part {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var stream: [UInt8]
    /// The number of frames for which it is shown.
    var count = 1
  }

  /// - Parameter framesPerSecond: at least 1.
  public init(
    width: Int, height: Int, framesPerSecond: Int, options: PNGEncoder.Options = PNGEncoder.Options()
  ) {
    self.width = width
    self.height = height
    self.framesPerSecond = max(framesPerSecond, 1)
    self.options = options
  }

  /// The number of frames, of which several may be one in the file.
  public var frameCount: Int { parts.reduce(0) { $0 + $1.count } }

  /// Adds a frame, which must have the animation's size.
  public mutating func add(_ bitmap: Bitmap) throws(PNGError) {
    guard bitmap.width == width, bitmap.height == height, width > 0, height > 0 else {
      throw .unwritableSize(width: bitmap.width, height: bitmap.height)
    }
    guard let area = changedArea(of: bitmap) else {
      parts[parts.count - 1].count += 1
      return
    }
    previous = bitmap
    var changed: [Bitmap.Pixel] = []
    changed.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      let start = y * width + area.x
      changed += bitmap.pixels[start..<start + area.width]
    }
    let cut = StraightBitmap(Bitmap(width: area.width, height: area.height, pixels: changed))
    let stream = try cut.pixels.withPixelWords { (words) throws(PNGError) in
      let pixels = PNGPixels(words: words, width: area.width, height: area.height)
      let packer = PNGPacker(
        pixels, layout: PNGLayout(colorType: .rgba), repeatsAbove: PictureSurvey(pixels).repeatsAbove)
      return try packer.stream(by: options.effort == .max ? .libdeflate(level: 12) : .greedy)
    }
    parts.append(Part(x: area.x, y: area.y, width: area.width, height: area.height, stream: stream))
  }

  /// The smallest rectangle around what differs from the frame before; nil if nothing does.
  ///
  /// Pixels that differ when multiplied by alpha differ in the file too, and vice versa (`StraightBitmap`).
  private func changedArea(of frame: Bitmap) -> (x: Int, y: Int, width: Int, height: Int)? {
    guard let previous else { return (0, 0, width, height) }
    var (left, right, top, bottom) = (width, -1, -1, -1)
    frame.pixels.withUnsafeBytes { new in
      previous.pixels.withUnsafeBytes { old in
        let size = MemoryLayout<Bitmap.Pixel>.stride
        func differs(_ x: Int, _ y: Int) -> Bool {
          let offset = (y * width + x) * size
          return new.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            != old.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        for y in 0..<height {
          let row = y * width * size..<(y + 1) * width * size
          if Self.isEqual(new, old, row) { continue }
          var first = 0
          while first < width, !differs(first, y) { first += 1 }
          var last = width - 1
          while !differs(last, y) { last -= 1 }
          if top < 0 { top = y }
          bottom = y
          left = min(left, first)
          right = max(right, last)
        }
      }
    }
    return top < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// Whether bytes in a range are the same; several words are combined in one condition, so that the
  /// processor loads them at once.
  private static func isEqual(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Bool {
    var offset = range.lowerBound
    while offset + 64 <= range.upperBound {
      var difference: UInt64 = 0
      for word in 0..<8 {
        difference |=
          a.loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self)
          ^ b.loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self)
      }
      if difference != 0 { return false }
      offset += 64
    }
    while offset < range.upperBound {
      if a[offset] != b[offset] { return false }
      offset += 1
    }
    return true
  }

  /// The file, which plays forever or the given number of times; programs without support for animations show
  /// its first frame.
  ///
  /// - Parameter plays: how often the animation plays; 0 is forever.
  public func bytes(plays: Int = 0) throws(PNGError) -> [UInt8] {
    guard !parts.isEmpty else { throw .unwritableSize(width: width, height: height) }
    let writer = try PNGWriter(expectedSize: parts.reduce(4096) { $0 + $1.stream.count })
    try writer.writeHeader(
      width: width, height: height, layout: PNGLayout(colorType: .rgba), colorSpace: options.colorSpace,
      pixelsPerMetre: options.scale.map(PNGEncoder.pixelsPerMetre) ?? 0)
    try writer.writeChunk("acTL", (Self.big32(parts.count) + Self.big32(plays))[...])
    var sequence = 0
    for part in parts {
      var control = Self.big32(sequence) + Self.big32(part.width) + Self.big32(part.height)
      control += Self.big32(part.x) + Self.big32(part.y)
      // Nothing is cleared after a frame, and the next one replaces what it covers.
      control += Self.big16(part.count) + Self.big16(framesPerSecond) + [0, 0]
      try writer.writeChunk("fcTL", control[...])
      sequence += 1
      if sequence == 1 {
        try writer.writeImageData(part.stream)
      } else {
        try writer.writeChunk("fdAT", (Self.big32(sequence) + part.stream)[...])
        sequence += 1
      }
    }
    try writer.writeEnd()
    return writer.copiedBytes
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func big16(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: min(value, 65535) >> $0) }
  }
}
