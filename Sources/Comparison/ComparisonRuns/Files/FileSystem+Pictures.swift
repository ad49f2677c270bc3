package import OperatingSystem

extension FileSystem {
  /// The paths of all pictures below a folder, relative to it; not including edge masks and pictures of
  /// accessibility elements.
  ///
  /// - Parameter endings: the extensions of pictures besides `.png`, in lower case.
  package static func pictures(
    below folder: String, or endings: [String] = []
  ) throws(FileError) -> [String] {
    try files(below: folder, endings: [".png"] + endings, ignoresCase: true)
      .filter { !$0.hasSuffix(EdgeMasks.ending) && !$0.hasSuffix(AccessibilityTexts.pictureEnding) }
  }
}
