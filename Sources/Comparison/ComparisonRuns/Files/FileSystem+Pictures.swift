package import OperatingSystem

extension FileSystem {
  /// The paths of all pictures below a folder, relative to it; masks of edges are none, nor are
  /// pictures of elements for those who cannot see.
  ///
  /// - Parameter endings: how the names of pictures end besides `.png`, in small letters.
  package static func pictures(
    below folder: String, or endings: [String] = []
  ) throws(FileError) -> [String] {
    try files(below: folder, endings: [".png"] + endings, ignoresCase: true)
      .filter { !$0.hasSuffix(EdgeMasks.ending) && !$0.hasSuffix(AccessibilityTexts.pictureEnding) }
  }
}
