package import Imaging
internal import OperatingSystem
internal import PNGCodec

/// What reads pictures that are no PNG files, such as JPEG and WebP.
///
/// Their libraries are opened when they are needed. The launcher is linked statically and cannot open any, so that nothing
/// here depends on them: who has a reader hands it over.
package struct PictureReader: Sendable {
  /// A picture with its colour profile, empty where the file has none.
  package struct Picture: Sendable {
    package var bitmap: StraightBitmap
    package var profile: [UInt8]

    package init(bitmap: StraightBitmap, profile: [UInt8]) {
      self.bitmap = bitmap
      self.profile = profile
    }
  }

  /// Why bytes could not be read, as what follows "FILE cannot be read: ".
  package struct Failure: Error {
    package var reason: String

    package init(_ reason: String) { self.reason = reason }
  }

  /// How the names of such pictures end, in small letters: `.jpg`.
  package var endings: [String]
  private let picture: @Sendable (_ bytes: [UInt8], _ pixelLimit: Int) throws(Failure) -> Picture

  /// - Parameter picture: reads bytes whose picture may have so many pixels.
  package init(
    endings: [String],
    picture: @escaping @Sendable (_ bytes: [UInt8], _ pixelLimit: Int) throws(Failure) -> Picture
  ) {
    self.endings = endings
    self.picture = picture
  }

  /// Reads a file that is no PNG.
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
