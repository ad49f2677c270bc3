package import ImageComparison
package import Imaging
package import OperatingSystem
internal import PNGCodec

/// The kinds of pictures that show a difference.
package enum PictureStyle: String, CaseIterable, Sendable {
  /// The reference faded, with differing pixels in colour.
  case highlight
  /// Differing pixels on transparent background.
  case mask
  /// Reference, differences and actual picture next to each other.
  case sideBySide = "side-by-side"
  /// The differences of the channels, stretched to full range.
  case normalized
  /// The differences of alpha, stretched to full range.
  case alpha
  /// Both pictures alternating, as an animated PNG.
  case blink
  /// A ring around each region, and the regions enlarged.
  case rings

  /// Rings if few pixels differ, because a dozen red pixels among millions are easily overlooked; otherwise
  /// the highlight.
  package static func suitable(for difference: ImageDifference) -> PictureStyle {
    switch difference.verdict {
    case .size: .sideBySide
    case .shifted: .highlight
    default: difference.differingPixels < 100 ? .rings : .highlight
    }
  }

  /// The picture; the blinking style has two frames, and is drawn as the highlight if only one can be shown.
  package func draw(
    _ difference: ImageDifference, _ first: StraightBitmap, _ second: StraightBitmap,
    _ comparator: ImageComparator = ImageComparator()
  ) -> StraightBitmap {
    var drawing = DifferencePicture()
    if case .yiqOnWhite = comparator.metric { drawing.fading = .opacityFirst }
    drawing.ignored = comparator.ignored
    // For a picture whose content only moved, the inserted or deleted bands say everything.
    func changes() -> StraightBitmap {
      if let shift = difference.shift, shift.explainsEverything {
        return drawing.bands(of: shift, in: second)
      }
      return drawing.highlight(difference.map, over: first)
    }
    return switch self {
    case .highlight, .blink: changes()
    case .mask: drawing.mask(difference.map, width: first.width, height: first.height)
    case .sideBySide: drawing.sideBySide(first, changes(), second)
    case .normalized: drawing.normalized(first, second)
    case .alpha: drawing.alpha(first, second)
    case .rings: drawing.rings(first, second, difference)
    }
  }

  package func write(
    _ difference: ImageDifference, _ first: StraightBitmap, _ second: StraightBitmap,
    _ comparator: ImageComparator, to path: String
  ) throws(FileError) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes =
        self == .blink
        ? try PNGEncoder.encodeAnimation([first, second], millisecondsPerFrame: 500)
        : try PNGEncoder.encode(draw(difference, first, second, comparator))
    } catch {
      throw FileError(path: path, error)
    }
    try FileSystem.write(bytes, to: path)
  }
}
