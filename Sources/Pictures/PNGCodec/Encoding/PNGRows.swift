/// The rows of an image as they are compressed: for each row one byte that names its filter, then its
/// samples.
internal struct PNGRows {
  let layout: PNGLayout
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// Bytes from one row's filter byte to the next.
  var stride: Int { layout.bytesPerRow(width: width) + 1 }

  init(layout: PNGLayout, width: Int, height: Int, bytes: [UInt8]) {
    self.layout = layout
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Unfiltered rows of the pixels.
  init(_ pixels: PNGPixels, layout: PNGLayout) {
    self.layout = layout
    width = pixels.width
    height = pixels.height
    let stride = layout.bytesPerRow(width: pixels.width) + 1
    let colors = ColorTable(palette: layout.palette)
    bytes = [UInt8](unsafeUninitializedCapacity: stride * pixels.height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<pixels.height {
        let row = start + y * stride
        row[0] = PNGFilter.none.rawValue
        Self.pack(pixels.row(y), into: row + 1, layout: layout, colors: colors)
      }
      count = stride * pixels.height
    }
  }

  /// Packs a row of any layout; the table contains the palette's colours.
  static func pack(
    _ words: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>, layout: PNGLayout,
    colors: ColorTable
  ) {
    switch layout.colorType {
    case .rgb, .rgba:
      pack(words, into: row, bytesPerPixel: layout.bytesPerPixel)
    case .greyAlpha:
      for (x, word) in words.enumerated() {
        row[2 * x] = UInt8(truncatingIfNeeded: word)
        row[2 * x + 1] = UInt8(truncatingIfNeeded: word >> 24)
      }
    case .grey:
      let unit = UInt32(255 / ((1 << layout.bitDepth) - 1))
      packBits(words, into: row, bitDepth: layout.bitDepth) { UInt8(truncatingIfNeeded: ($0 & 0xff) / unit) }
    case .palette:
      var previous = words[0]
      var number = colors.number(of: previous)
      packBits(words, into: row, bitDepth: layout.bitDepth) { word in
        if word != previous {
          previous = word
          number = colors.number(of: word)
        }
        return number
      }
    }
  }

  /// Packs a row of words that each hold a pixel's bytes from the lowest on.
  static func pack(
    _ words: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>, bytesPerPixel: Int
  ) {
    switch bytesPerPixel {
    case 1: for x in 0..<words.count { row[x] = UInt8(truncatingIfNeeded: words[x]) }
    case 2:
      for x in 0..<words.count {
        row[2 * x] = UInt8(truncatingIfNeeded: words[x])
        row[2 * x + 1] = UInt8(truncatingIfNeeded: words[x] >> 8)
      }
    case 3: packRGB(words, into: row)
    default:
      UnsafeMutableRawBufferPointer(start: row, count: words.count * 4).copyMemory(
        from: UnsafeRawBufferPointer(words))
    }
  }

  /// Four pixels become twelve bytes, combined in three words; the rest byte by byte.
  private static func packRGB(_ words: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(row)
    var x = 0
    while x + 4 <= words.count {
      let a = words[x] & 0xff_ffff
      let b = words[x + 1] & 0xff_ffff
      let c = words[x + 2] & 0xff_ffff
      let d = words[x + 3] & 0xff_ffff
      raw.storeBytes(of: a | b << 24, toByteOffset: 3 * x, as: UInt32.self)
      raw.storeBytes(of: b >> 8 | c << 16, toByteOffset: 3 * x + 4, as: UInt32.self)
      raw.storeBytes(of: c >> 16 | d << 8, toByteOffset: 3 * x + 8, as: UInt32.self)
      x += 4
    }
    while x < words.count {
      row[3 * x] = UInt8(truncatingIfNeeded: words[x])
      row[3 * x + 1] = UInt8(truncatingIfNeeded: words[x] >> 8)
      row[3 * x + 2] = UInt8(truncatingIfNeeded: words[x] >> 16)
      x += 1
    }
  }

  /// Packs one sample per pixel, the leftmost in the highest bits of a byte.
  @inline(__always)
  private static func packBits(
    _ words: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>, bitDepth: Int,
    sample: (UInt32) -> UInt8
  ) {
    guard bitDepth < 8 else {
      for x in 0..<words.count { row[x] = sample(words[x]) }
      return
    }
    let perByte = 8 / bitDepth
    var byte: UInt8 = 0
    for x in 0..<words.count {
      byte = byte << bitDepth | sample(words[x])
      if x % perByte == perByte - 1 {
        row[x / perByte] = byte
        byte = 0
      }
    }
    let rest = words.count % perByte
    if rest > 0 { row[words.count / perByte] = byte << (bitDepth * (perByte - rest)) }
  }
}
