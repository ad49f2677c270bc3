import TestSupport

/// Names and texts that speak to whatever shows them, drawn by a seed.
struct NastyText {
  private var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private static let pieces: [String] = [
    "a", "Card", " ", "0", "'", "\"", "\\", "`", "$", "$(id)", ";", "|", "&", "&amp;", "<", ">", "<!--",
    "]]>", "[", "]", "(",
    ")", "![x](y)", "*", "_", "~~", "#", "##[error]", "!", "{", "}", "%", "%0A", "%25", ":", "::",
    "::error::", ",", "=",
    "=1+1", "+", "-", "--", "@", "@SUM(A1)", "\t", "\n", "\r", "\r\n", "\u{0}", "\u{1}", "\u{1B}",
    "\u{1B}[31m", "\u{1F}",
    "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{600}", "\u{600}[", "\u{301}", "\u{FE0F}", "\u{200B}",
    "\u{200D}", "\u{200F}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{61C}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}",
    "\u{FFFF}",
    "\u{1F600}", "\u{E0041}", "\u{10FFFF}", "é", "ش", "日本", "\\u{1B}", "\\n", "\\x1b", "/", "..", ".png",
    "q' ; touch pwned ; '.png",
  ]

  mutating func next() -> String {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      if Int.random(in: 0..<8, using: &generator) > 0 {
        return Self.pieces.randomElement(using: &generator) ?? ""
      }
      let code = UInt32.random(in: 0...0x3000, using: &generator)
      return Unicode.Scalar(code).map { String($0) } ?? ""
    }.joined()
  }
}
