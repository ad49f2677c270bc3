import Fonts
import Typesetting

/// Dependencies of pictures besides the program itself.
package enum EngineFingerprint {
  /// The versions of the text libraries, as one line.
  package static var text: String {
    "FreeType \(LibraryVersions.freeType), HarfBuzz \(LibraryVersions.harfBuzz), "
      + "Unicode \(TextAnalysis.unicodeVersion)"
  }
}
