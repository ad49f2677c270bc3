internal import CICU

/// Which form of a text goes with a number in a language, by CLDR.
package final class PluralRules: @unchecked Sendable {
  // ICU's rules are not changed after they are opened; selecting only reads them.
  private let rules: OpaquePointer

  /// The rules for cardinal numbers.
  ///
  /// - Throws: `CatalogError` where ICU has none.
  package init(locale: String) throws {
    var error: Int32 = 0
    let name = locale.replacing("-", with: "_")
    guard let rules = swift_uplrules_openForType(name, 0, &error), error <= 0 else {
      throw CatalogError(
        file: locale, reason: "no plural rules: \(String(cString: swift_u_errorName(error)))")
    }
    self.rules = rules
  }

  deinit {
    swift_uplrules_close(rules)
  }

  /// Every category of the language, those that only fractions have among them.
  package var categories: Set<PluralCategory> {
    var error: Int32 = 0
    guard let list = swift_uplrules_getKeywords(rules, &error), error <= 0 else { return [.other] }
    defer { swift_uenum_close(list) }
    var categories: Set<PluralCategory> = []
    while let name = swift_uenum_next(list, nil, &error) {
      if let category = PluralCategory(rawValue: String(cString: name)) { categories.insert(category) }
    }
    return categories
  }

  /// The categories that whole numbers below a million have; texts for the others are seldom missed.
  package var commonCategories: Set<PluralCategory> {
    Set((Array(0...200) + [1000, 1234, 9999, 100_000]).map { category(for: Double($0)) })
  }

  package func category(for number: Double) -> PluralCategory {
    var error: Int32 = 0
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &error)
    guard error <= 0, length > 0 else { return .other }
    return PluralCategory(rawValue: String(decoding: keyword.prefix(Int(length)), as: UTF16.self)) ?? .other
  }

  /// A whole number for each form that whole numbers have, as wide as is common: over 9999 only where it must be.
  package var samples: [(category: PluralCategory, number: Int)] {
    var found: [PluralCategory: Int] = [:]
    for number in [1_000_000, 100_000] + Array(0...200) + [1000, 1234, 9999] {
      found[category(for: Double(number))] = number
    }
    return PluralCategory.allCases.compactMap { category in found[category].map { (category, $0) } }
  }
}
