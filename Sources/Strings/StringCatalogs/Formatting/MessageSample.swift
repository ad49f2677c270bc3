internal import Foundation

/// Expands every form of a message with sample values.
struct MessageSample {
  struct Form: Equatable {
    var category: PluralCategory?
    var variant: String?
    var text: String
  }

  let sample: SampleText
  let locale: Locale
  /// Nil if no category is asked for.
  let rules: PluralRules?
  /// The types of arguments that the message does not specify.
  var types: [String: String] = [:]

  /// More cases of `select` together are not all tried.
  private static let mostChoices = 64

  /// Nor are more texts for single numbers.
  private static let mostNumbers = 32

  /// The choices for one form of a message.
  private struct Choice {
    var number: Int
    /// The chosen cases, by the arguments' names.
    var cases: [String: String] = [:]
  }

  /// Each form: one for every plural category and for every number with its own text, times the cases of
  /// `select`.
  ///
  /// - Parameter number: the only number to try; nil tries one of every category.
  func forms(of message: MessageFormat, number: Int? = nil) -> [Form] {
    var exact: Set<Int> = []
    var selects: [(name: String, cases: [String])] = []
    var hasPlural = false
    visit(message.parts) { part in
      switch part {
      case .plural(let name, true, _, let cases):
        // Ordinals have their own rules; each of their cases is shown with the same number.
        let name = Self.ordinal(name)
        if !selects.contains(where: { $0.name == name }) { selects.append((name, cases.map(\.selector))) }
      case .plural(_, false, _, let cases):
        hasPlural = true
        for item in cases where item.selector.hasPrefix("=") {
          if let number = Int32(item.selector.dropFirst()) { exact.insert(Int(number)) }
        }
      case .select(let name, let cases):
        let names = cases.map(\.selector)
        if let known = selects.firstIndex(where: { $0.name == name }) {
          selects[known].cases += names.filter { !selects[known].cases.contains($0) }
        } else {
          selects.append((name, names))
        }
      default: break
      }
    }
    var numbers: [(category: PluralCategory?, variant: String?, number: Int)] = []
    if let number {
      numbers = [(nil, nil, number)]
    } else if hasPlural, let rules {
      numbers =
        exact.sorted().prefix(Self.mostNumbers).map { (nil, "=\($0)", $0) }
        + rules.samples.filter { !exact.contains($0.number) }.map { ($0.category, nil, $0.number) }
    } else {
      numbers = [(nil, nil, sample.integer)]
    }
    var forms: [Form] = []
    for choice in choices(selects) {
      // The words of the choice, in the order of the arguments.
      let chosen = selects.compactMap { choice[$0.name] }
      for (category, variant, number) in numbers {
        let text = write(message.parts, Choice(number: number, cases: choice), count: nil, plain: nil)
        let names = chosen + (variant.map { [$0] } ?? [])
        forms.append(
          Form(
            category: category, variant: names.isEmpty ? nil : names.joined(separator: ", "), text: text))
      }
    }
    return forms
  }

  /// The key for the cases of an ordinal, separate from those of a plural of the same argument.
  private static func ordinal(_ name: String) -> String { name + ", ordinal" }

  /// Every combination of cases; if there are too many, every case once.
  private func choices(_ selects: [(name: String, cases: [String])]) -> [[String: String]] {
    var count = 1
    for (_, cases) in selects { count = min(count * cases.count, Self.mostChoices + 1) }
    if count > Self.mostChoices {
      let others = Dictionary(selects.map { ($0.name, "other") }) { first, _ in first }
      return selects.flatMap { name, cases in
        cases.map { item in others.merging([name: item]) { _, new in new } }
      }
    }
    return selects.reduce([[:]]) { all, select in
      all.flatMap { choice in
        select.cases.map { item in choice.merging([select.name: item]) { _, new in new } }
      }
    }
  }

  private func visit(_ parts: [MessageFormat.Part], _ body: (MessageFormat.Part) -> Void) {
    for part in parts {
      body(part)
      switch part {
      case .plural(_, _, _, let cases), .select(_, let cases):
        for item in cases { visit(item.parts, body) }
      default: break
      }
    }
  }

  /// - Parameters:
  ///   - count: the value of `#`.
  ///   - plain: the argument of the enclosing plural, and its number without an offset.
  private func write(
    _ parts: [MessageFormat.Part], _ choice: Choice, count: Int?, plain: (name: String, number: Int)?
  ) -> String {
    parts.map { part -> String in
      switch part {
      case .text(let text): return text
      case .number: return count.map { $0.formatted(.number.locale(locale)) } ?? "#"
      case .argument(let name, let type): return value(of: name, type: type, choice, plain: plain)
      case .plural(let name, let isOrdinal, let offset, let cases):
        let number = choice.number
        let category = rules?.category(for: Double(number - offset)) ?? .other
        let selectors =
          isOrdinal ? [choice.cases[Self.ordinal(name)]] : ["=\(number)", category.rawValue]
        let chosen =
          selectors.lazy.compactMap { name in cases.first { $0.selector == name } }.first
          ?? cases.first { $0.selector == "other" }
        return write(chosen?.parts ?? [], choice, count: number - offset, plain: (name, number))
      case .select(let name, let cases):
        let chosen =
          cases.first { $0.selector == choice.cases[name] } ?? cases.first { $0.selector == "other" }
        return write(chosen?.parts ?? [], choice, count: count, plain: plain)
      }
    }.joined()
  }

  private func value(
    of name: String, type: String?, _ choice: Choice, plain: (name: String, number: Int)?
  ) -> String {
    if let value = sample.namedValues[name] { return value }
    if let position = Int(name), let value = sample.values[position + 1] { return value }
    if let plain, plain.name == name { return plain.number.formatted(.number.locale(locale)) }
    switch type ?? types[name] {
    case "number", "int", "num":
      return sample.integer.formatted(.number.locale(locale))
    case "double":
      return sample.real.formatted(.number.locale(locale))
    case "date", "time", "DateTime":
      // A long day and hour in every language's order, in a time zone that is the same everywhere.
      var style = Date.FormatStyle(locale: locale, timeZone: .gmt)
      style = type == "time" ? style.hour().minute() : style.year().month(.wide).day()
      return Date(timeIntervalSince1970: 1_758_996_900).formatted(style)
    case "spellout", "ordinal", "duration": return "\(sample.integer)"
    default: return sample.object
    }
  }
}
