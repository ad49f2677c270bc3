import Rendering

/// Characters that no font has.
enum MissingGlyphCheck: LintCheck {
  static let rule = LintRule.missingGlyph

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, _, text in
      guard !text.missingGlyphs.isEmpty else { return nil }
      let names = text.missingGlyphs.map { character in
        let codes = character.unicodeScalars.map { scalar in
          let digits = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return "“\(character)” (\(codes.joined(separator: " ")))"
      }
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message: "has \(names.joined(separator: ", ")), which no font can show",
        badness: Double(names.count))
    }
  }
}
