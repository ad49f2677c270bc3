internal import Foundation
internal import StringCatalogs

/// A language with what measuring needs to know of it, found out once.
final class MeasuredLanguage: Sendable {
  let tag: String
  /// For numbers.
  let locale: Locale
  let rules: PluralRules
  let isRightToLeft: Bool
  /// The languages whose texts show if there is none in this one, the nearest first.
  let chain: [String]

  init(_ tag: String) throws {
    self.tag = tag
    locale = Locale(identifier: tag)
    rules = try PluralRules(locale: tag)
    isRightToLeft = locale.language.characterDirection == .rightToLeft
    chain = LocaleMatcher.chain(tag)
  }
}
