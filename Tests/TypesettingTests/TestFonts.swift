import Fonts
import Foundation
import Typesetting

/// The bundled fonts, opened once for all tests of the module.
enum TestFonts {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts")

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

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
