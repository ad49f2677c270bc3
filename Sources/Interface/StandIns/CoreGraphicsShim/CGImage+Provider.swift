import Foundation

extension CGImage {
  /// A picture of rows of bytes: gray, red, green and blue, or those with opacity before or after them. Nil for components that are
  /// not of eight bits, and where the provider has too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data, bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel), width > 0,
      height > 0,
      width <= 1 << 15, height <= 1 << 15, bytesPerRow >= width * bitsPerPixel / 8,
      data.length >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
    else { return nil }
    let layout = PixelLayout(bitsPerPixel: bitsPerPixel, info: bitmapInfo)
    let bytes = [UInt8](Data(referencing: data))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        layout.append(bytes, at: row * bytesPerRow + column * bitsPerPixel / 8, to: &pixels)
      }
    }
    self.init(_width: width, height: height, pixels: pixels)
  }
}

/// The positions of the components in a pixel's bytes.
private struct PixelLayout {
  private let red: Int
  private let green: Int
  private let blue: Int
  private var alpha: Int?
  private var isPremultiplied = true

  init(bitsPerPixel: Int, info: CGBitmapInfo) {
    if bitsPerPixel == 8 {
      (red, green, blue) = (0, 0, 0)
    } else {
      let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
      let hasFirst = bitsPerPixel == 32 && [.first, .premultipliedFirst, .noneSkipFirst].contains(kind)
      let isLittle = bitsPerPixel == 32 && info.contains(.byteOrder32Little)
      let first = hasFirst ? 1 : 0
      func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
      (red, green, blue) = (place(first), place(first + 1), place(first + 2))
      if bitsPerPixel == 32, [.first, .premultipliedFirst, .last, .premultipliedLast].contains(kind) {
        alpha = place(hasFirst ? 0 : 3)
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
      }
    }
  }

  /// Puts a pixel behind others, multiplied by its opacity.
  func append(_ bytes: [UInt8], at offset: Int, to pixels: inout [UInt8]) {
    let opacity = alpha.map { bytes[offset + $0] } ?? 255
    for place in [red, green, blue] {
      let value = bytes[offset + place]
      pixels.append(isPremultiplied ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255))
    }
    pixels.append(opacity)
  }
}
