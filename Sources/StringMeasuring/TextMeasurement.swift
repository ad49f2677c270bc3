package import StringCatalogs

/// What one text takes and whether it fits.
package struct TextMeasurement: Sendable {
  package enum Verdict: String, Sendable {
    case fits
    /// Within 1.5 % of the budget, either way: another version of the fonts may decide.
    case tight
    case wraps
    case truncates
    case missingGlyph = "missing-glyph"
  }

  package var key = ""
  package var category: PluralCategory?
  package var text: String
  package var locale: String
  package var typeSize: Int
  /// On one line, in points.
  package var width: Double
  package var height: Double
  package var missingGlyphs: [String]
  package var state = ""
  package var file = ""
  package var line = 0
  /// Over the width of the source language's text.
  package var expansion: Double?
  /// In points.
  package var budget: Double?
  package var lines = 1
  package var isTruncated = false
  /// What is left of a truncated text.
  package var shown: String?
  /// The `minimumScaleFactor` that a single line needs.
  package var neededScale: Double?

  package init(
    text: String, locale: String, typeSize: Int, width: Double, height: Double, missingGlyphs: [String]
  ) {
    self.text = text
    self.locale = locale
    self.typeSize = typeSize
    self.width = width
    self.height = height
    self.missingGlyphs = missingGlyphs
  }

  /// How far the text is over the budget on one line, in points.
  package var excess: Double { budget.map { max(0, width - $0) } ?? 0 }

  package var verdict: Verdict {
    if !missingGlyphs.isEmpty { return .missingGlyph }
    if isTruncated { return .truncates }
    guard let budget else { return .fits }
    if lines > 1 { return .wraps }
    return abs(width - budget) <= budget * 0.015 ? .tight : .fits
  }

  /// Whether the budget is broken.
  package var fails: Bool { verdict == .truncates || verdict == .missingGlyph }

  /// For sorting: a glyph that is missing is worst, then what is over the budget by most.
  var severity: Double {
    switch verdict {
    case .missingGlyph: .greatestFiniteMagnitude
    case .truncates: 1e6 + excess
    case .tight: 1
    case .wraps, .fits: 0
    }
  }
}
