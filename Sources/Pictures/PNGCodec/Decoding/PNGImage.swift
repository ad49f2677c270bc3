public import Imaging

/// A decoded PNG: its samples as stored, and the properties in the file.
public struct PNGImage: Hashable, Sendable {
  /// The samples as 8-bit straight RGBA. Samples of 16 bits are scaled to 8, to the nearest; no gamma or profile is
  /// applied.
  public var bitmap: StraightBitmap
  /// The content of the file's header and its ancillary chunks.
  public var metadata: PNGMetadata

  public init(bitmap: StraightBitmap, metadata: PNGMetadata) {
    self.bitmap = bitmap
    self.metadata = metadata
  }
}

/// The properties of a PNG's pixels.
public struct PNGMetadata: Hashable, Sendable {
  /// Width in pixels.
  public var width: Int
  /// Height in pixels.
  public var height: Int
  /// Bits per sample as stored: 1, 2, 4, 8 or 16.
  public var bitDepth: Int
  /// Whether the rows are stored in Adam7 order.
  public var isInterlaced: Bool
  /// Whether the file says that its colours are sRGB.
  public var isSRGB: Bool
  /// The exponent that turns light into samples, such as 0.45455; `nil` when the file has no gAMA chunk.
  public var gamma: Double?
  /// The embedded ICC profile; empty when there is none.
  public var profile: [UInt8]
  /// Pixels per point, where a point is a 72nd of an inch; `nil` when the file does not say or its pixels are not
  /// square.
  public var scale: Double?

  public init(
    width: Int, height: Int, bitDepth: Int, isInterlaced: Bool, isSRGB: Bool, gamma: Double?,
    profile: [UInt8],
    scale: Double?
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.isInterlaced = isInterlaced
    self.isSRGB = isSRGB
    self.gamma = gamma
    self.profile = profile
    self.scale = scale
  }
}
