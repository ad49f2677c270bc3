internal import ImageComparison
internal import Imaging
internal import OperatingSystem
internal import PNGCodec

/// A decoded picture: a bitmap if a picture of the differences will be drawn from it, and otherwise memory
/// that is faster to obtain.
internal enum DecodedFile: Sendable {
  case pixels(DecodedPixels)
  case image(PNGImage)

  /// - Parameter reader: reads formats other than PNG; `nil` for none.
  init(
    _ file: MappedFile, pixelLimit: Int, isForDrawing: Bool, reader: PictureReader?
  ) throws(FileError) {
    do throws(FileError) {
      self =
        isForDrawing
        ? .image(try PNGDecoder.decode(file, pixelLimit: pixelLimit))
        : .pixels(try PNGDecoder.decodePixels(file, pixelLimit: pixelLimit))
    } catch {
      guard let reader, error.isOfOtherFormat else { throw error }
      self = .image(try reader.read(file, pixelLimit: pixelLimit))
    }
  }

  var metadata: PNGMetadata {
    switch self {
    case .pixels(let pixels): pixels.metadata
    case .image(let image): image.metadata
    }
  }

  var bitmap: StraightBitmap {
    switch self {
    case .pixels(let pixels): pixels.bitmap
    case .image(let image): image.bitmap
    }
  }

  /// Compares a picture with the reference.
  static func compare(
    _ first: DecodedFile, _ second: DecodedFile, _ comparator: ImageComparator
  ) -> ImageDifference {
    guard case .pixels(let a) = first, case .pixels(let b) = second else {
      return comparator.compare(first.bitmap, second.bitmap)
    }
    defer { extendLifetime((a, b)) }
    return comparator.compare(
      PixelGrid(words: a.words, width: a.metadata.width, height: a.metadata.height),
      PixelGrid(words: b.words, width: b.metadata.width, height: b.metadata.height))
  }
}
