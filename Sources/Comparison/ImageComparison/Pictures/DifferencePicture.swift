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
  /// What was left out of the comparison, which is hatched.
  public var ignored = IgnoredPixels()

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

  /// The faded reference with the differences in colour; ignored regions are hatched in blue.
  public func highlight(_ map: DifferenceMap?, over reference: StraightBitmap) -> StraightBitmap {
    var picture = reference
    let flags = ignored.isEmpty ? nil : ignored.flags(width: reference.width, height: reference.height)
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let isIgnored = flags.map { $0[y * reference.width + x] } ?? false
        picture[x, y] =
          color(of: isIgnored ? .ignored : state(map, x, y), x, y) ?? faded(reference[x, y])
      }
    }
    return picture
  }

  /// The faded actual picture with the rows or columns that were inserted in colour, and a dashed line where some were
  /// deleted.
  public func bands(of shift: ImageShift, in actual: StraightBitmap) -> StraightBitmap {
    var picture = highlight(nil, over: actual)
    let (length, breadth) =
      shift.axis == .rows ? (actual.height, actual.width) : (actual.width, actual.height)
    func paint(_ lines: Range<Int>, isDashed: Bool, _ color: StraightBitmap.Pixel) {
      for line in lines.clamped(to: 0..<length) {
        for place in 0..<breadth where !isDashed || place % 8 < 5 {
          if shift.axis == .rows { picture[place, line] = color } else { picture[line, place] = color }
        }
      }
    }
    for run in shift.runs {
      if run.inserted > 0 {
        paint(run.secondLine..<(run.secondLine + run.inserted), isDashed: false, differenceColor)
      } else {
        paint((run.secondLine - 1)..<(run.secondLine + 1), isDashed: true, Self.ignoredColor)
      }
    }
    return picture
  }

  /// The blue that marks what does not count.
  private static let ignoredColor = StraightBitmap.Pixel(red: 64, green: 128, blue: 255)

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
    case .ignored: (x + y) % 8 < 2 ? Self.ignoredColor : nil
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
