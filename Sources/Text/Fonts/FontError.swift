/// Errors with fonts, in sentences that name the file.
public enum FontError: Error, CustomStringConvertible, Equatable {
  case missingDirectory([String])
  case missingFile(String)
  case unreadableManifest(String, reason: String)
  case corruptFont(String, reason: String)

  public var description: String {
    switch self {
    case .missingDirectory(let places):
      "no folder with fonts was found; looked in \(places.joined(separator: ", ")); "
        + "name one with --fonts or FITTINGROOM_FONTS"
    case .missingFile(let path):
      "the font file \(path) does not exist"
    case .unreadableManifest(let path, let reason):
      "the font list \(path) cannot be read: \(reason)"
    case .corruptFont(let path, let reason):
      "the font file \(path) cannot be used: \(reason)"
    }
  }
}
