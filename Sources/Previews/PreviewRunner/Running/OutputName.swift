import OperatingSystem

/// The name of a picture: a function of the source file, the view and the variant and of nothing else that is rendered.
package enum OutputName {
  /// "UploadProgress.UploadProgressView.200x60" with the given ending.
  ///
  /// - Parameters:
  ///   - file: what the source is called in names (`SourceStems`).
  ///   - folder: what tells it from other sources of that name.
  package static func name(
    file: String, view: String, folder: String? = nil, variant: PreviewVariant, ending: String = "png"
  ) -> String {
    // No view's name holds this character once it is safe.
    let place = folder.map { "~\(safe($0))" } ?? ""
    let end = "\(variant.fileSuffix).\(ending)"
    return shortened("\(safe(file)).\(safe(view))\(place)", to: longest - end.utf8.count) + end
  }

  /// How long a name may be, in bytes: file systems take 255, of which some are for `.step00.edges` and for files beside it.
  private static let longest = 220

  /// The text, or its beginning and a hash of it where it is longer than a number of bytes: what differs stays different.
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

  /// The text with everything replaced by "-" that a file name or a shell could take amiss.
  package static func safe(_ text: String) -> String {
    let characters = text.map { character -> Character in
      character.isLetter || character.isNumber || "-_.@".contains(character) ? character : "-"
    }
    return characters.first == "." ? "-" + String(characters.dropFirst()) : String(characters)
  }
}
