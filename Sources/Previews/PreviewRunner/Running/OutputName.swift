/// The name of a picture: a function of the source file, the view and the variant and of nothing else that is rendered.
package enum OutputName {
  /// "UploadProgress.UploadProgressView.200x60" with the given ending.
  ///
  /// - Parameter file: what the source is called in names (`SourceStems`).
  package static func name(
    file: String, view: String, variant: PreviewVariant, ending: String = "png"
  ) -> String {
    "\(safe(file)).\(safe(view))\(variant.fileSuffix).\(ending)"
  }

  /// The text with everything replaced by "-" that a file name or a shell could take amiss.
  package static func safe(_ text: String) -> String {
    let characters = text.map { character -> Character in
      character.isLetter || character.isNumber || "-_.@".contains(character) ? character : "-"
    }
    return characters.first == "." ? "-" + String(characters.dropFirst()) : String(characters)
  }
}
