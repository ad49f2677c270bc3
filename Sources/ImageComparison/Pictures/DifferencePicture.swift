public import Imaging

/// Pictures that show where two images differ.
public struct DifferencePicture: Hashable, Sendable {
  /// How the unchanged part of the reference is faded; the generations of pixelmatch round differently.
  public enum Fading: Hashable, Sendable {
    /// Luma over white with one opacity, the order of operations of pixelmatch 5.
    case opacityFirst
    /// The same, the order of operations of pixelmatch 7 and later.
    case opacityLast
  }

  /// The opacity of the reference's faded copy.
  public var opacity: Double
  /// The colour of pixels that count.
  public var differenceColor: StraightBitmap.Pixel
  /// The colour of pixels that count and are darker in the second image.
  public var darkerColor: StraightBitmap.Pixel
  /// The colour of pixels excused as the smoothing of an edge.
  public var antiAliasedColor: StraightBitmap.Pixel
  public var fading: Fading

  public init(
    opacity: Double = 0.1, differenceColor: StraightBitmap.Pixel = .init(red: 255, green: 0, blue: 0),
    darkerColor: StraightBitmap.Pixel? = nil,
    antiAliasedColor: StraightBitmap.Pixel = .init(red: 255, green: 255, blue: 0),
    fading: Fading = .opacityLast
  ) {
    self.opacity = opacity
    self.differenceColor = differenceColor
    self.darkerColor = darkerColor ?? differenceColor
    self.antiAliasedColor = antiAliasedColor
    self.fading = fading
  }

  /// The faded reference with the differences in colour; ignored regions' differences are hatched in blue.
  public func highlight(_ map: DifferenceMap?, over reference: StraightBitmap) -> StraightBitmap {
    var picture = reference
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        picture[x, y] =
          color(of: state(map, x, y), x, y) ?? faded(reference[x, y])
      }
    }
    return picture
  }

  /// The differences alone on a transparent background.
  public func mask(_ map: DifferenceMap?, width: Int, height: Int) -> StraightBitmap {
    var picture = StraightBitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let state = state(map, x, y)
        if state.counts, let color = color(of: state, x, y) { picture[x, y] = color }
      }
    }
    return picture
  }

  private func state(_ map: DifferenceMap?, _ x: Int, _ y: Int) -> DifferenceMap.State {
    guard let map, x < map.width, y < map.height else { return .same }
    return map[x, y]
  }

  private func color(of state: DifferenceMap.State, _ x: Int, _ y: Int) -> StraightBitmap.Pixel? {
    switch state {
    case .same: nil
    case .brighter: differenceColor
    case .darker: darkerColor
    case .antiAliased: antiAliasedColor
    case .ignored: (x + y) % 4 < 2 ? StraightBitmap.Pixel(red: 64, green: 128, blue: 255) : nil
    }
  }

  private func faded(_ pixel: StraightBitmap.Pixel) -> StraightBitmap.Pixel {
    let luma = YIQ.luma(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    let alpha = Double(pixel.alpha)
    let value =
      switch fading {
      case .opacityFirst: 255 + (luma - 255) * (opacity * alpha / 255)
      case .opacityLast: 255 + (luma - 255) * opacity * alpha / 255
      }
    let level = UInt8(max(0, min(255, value)))
    return StraightBitmap.Pixel(red: level, green: level, blue: level)
  }
}
