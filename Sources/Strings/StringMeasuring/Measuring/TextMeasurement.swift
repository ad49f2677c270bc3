import Reports
package import StringCatalogs

/// The size of one text in one slot at one text size, and whether it fits.
package struct TextMeasurement: Sendable {
  /// The findings on a text, the worst first.
  package enum Finding: String, Sendable, CaseIterable {
    /// A character that no font has.
    case missingGlyph = "missing-glyph"
    /// More lines than the slot has, so that the rest is truncated.
    case truncates
    /// A word is wider than the slot and is broken inside.
    case breaksWord = "breaks-word"
    /// Only fits when shrunk within the allowed scale.
    case shrinks
    /// Within 1.5 % of the limit in either direction: another version of the fonts may change the result.
    case tight
    /// Truncated or broken although the source text is not.
    case unlikeSource = "unlike-source"
    /// The language has no text of its own, or one that is marked as new.
    case untranslated
    /// Marked as no longer in use or no longer right.
    case stale
    case needsReview = "needs-review"

    /// Whether it exceeds the budget.
    package var isFailure: Bool {
      switch self {
      case .missingGlyph, .truncates, .breaksWord: true
      default: false
      }
    }
  }

  package let slot: TextSlot
  package var key = ""
  package var table = ""
  package var category: PluralCategory?
  /// Other selectors of the text: a case of `select`, or `=0`.
  package var variant: String?
  package var text: String
  package var locale: String
  package var typeSize: Int
  /// The width without wrapping, in points and not rounded to pixels.
  package var width: Double
  /// The height without wrapping, as of a `Text`: rounded up to a pixel.
  package var height: Double
  package var missingGlyphs: [String] = []
  /// The files of the fonts that stood in for characters which the slot's font does not have.
  package var fallbackFonts: [String] = []
  package var state = ""
  package var file = ""
  package var line = 0
  /// From 1, in characters of Unicode.
  package var column = 1
  package var module = ""
  /// The kind of device that the text is for, if it differs from the slot's.
  package var kind: DeviceKind?
  /// Whether it counts as failed, if not decided by the findings themselves.
  package var failsByPolicy: Bool?
  /// Whether its failure is in the baseline.
  package var isKnown = false
  /// The widest source text, and the ratio of this text's width to it.
  package var sourceText: String?
  package var sourceLanguage = ""
  package var expansion: Double?
  /// How many lines the text takes at the slot's width without truncation.
  package var lines = 1
  /// The visible part of a truncated text.
  package var shown: String?
  /// The `minimumScaleFactor` with which it would fit; nil if it fits as it is, or not even at a hundredth.
  package var neededScale: Double?
  package var findings: [Finding] = []

  package init(
    slot: TextSlot, text: String, locale: String, typeSize: Int, width: Double, height: Double
  ) {
    self.slot = slot
    self.text = text
    self.locale = locale
    self.typeSize = typeSize
    self.width = width
    self.height = height
  }

  /// In points; nil if there is no budget.
  package var budget: Double? { slot.width }

  /// The width that a `Text` takes: rounded up to a pixel of the slot's device.
  package var takenWidth: Double { (width * slot.scale - 1e-6).rounded(.up) / slot.scale }

  /// How far a `Text` of it on one line is over the budget, in points.
  package var excess: Double {
    guard let budget, let room = slot.room, width > room + 1e-6 else { return 0 }
    return max(0, takenWidth - budget)
  }

  package var isTruncated: Bool { findings.contains(.truncates) }

  /// Whether the budget is exceeded.
  package var fails: Bool { failsByPolicy ?? findings.contains(where: \.isFailure) }

  /// The worst finding in a word; `wraps` and `fits` if the size is fine.
  package var verdict: String {
    let sizes: [Finding] = [.missingGlyph, .truncates, .breaksWord, .shrinks, .tight]
    if let worst = sizes.first(where: findings.contains) { return worst.rawValue }
    return lines > 1 ? "wraps" : "fits"
  }

  /// For sorting, the worst highest: a missing glyph, then what has to shrink most, what is tight, and the rest.
  package var severity: Double {
    if findings.contains(.missingGlyph) { return 4e6 }
    if isTruncated { return 2e6 + min(1 / (neededScale ?? 0.01), 1000) }
    if let budget, findings.contains(.breaksWord) { return 1.5e6 + min(width / budget, 1000) }
    if findings.contains(.shrinks) { return 1e6 + min(1 / (neededScale ?? 0.01), 1000) }
    return findings.contains(.tight) ? 1 : 0
  }
}
