package import ImageComparison
package import Imaging
package import PNGCodec

/// The kinds of pictures that show a difference.
package enum PictureStyle: String, CaseIterable, Sendable {
  /// The reference faded, with differing pixels in colour.
  case highlight
  /// Differing pixels on transparent ground.
  case mask
  /// Reference, differences and actual picture next to each other.
  case sideBySide = "side-by-side"
  /// The differences of the channels, stretched to full range.
  case normalized
  /// The differences of alpha, stretched to full range.
  case alpha
  /// Both pictures in turn, as an animated PNG.
  case blink
  /// A ring around each region, and the regions enlarged.
  case rings

  /// Rings where few pixels differ, because nobody finds a dozen red pixels among millions; else the highlight.
  package static func suitable(for difference: ImageDifference) -> PictureStyle {
    difference.verdict == .size ? .sideBySide : difference.differingPixels < 100 ? .rings : .highlight
  }

  /// The picture; the blinking one has two frames and is drawn as the highlight where only one can be shown.
  package func draw(
    _ difference: ImageDifference, _ first: StraightBitmap, _ second: StraightBitmap,
    metric: ColorMetric = .exact
  ) -> StraightBitmap {
    var drawing = DifferencePicture()
    if case .yiqOnWhite = metric { drawing.fading = .opacityFirst }
    return switch self {
    case .highlight, .blink: drawing.highlight(difference.map, over: first)
    case .mask: drawing.mask(difference.map, width: first.width, height: first.height)
    case .sideBySide: drawing.sideBySide(first, second, difference.map)
    case .normalized: drawing.normalized(first, second)
    case .alpha: drawing.alpha(first, second)
    case .rings: drawing.rings(first, second, difference)
    }
  }

  package func write(
    _ difference: ImageDifference, _ first: StraightBitmap, _ second: StraightBitmap, metric: ColorMetric,
    to path: String
  ) throws(PNGFileError) {
    do throws(PNGError) {
      let bytes =
        self == .blink
        ? try PNGEncoder.encodeAnimation([first, second], millisecondsPerFrame: 500)
        : try PNGEncoder.encode(draw(difference, first, second, metric: metric))
      try FileSystem.write(bytes, to: path)
    } catch {
      throw PNGFileError(path: path, reason: error)
    }
  }
}
