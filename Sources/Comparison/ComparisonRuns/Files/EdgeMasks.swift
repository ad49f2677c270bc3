internal import Imaging
internal import OperatingSystem
internal import PNGCodec

/// The masks of edges that a render can leave beside its picture: `card.png` has `card.edges.png`.
package enum EdgeMasks {
  /// The suffix of mask names; masks are not compared as pictures.
  package static let ending = ".edges.png"

  /// Where a picture's mask is.
  package static func path(of picture: String) -> String {
    (picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ending
  }

  /// The pixels that are edges of the same shape in two pictures: an edge in one, and in the other at the
  /// same pixel or right beside it, as when a shape moves by less than a pixel.
  ///
  /// Pictures of different sizes are compared where both have pixels.
  static func common(
    of first: String, _ second: String, pixelLimit: Int
  ) throws(FileError) -> StraightBitmap {
    let (a, b) = (try read(first, pixelLimit), try read(second, pixelLimit))
    var common = StraightBitmap(width: min(a.width, b.width), height: min(a.height, b.height))
    for y in 0..<common.height {
      for x in 0..<common.width
      where isEdge(a, x, y) && isNear(b, x, y) || isEdge(b, x, y) && isNear(a, x, y) {
        common[x, y] = StraightBitmap.Pixel(red: 255, green: 255, blue: 255)
      }
    }
    return common
  }

  private static func isEdge(_ mask: StraightBitmap, _ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask[x, y].red >= 128
  }

  /// Whether there is an edge here, or above, below or at a side.
  private static func isNear(_ mask: StraightBitmap, _ x: Int, _ y: Int) -> Bool {
    isEdge(mask, x, y) || isEdge(mask, x - 1, y) || isEdge(mask, x + 1, y) || isEdge(mask, x, y - 1)
      || isEdge(mask, x, y + 1)
  }

  private static func read(_ picture: String, _ pixelLimit: Int) throws(FileError) -> StraightBitmap {
    let path = path(of: picture)
    guard FileSystem.exists(path) else {
      throw FileError(
        path: picture,
        reason: .unreadable("its mask of edges \(path) does not exist; fittingroom render --edges makes one"))
    }
    return try PNGDecoder.read(path, pixelLimit: pixelLimit).bitmap
  }
}
