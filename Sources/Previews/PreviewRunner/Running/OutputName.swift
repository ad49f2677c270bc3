import OperatingSystem

/// The name of a picture: a function of only the source file, the view and the variant, independent of what
/// else is rendered.
package enum OutputName {
  /// "UploadProgress.UploadProgressView.200x60" with the given ending.
  ///
  /// - Parameters:
  ///   - file: the source's stem in names (`SourceStems`).
  ///   - folder: what distinguishes it from other sources with that name.
  package static func name(
    file: String, view: String, folder: String? = nil, variant: PreviewVariant, ending: String = "png"
  ) -> String {
    // No escaped view name contains this character.
    let place = folder.map { "~\(safe($0))" } ?? ""
    let end = "\(variant.fileSuffix).\(ending)"
    return shortened("\(safe(file)).\(safe(view))\(place)", to: longest - end.utf8.count) + end
  }

  /// The maximum length of a name in bytes: file systems allow 255, some of which are for `.step00.edges` and
  /// for files beside it.
  private static let longest = 220

  /// The text, or its beginning and a hash if it exceeds a number of bytes, so that different texts stay
  /// different.
  static func shortened(_ text: String, to length: Int) -> String {
    guard text.utf8.count > length else { return text }
    var hash = SHA256()
    hash.update(text.utf8)
    var start = ""
    for character in text {
      // At least a few letters stay, whatever else is long.
      guard start.utf8.count + character.utf8.count <= max(length - 9, 16) else { break }
      start.append(character)
    }
    return "\(start)-\(hash.hexDigest().prefix(8))"
  }

  /// The text with all characters that are unsafe in file names or shells replaced with "-".
  package static func safe(_ text: String) -> String {
    let characters = text.map { character -> Character in
      character.isLetter || character.isNumber || "-_.@".contains(character) ? character : "-"
    }
    return characters.first == "." ? "-" + String(characters.dropFirst()) : String(characters)
  }
}
