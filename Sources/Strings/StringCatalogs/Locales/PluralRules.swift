internal import CICU
import Reports
internal import Synchronization

/// The plural form of a number in a language, by CLDR.
package final class PluralRules: @unchecked Sendable {
  // ICU's rules are not changed after they are opened; selecting only reads them.
  private let rules: OpaquePointer
  /// Cached results of testing many numbers, which are needed for every text of a catalog.
  private let found = Mutex<Findings?>(nil)

  private struct Findings {
    var categories: Set<PluralCategory>
    var commonCategories: Set<PluralCategory>
    var samples: [(category: PluralCategory, number: Int)]
  }

  /// The rules for cardinal numbers.
  ///
  /// - Throws: `LocatedError` if ICU has none.
  package init(locale: String) throws {
    var error: Int32 = 0
    let name = locale.replacing("-", with: "_")
    guard let rules = swift_uplrules_openForType(name, 0, &error), error <= 0 else {
      throw LocatedError(
        file: locale, reason: "no plural rules: \(String(cString: swift_u_errorName(error)))")
    }
    self.rules = rules
  }

  deinit {
    swift_uplrules_close(rules)
  }

  /// Every category of the language, including those that only fractions use.
  package var categories: Set<PluralCategory> { findings.categories }

  /// The categories that whole numbers below a million have; texts for the others are rarely needed.
  package var commonCategories: Set<PluralCategory> { findings.commonCategories }

  /// A whole number for each form that whole numbers use, with a typical width: above 9999 only if necessary.
  package var samples: [(category: PluralCategory, number: Int)] { findings.samples }

  private var findings: Findings {
    found.withLock { found in
      if let found { return found }
      let numbers = Array(0...200) + [1000, 1234, 9999, 100_000]
      let own = Findings(
        categories: findCategories(), commonCategories: Set(numbers.map { category(for: Double($0)) }),
        samples: findSamples())
      found = own
      return own
    }
  }

  private func findCategories() -> Set<PluralCategory> {
    var error: Int32 = 0
    guard let list = swift_uplrules_getKeywords(rules, &error), error <= 0 else { return [.other] }
    defer { swift_uenum_close(list) }
    var categories: Set<PluralCategory> = []
    while let name = swift_uenum_next(list, nil, &error) {
      if let category = PluralCategory(rawValue: String(cString: name)) { categories.insert(category) }
    }
    return categories
  }

  package func category(for number: Double) -> PluralCategory {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { keyword in
      var error: Int32 = 0
      let length = swift_uplrules_select(
        rules, number, keyword.baseAddress, Int32(keyword.count), &error)
      guard error <= 0, length > 0, Int(length) <= keyword.count else { return .other }
      // Keywords are ASCII.
      let name = String(
        decoding: keyword.prefix(Int(length)).map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
      return PluralCategory(rawValue: name) ?? .other
    }
  }

  private func findSamples() -> [(category: PluralCategory, number: Int)] {
    var found: [PluralCategory: Int] = [:]
    for number in [1_000_000, 100_000] + Array(0...200) + [1000, 1234, 9999] {
      found[category(for: Double(number))] = number
    }
    return PluralCategory.allCases.compactMap { category in found[category].map { (category, $0) } }
  }
}
