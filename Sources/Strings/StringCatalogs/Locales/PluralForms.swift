/// The mapping between gettext's numbered texts and CLDR's categories in a language.
package struct PluralForms: Sendable, Equatable {
  /// The value of the header's field.
  package let header: String
  private let expression: PluralExpression?
  private let categoriesByIndex: [Int: [PluralCategory]]

  /// How many texts there are.
  package let count: Int

  package static func == (a: PluralForms, b: PluralForms) -> Bool { a.header == b.header }

  /// The forms that gettext's manual and CLDR agree on for a language.
  package init(locale: String) {
    let language = locale.prefix { $0 != "-" }
    let expression =
      Self.table.first { $0.languages.contains { $0 == locale || $0 == language } }?.header
      ?? "nplurals=2; plural=(n != 1);"
    self = PluralForms(header: expression, locale: locale) ?? PluralForms.two
  }

  private static let two = PluralForms(
    header: "nplurals=2; plural=(n != 1);", categoriesByIndex: [0: [.one], 1: [.other]], count: 2)

  private init(header: String, categoriesByIndex: [Int: [PluralCategory]], count: Int) {
    self.header = header
    self.categoriesByIndex = categoriesByIndex
    self.count = count
    expression = PluralExpression("n != 1")
  }

  /// Reads a field like `nplurals=2; plural=(n != 1);`; nil if it cannot be parsed.
  package init?(header: String, locale: String) {
    var count: Int?
    var expression: PluralExpression?
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].filter { !$0.isWhitespace }
      let value = part[part.index(after: equals)...]
      if name == "nplurals" { count = Int(value.filter { !$0.isWhitespace }) }
      if name == "plural" { expression = PluralExpression(value) }
    }
    guard let count, (1...20).contains(count), let expression else { return nil }
    self.header = header
    self.count = count
    self.expression = expression
    var found: [Int: [PluralCategory]] = [:]
    let rules = try? PluralRules(locale: locale)
    // No language examines more than the last two digits, except for millions. For each category, the numbers
    // using each text are counted; the text with the most of them gets the category.
    var votes: [PluralCategory: [Int: Int]] = [:]
    var firstNumber: [Int: UInt64] = [:]
    for number in Array(UInt64(0)...200) + [1000, 10_000, 100_000, 1_000_000] {
      guard let index = expression.index(for: number), index < UInt64(count) else { continue }
      let category = rules?.category(for: Double(number)) ?? (number == 1 ? .one : .other)
      votes[category, default: [:]][Int(index), default: 0] += 1
      if firstNumber[Int(index)] == nil { firstNumber[Int(index)] = number }
    }
    for category in PluralCategory.allCases {
      guard let best = votes[category]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
      found[best.key, default: []].append(category)
    }
    // Texts that CLDR has no category for in the language still belong to a number.
    var free = PluralCategory.allCases.filter { category in !found.values.contains { $0.contains(category) } }
    for (index, number) in firstNumber.sorted(by: { $0.key < $1.key }) where found[index] == nil {
      let natural: PluralCategory? = [0: .zero, 1: .one, 2: .two][number]
      let candidates = natural.map { [$0] + [.few, .many] } ?? [.few, .many, .two, .zero]
      guard let category = candidates.first(where: free.contains) else { continue }
      found[index] = [category]
      free.removeAll { $0 == category }
    }
    // Fractions use "other"; if whole numbers never do, it is mapped to the last text.
    if !found.values.contains(where: { $0.contains(.other) }) { found[count - 1, default: []].append(.other) }
    categoriesByIndex = found
  }

  /// The text that goes with a number; nil if the expression's result is out of range.
  package func index(for number: UInt64) -> Int? {
    guard let index = expression?.index(for: number), index < UInt64(count) else { return nil }
    return Int(index)
  }

  /// A sample number for each text, with a typical width: above 9999 only if necessary; none for a text that
  /// no number uses.
  package var samples: [(index: Int, number: Int)] {
    var found: [Int: Int] = [:]
    for number in [1_000_000, 100_000] + Array(0...200) + [1000, 1234, 9999] {
      if let index = index(for: UInt64(number)) { found[index] = number }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The categories that use a text; empty if no number does.
  func categories(of index: Int) -> [PluralCategory] { categoriesByIndex[index] ?? [] }

  /// Fields that are in use (GNU gettext's manual, "Plural forms", and Translate Toolkit's list), by language.
  private static let table: [(languages: Set<Substring>, header: String)] = [
    (
      ["ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km", "bo", "dz", "jv", "su", "yo", "ig"],
      "nplurals=1; plural=0;"
    ),
    (
      [
        "fr", "hy", "pt-BR", "pt", "ak", "am", "bn", "fa", "gu", "hi", "kn", "zu", "ln", "mg", "ti", "wa",
        "pa",
      ],
      "nplurals=2; plural=(n > 1);"
    ),
    (
      ["ru", "uk", "be"],
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    ),
    (
      ["sr", "hr", "bs"],
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    ),
    (["cs", "sk"], "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"),
    (
      ["pl"],
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    ),
    (
      ["lt"],
      "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);"
    ),
    (
      ["lv"],
      "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);"
    ),
    (["ro"], "nplurals=3; plural=(n==1 ? 0 : n==0 || (n!=1 && n%100>=1 && n%100<=19) ? 1 : 2);"),
    (["sl"], "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"),
    (
      ["ar"],
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
    ),
    (["he"], "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"),
    (
      ["ga"],
      "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);"
    ),
    (["cy"], "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);"),
    (
      ["mt"],
      "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 "
        + ": n%100>=11 && n%100<=19 ? 3 : 4);"
    ),
    (
      ["gd"],
      "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : (n>=3 && n<=10) || (n>=13 && n<=19) ? 2 : 3);"
    ),
    (["is", "mk"], "nplurals=2; plural=(n%10!=1 || n%100==11);"),
  ]
}
