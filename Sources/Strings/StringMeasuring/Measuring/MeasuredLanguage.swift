internal import Foundation
internal import StringCatalogs

/// A language with the data that measuring needs, determined once.
final class MeasuredLanguage: Sendable {
  let tag: String
  /// For numbers.
  let locale: Locale
  let rules: PluralRules
  let isRightToLeft: Bool
  /// The fallback languages, the nearest first.
  let chain: [String]

  init(_ tag: String) throws {
    self.tag = tag
    locale = Locale(identifier: tag)
    rules = try PluralRules(locale: tag)
    isRightToLeft = locale.language.characterDirection == .rightToLeft
    chain = LocaleMatcher.chain(tag)
  }
}
