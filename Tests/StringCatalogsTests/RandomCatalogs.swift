import StringCatalogs
import TestSupport

/// Makes catalogs of every shape that a format can express, the same from the same seed.
struct RandomCatalogs {
  private var generator: SeededRandom

  init(seed: Int) {
    generator = SeededRandom(seed: UInt64(seed))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  mutating func element<Element>(_ list: [Element]) -> Element { list[number(0...list.count - 1)] }

  private static let plain = [
    "a", "Z", " ", "  ", "é", "漢", "😀", "👨‍👩‍👧", "e\u{301}", "\u{200F}", "\u{A0}", "\"", "'", "''", "\\", "\\n",
    "/", "*",
    "<b>", "&amp;", "]]>", "{", "}", "{{x}}", "%@", "%1$lld", "%%", "%", "#", "@", "?", ";", "=", "|", ".",
    "_one",
    "\n", "\t", "\r", "\r\n", "$t(x)", "-", "--", "\u{2028}", "\u{7F}", "\u{FEFF}", "\u{E000}",
  ]

  /// - Parameter controls: whether characters that XML cannot hold may be in it.
  mutating func text(controls: Bool = true, length: ClosedRange<Int> = 0...8) -> String {
    var text = ""
    for _ in 0..<number(length) {
      text += controls && chance(3) ? element(["\u{0}", "\u{1}", "\u{1F}", "\u{FFFE}"]) : element(Self.plain)
    }
    return text
  }

  mutating func key() -> String { "k\(number(0...1_000_000))" + text(controls: false, length: 0...4) }

  mutating func comment() -> String? {
    chance(30)
      ? (0...number(0...3)).map { _ in element(["A", "word", "über", "x<y", "\"q\""]) }.joined(separator: " ")
      : nil
  }

  mutating func unit(controls: Bool, states: [String]) -> TextVariations {
    .unit(TextUnit(value: text(controls: controls), state: element(states), line: 0))
  }

  mutating func plural(controls: Bool = true, states: [String] = ["translated"]) -> TextVariations {
    var cases: [PluralCategory: TextVariations] = [:]
    for category in PluralCategory.allCases where category == .other || chance(40) {
      cases[category] = unit(controls: controls, states: states)
    }
    return .plural(cases)
  }

  mutating func device(depth: Int, controls: Bool, states: [String]) -> TextVariations {
    var cases: [String: TextVariations] = [:]
    for name in ["iphone", "ipad", "mac", "other"] where name == "other" || chance(40) {
      cases[name] =
        depth > 0 && chance(40)
        ? plural(controls: controls, states: states) : unit(controls: controls, states: states)
    }
    return .device(cases)
  }
}

extension StringCatalog {
  /// Without positions in the file, in an order that all formats have.
  var withoutPlaces: [CatalogEntry] {
    entries.map { entry in
      var entry = entry
      entry.file = ""
      entry.line = 0
      entry.localizations = entry.localizations.mapValues { localization in
        var localization = localization
        localization.file = ""
        localization.text = localization.text.withoutPlaces
        localization.substitutions = localization.substitutions.mapValues { substitution in
          Substitution(
            argument: substitution.argument, specifier: substitution.specifier,
            text: substitution.text.withoutPlaces)
        }
        return localization
      }
      return entry
    }.sorted { ($0.table, $0.key, $0.context ?? "") < ($1.table, $1.key, $1.context ?? "") }
  }
}

extension TextVariations {
  fileprivate var withoutPlaces: TextVariations {
    switch self {
    case .unit(var unit):
      unit.line = 0
      unit.column = 1
      return .unit(unit)
    case .plural(let cases): return .plural(cases.mapValues(\.withoutPlaces))
    case .device(let cases): return .device(cases.mapValues(\.withoutPlaces))
    case .width(let cases): return .width(cases.mapValues(\.withoutPlaces))
    case .numbered(let forms, let cases): return .numbered(forms, cases.mapValues(\.withoutPlaces))
    }
  }
}
