/// Why a picture file could not be read.
package enum PictureError: Error, Equatable, Sendable {
  /// The format is not supported.
  case unknownFormat
  /// A library is not installed; `package` is its name in Debian.
  case missingLibrary(format: PictureFormat, package: String)
  case damaged(PictureFormat)
  /// The file contains an animation.
  case animated(PictureFormat)
  /// The file has CMYK colours.
  case inks(PictureFormat)
  /// It is a vector drawing, but pixels are required.
  case drawing(PictureFormat)
  case tooLarge
}

extension PictureError: CustomStringConvertible {
  /// What follows a file's name: "cannot be read: …" without a full stop.
  package var description: String {
    switch self {
    case .unknownFormat: "it is not a PNG, JPEG, WebP, HEIC, SVG or PDF file"
    case .missingLibrary(let format, let package):
      "\(format.rawValue) takes a library that is not installed (apt install \(package))"
    case .damaged(let format): "it is damaged or not a picture (\(format.rawValue))"
    case .animated(let format):
      "it is animated (\(format.rawValue)), and which of its pictures is meant it does not say"
    case .inks(let format): "it holds inks (CMYK) and no colours of screens (\(format.rawValue))"
    case .drawing(let format): "it is a drawing (\(format.rawValue)) and has no pixels of its own"
    case .tooLarge: "it has more than \(PictureFile.pixelLimit) pixels"
    }
  }
}
