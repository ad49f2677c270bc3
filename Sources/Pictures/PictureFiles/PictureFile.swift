internal import CPictureLibraries
package import Imaging
import PNGCodec

/// Reads picture files of every kind that projects have.
///
/// PNG is read by the program itself; the libraries for the others are opened when they are first needed, so
/// that the program does not depend on them. JPEG and HEIC files with a P3 profile are treated as sRGB.
package enum PictureFile {
  /// The largest picture that is read, in pixels.
  package static let pixelLimit = 100_000_000

  /// Reads a picture; a vector drawing at its own size, one pixel per point.
  package static func bitmap(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
    switch format {
    case .png:
      do throws(PNGError) {
        return try PNGDecoder.decode(bytes, pixelLimit: pixelLimit).sRGBBitmap
      } catch {
        throw .damaged(.png)
      }
    case .jpeg, .webp, .heic: return Bitmap(try straightBitmap(bytes, format, pixelLimit: pixelLimit))
    case .svg, .pdf:
      let drawing = try VectorPicture(bytes)
      return try drawing.bitmap(
        width: Int(drawing.width.rounded(.up)), height: Int(drawing.height.rounded(.up)))
    }
  }

  /// The pixels of a JPEG, WebP or HEIC file as stored, not premultiplied.
  ///
  /// - Parameter pixelLimit: how many pixels the picture may have.
  package static func straightBitmap(
    _ bytes: [UInt8], pixelLimit: Int = pixelLimit
  ) throws(PictureError) -> StraightBitmap {
    guard let format = PictureFormat(of: bytes), format != .png else { throw .unknownFormat }
    if format.isVector { throw .drawing(format) }
    return try straightBitmap(bytes, format, pixelLimit: pixelLimit)
  }

  private static func straightBitmap(
    _ bytes: [UInt8], _ format: PictureFormat, pixelLimit: Int
  ) throws(PictureError) -> StraightBitmap {
    switch format {
    case .jpeg:
      return try read(bytes, as: format, package: "libturbojpeg0", pixelLimit, with: fr_read_jpeg)
        .turned(by: EXIFOrientation.value(in: bytes))
    case .webp:
      // The flags of the extended header: the second bit says that there are several pictures.
      if bytes.count > 20, bytes[12..<16].elementsEqual("VP8X".utf8), bytes[20] & 2 != 0 {
        throw .animated(format)
      }
      return try read(bytes, as: format, package: "libwebp7", pixelLimit, with: fr_read_webp)
    case .heic: return try read(bytes, as: format, package: "libheif1", pixelLimit, with: fr_read_heif)
    case .png, .svg, .pdf: throw .unknownFormat
    }
  }

  private static func read(
    _ bytes: [UInt8], as format: PictureFormat, package: String, _ pixelLimit: Int,
    with read: (UnsafePointer<UInt8>?, Int, Int, UnsafeMutablePointer<fr_picture>?) -> Int32
  ) throws(PictureError) -> StraightBitmap {
    var picture = fr_picture()
    let result = bytes.withUnsafeBufferPointer { read($0.baseAddress, $0.count, pixelLimit, &picture) }
    try check(result, format, package)
    defer { free(picture.pixels) }
    let straight = UnsafeBufferPointer(
      start: picture.pixels, count: Int(picture.width) * Int(picture.height) * 4)
    let pixels = stride(from: 0, to: straight.count, by: 4).map { at in
      StraightBitmap.Pixel(
        red: straight[at], green: straight[at + 1], blue: straight[at + 2], alpha: straight[at + 3])
    }
    return StraightBitmap(width: Int(picture.width), height: Int(picture.height), pixels: pixels)
  }

  static func check(
    _ result: Int32, _ format: PictureFormat, _ package: String
  ) throws(PictureError) {
    switch Int(result) {
    case FR_PICTURE_READ: return
    case FR_PICTURE_NO_LIBRARY: throw .missingLibrary(format: format, package: package)
    case FR_PICTURE_TOO_LARGE: throw .tooLarge
    case FR_PICTURE_INKS: throw .inks(format)
    default: throw .damaged(format)
    }
  }
}
