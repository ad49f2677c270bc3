/// What can be wrong with fonts, in sentences that name the file.
public enum FontError: Error, CustomStringConvertible, Equatable {
  case missingDirectory([String])
  case missingFile(String)
  case unreadableManifest(String, reason: String)
  case corruptFont(String, reason: String)

  public var description: String {
    switch self {
    case .missingDirectory(let places):
      "No folder with fonts was found; looked in \(places.joined(separator: ", ")). "
        + "Name one with --fonts or FITTINGROOM_FONTS."
    case .missingFile(let path):
      "The font file \(path) does not exist."
    case .unreadableManifest(let path, let reason):
      "The font list \(path) cannot be read: \(reason)."
    case .corruptFont(let path, let reason):
      "The font file \(path) cannot be used: \(reason)."
    }
  }
}
