internal import DeviceFrames
internal import Imaging
internal import OperatingSystem
internal import PNGCodec

/// A picture reduced for language models, whose services reject large ones or charge per pixel.
package struct FittedPicture: Sendable {
  /// A PNG file.
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  /// The size of the original picture.
  package let fullWidth: Int
  package let fullHeight: Int

  /// The length in pixels above which services downscale pictures.
  package static let longSide = 1568
  /// In bytes, including the overhead of base64.
  package static let byteLimit = 1_000_000

  /// - Parameter longSide: the maximum length of the longer side, in pixels.
  package init(_ path: String, longSide: Int = longSide) throws(ServiceError) {
    do {
      let file = try MappedFile(path: path)
      let image = try PNGDecoder.read(path)
      (fullWidth, fullHeight) = (image.bitmap.width, image.bitmap.height)
      let longest = max(fullWidth, fullHeight)
      var side = min(longSide, longest)
      var made = file.contents
      var size = (fullWidth, fullHeight)
      let bitmap = Bitmap(image.bitmap)
      while side < longest || made.count > Self.byteLimit / 4 * 3 {
        if made.count > Self.byteLimit / 4 * 3, side >= max(size.0, size.1) { side = side * 4 / 5 }
        size = (
          max(1, (fullWidth * side + longest / 2) / longest),
          max(1, (fullHeight * side + longest / 2) / longest)
        )
        made = try PNGEncoder.encode(PictureReducer.picture(bitmap, width: size.0, height: size.1))
        if made.count <= Self.byteLimit / 4 * 3 { break }
      }
      bytes = made
      (width, height) = size
    } catch {
      throw ServiceError("\(error)")
    }
  }
}
