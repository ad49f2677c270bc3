package import Imaging
internal import OperatingSystem
internal import PNGCodec

/// A reader for picture formats other than PNG, such as JPEG and WebP.
///
/// Their libraries are opened when they are needed. The launcher is linked statically and cannot open any, so
/// nothing here depends on them: callers that have a reader pass it in.
package struct PictureReader: Sendable {
  /// A picture with its colour profile, empty if the file has none.
  package struct Picture: Sendable {
    package var bitmap: StraightBitmap
    package var profile: [UInt8]

    package init(bitmap: StraightBitmap, profile: [UInt8]) {
      self.bitmap = bitmap
      self.profile = profile
    }
  }

  /// Why bytes could not be read, worded to follow "FILE cannot be read: ".
  package struct Failure: Error {
    package var reason: String

    package init(_ reason: String) { self.reason = reason }
  }

  /// The extensions of such pictures, in lower case: `.jpg`.
  package var endings: [String]
  private let picture: @Sendable (_ bytes: [UInt8], _ pixelLimit: Int) throws(Failure) -> Picture

  /// - Parameter picture: reads bytes, given the maximum number of pixels.
  package init(
    endings: [String],
    picture: @escaping @Sendable (_ bytes: [UInt8], _ pixelLimit: Int) throws(Failure) -> Picture
  ) {
    self.endings = endings
    self.picture = picture
  }

  /// Reads a file that is not a PNG.
  func read(_ file: MappedFile, pixelLimit: Int) throws(FileError) -> PNGImage {
    do throws(Failure) {
      let picture = try picture(file.contents, pixelLimit)
      let metadata = PNGMetadata(
        width: picture.bitmap.width, height: picture.bitmap.height, bitDepth: 8, isInterlaced: false,
        isSRGB: false, gamma: nil, profile: picture.profile, scale: nil)
      return PNGImage(bitmap: picture.bitmap, metadata: metadata)
    } catch {
      throw FileError(path: file.path, reason: .unreadable(error.reason))
    }
  }
}
