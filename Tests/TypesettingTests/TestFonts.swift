import Fonts
import Foundation
import TestSupport
import Typesetting

/// The bundled fonts, opened once for all tests of the module.
enum TestFonts {
  static let directory = Repository.fonts

  static func library() throws -> FontLibrary { try FontLibrary(directory: directory) }

  /// A typesetter whose memory no other test shares.
  static func typesetter() throws -> Typesetter { Typesetter(fonts: try library()) }

  /// A text in the body font.
  static func body(_ string: String, size: Double = 17) -> StyledText {
    StyledText(string, attributes: TextAttributes(font: FontRequest(size: size)))
  }

  /// Every bundled font file, in the order of their paths.
  static func files() -> [URL] {
    let names = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted()
      .map { directory.appendingPathComponent($0) }
  }
}
