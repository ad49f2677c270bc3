public import Imaging

/// An animated PNG that is made frame by frame: of each only what differs from the one before is stored, and a frame that
/// does not differ holds the one before for longer.
public struct AnimatedPNG {
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private let options: PNGEncoder.Options
  private var previous: StraightBitmap?
  private var parts: [Part] = []

  /// What one frame changes.
  private struct Part {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var stream: [UInt8]
    /// For how many frames it shows.
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
    let frame = StraightBitmap(bitmap)
    guard let area = changedArea(of: frame) else {
      parts[parts.count - 1].count += 1
      return
    }
    previous = frame
    var cut = StraightBitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      let start = (area.y + y) * width + area.x
      cut.pixels.replaceSubrange(
        y * area.width..<(y + 1) * area.width, with: frame.pixels[start..<start + area.width])
    }
    let stream = try cut.pixels.withPixelWords { (words) throws(PNGError) in
      let pixels = PNGPixels(words: words, width: area.width, height: area.height)
      let packer = PNGPacker(
        pixels, layout: PNGLayout(colorType: .rgba), repeatsAbove: PictureSurvey(pixels).repeatsAbove)
      return try packer.stream(by: options.effort == .max ? .libdeflate(level: 12) : .greedy)
    }
    parts.append(Part(x: area.x, y: area.y, width: area.width, height: area.height, stream: stream))
  }

  /// The smallest rectangle around what differs from the frame before; nil where nothing does.
  private func changedArea(of frame: StraightBitmap) -> (x: Int, y: Int, width: Int, height: Int)? {
    guard let previous else { return (0, 0, width, height) }
    var (left, right, top, bottom) = (width, -1, -1, -1)
    frame.pixels.withUnsafeBufferPointer { new in
      previous.pixels.withUnsafeBufferPointer { old in
        for y in 0..<height {
          let row = y * width
          var first = 0
          while first < width, new[row + first] == old[row + first] { first += 1 }
          if first == width { continue }
          var last = width - 1
          while new[row + last] == old[row + last] { last -= 1 }
          if top < 0 { top = y }
          bottom = y
          left = min(left, first)
          right = max(right, last)
        }
      }
    }
    return top < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// The file, which plays forever or as often as is said; programs that know no animations show its first frame.
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
