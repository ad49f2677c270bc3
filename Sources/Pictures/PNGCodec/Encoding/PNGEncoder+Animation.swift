public import Imaging

extension PNGEncoder {
  /// An animated PNG that shows its frames in turn, forever; programs without support for animations show the
  /// first.
  ///
  /// Frames smaller than the largest are drawn at its top left, on transparent background.
  public static func encodeAnimation(
    _ frames: [StraightBitmap], millisecondsPerFrame: Int, options: Options = Options()
  ) throws(PNGError) -> [UInt8] {
    let width = frames.map(\.width).max() ?? 0
    let height = frames.map(\.height).max() ?? 0
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
      throw .unwritableSize(width: width, height: height)
    }
    // One header applies to all frames, so the layout must suit each of them.
    let layout = PNGLayout(colorType: .rgba)
    let writer = try PNGWriter(expectedSize: width * height)
    try writer.writeHeader(
      width: width, height: height, layout: layout, colorSpace: options.colorSpace,
      pixelsPerMetre: options.scale.map(pixelsPerMetre) ?? 0)
    try writer.writeChunk("acTL", (big32(frames.count) + big32(0))[...])
    var sequence = 0
    for frame in frames {
      let delay = UInt16(clamping: millisecondsPerFrame)
      var control = big32(sequence) + big32(width) + big32(height) + big32(0) + big32(0)
      control += [UInt8(delay >> 8), UInt8(delay & 255), UInt8(1000 >> 8), UInt8(1000 & 255), 0, 0]
      try writer.writeChunk("fcTL", control[...])
      sequence += 1
      let stream = try stream(of: frame, width: width, height: height, layout: layout)
      if sequence == 1 {
        try writer.writeImageData(stream)
      } else {
        try writer.writeChunk("fdAT", (big32(sequence) + stream)[...])
        sequence += 1
      }
    }
    try writer.writeEnd()
    return writer.copiedBytes
  }

  private static func stream(
    of frame: StraightBitmap, width: Int, height: Int, layout: PNGLayout
  ) throws(PNGError) -> [UInt8] {
    var canvas = StraightBitmap(width: width, height: height)
    for y in 0..<frame.height {
      canvas.pixels.replaceSubrange(
        y * width..<y * width + frame.width, with: frame.pixels[y * frame.width..<(y + 1) * frame.width])
    }
    return try canvas.pixels.withPixelWords { (words) throws(PNGError) in
      let rows = PNGRows(PNGPixels(words: words, width: width, height: height), layout: layout)
      return try Deflater(level: 6).zlibStream(of: rows)
    }
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
