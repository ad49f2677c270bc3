import ComparisonRuns
import PictureFiles

extension PictureReader {
  /// JPEG, WebP and HEIC through the system's libraries.
  static let libraries = PictureReader(
    endings: [".jpg", ".jpeg", ".webp", ".heic", ".heif", ".avif"]
  ) { (bytes, pixelLimit) throws(Failure) in
    do throws(PictureError) {
      return Picture(
        bitmap: try PictureFile.straightBitmap(bytes, pixelLimit: pixelLimit),
        profile: ColorProfile.bytes(in: bytes))
    } catch {
      switch error {
      case .unknownFormat: throw Failure("it is not a PNG, JPEG, WebP or HEIC file")
      case .tooLarge: throw Failure("it has more than \(pixelLimit) pixels")
      default: throw Failure("\(error)")
      }
    }
  }
}
