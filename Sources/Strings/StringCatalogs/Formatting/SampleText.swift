package import Foundation

/// Fills a catalog's texts with sample values, one text for each plural form.
package struct SampleText: Sendable {
  /// A filled text.
  package struct Form: Sendable, Equatable {
    /// Nil if no number decides.
    package var category: PluralCategory?
    /// Other selectors: the cases of `select`, or `=0` where a message has a text for just that number.
    package var variant: String?
    package var text: String
    package var unit: TextUnit
  }

  /// Values for `%@`.
  package var object = "Alexandria"
  /// The value of numbers that do not select a form.
  package var integer = 9999
  package var real = 1234.5
  /// Values by argument number from 1, as text; they take precedence.
  package var values: [Int: String] = [:]
  /// Values by argument name, for formats that have names.
  package var namedValues: [String: String] = [:]
  package var device = "iphone"
  /// The transformation of the words; arguments are unchanged.
  package var pseudo: PseudoLocale?

  package init() {}

  /// Each form of the text: one for every plural category of the language if a number decides, else one.
  package func forms(of localization: Localization, locale: Locale, rules: PluralRules) -> [Form] {
    if localization.syntax == .messageFormat, case .unit(let unit) = localization.text,
      let message = try? self.message(unit.value)
    {
      return MessageSample(
        sample: self, locale: locale, rules: rules, types: localization.argumentTypes
      ).forms(of: message).map {
        Form(category: $0.category, variant: $0.variant, text: whole($0.text), unit: unit)
      }
    }
    if case .numbered(let plurals, let cases) = localization.text {
      // The file's own expression takes precedence over CLDR.
      return plurals.samples.compactMap { index, number in
        guard cases[index] != nil else { return nil }
        let category = rules.category(for: Double(number))
        return form(of: localization, category: category, number: number, locale: locale).map { text, unit in
          Form(category: category, variant: "msgstr[\(index)]", text: text, unit: unit)
        }
      }
    }
    let hasPlural =
      localization.text.hasPlural || localization.substitutions.values.contains { $0.text.hasPlural }
    guard hasPlural else {
      return form(of: localization, category: .other, number: integer, locale: locale).map { text, unit in
        [Form(category: nil, text: text, unit: unit)]
      } ?? []
    }
    var samples = rules.samples
    // Apple's systems and i18next accept a text for zero in every language.
    if !samples.contains(where: { $0.category == .zero }), localization.hasZeroForm {
      samples.insert((.zero, 0), at: 0)
    }
    return samples.compactMap { category, number in
      form(of: localization, category: category, number: number, locale: locale).map { text, unit in
        Form(category: category, text: text, unit: unit)
      }
    }
  }

  /// The limit on substitutions in a text that refers to them repeatedly.
  private static let mostSubstitutions = 200

  private func form(
    of localization: Localization, category: PluralCategory, number: Int, locale: Locale
  ) -> (String, TextUnit)? {
    guard
      let unit = localization.text.unit(
        category: category, device: device, number: UInt64(exactly: number))
    else { return nil }
    let decides = localization.text.hasPlural
    switch localization.syntax {
    case .printf: break
    case .messageFormat:
      // A message among variations has no plurals of its own.
      guard let message = try? message(unit.value) else { return (unit.value, unit) }
      let forms = MessageSample(sample: self, locale: locale, rules: nil, types: localization.argumentTypes)
        .forms(of: message, number: number)
      return forms.first.map { (whole($0.text), unit) }
    case .braces, .doubleBraces:
      let change = pseudo?.wordChange(characters: unit.value.count)
      let text = BracePlaceholder.pieces(of: unit.value, isDouble: localization.syntax == .doubleBraces).map {
        switch $0 {
        case .words(let words): change?(words) ?? words
        case .placeholder(let name): value(ofArgument: name, number: decides ? number : integer)
        }
      }
      return (whole(text.joined()), unit)
    }
    var substituted = 0
    let text = fill(
      unit.value, localization: localization, category: category, number: decides ? number : nil,
      plural: number, argument: nil, locale: locale, depth: 0, substituted: &substituted)
    return (whole(text), unit)
  }

  /// A text with the pseudolocalization's additions around it.
  private func whole(_ text: String) -> String { pseudo?.wrapped(text) ?? text }

  private func message(_ text: String) throws(MessageFormat.SyntaxError) -> MessageFormat {
    let message = try MessageFormat(text)
    guard let pseudo, pseudo.isWordWise else { return message }
    return message.mapTexts(pseudo.wordChange(characters: message.characterCount))
  }

  /// The sample value of a named argument.
  func value(ofArgument name: String, number: Int) -> String {
    if let value = namedValues[name] { return value }
    if let position = Int(name), let value = values[position + 1] { return value }
    return ["count", "n", "num", "number"].contains(name) ? "\(number)" : object
  }

  /// - Parameters:
  ///   - number: the number that integers of this text stand for; nil for the sample.
  ///   - plural: the number that substitutions vary by.
  ///   - substituted: the number of substitutions so far.
  private func fill(
    _ format: String, localization: Localization, category: PluralCategory, number: Int?, plural: Int,
    argument: String?, locale: Locale, depth: Int, substituted: inout Int
  ) -> String {
    var next = 0
    var filled = ""
    let change = pseudo?.wordChange(characters: format.count)
    for piece in FormatSpecifier.pieces(of: format) {
      guard case .specifier(let specifier) = piece else {
        if case .words(let words) = piece { filled += change?(words) ?? words }
        continue
      }
      if specifier.position == nil { next += 1 }
      let place = specifier.position ?? next
      if let name = specifier.name, let value = namedValues[name] {
        filled += value
        continue
      }
      switch specifier.kind {
      case .substitution(let name):
        // Cases may refer to other variables; a cycle would never end.
        guard depth < 8, substituted < Self.mostSubstitutions,
          let substitution = localization.substitutions[name],
          let unit = substitution.text.unit(category: category, device: device)
        else {
          filled += "%#@\(name)@"
          continue
        }
        substituted += 1
        filled += fill(
          unit.value, localization: localization, category: category, number: plural, plural: plural,
          argument: plural.formatted(.number.locale(locale)), locale: locale, depth: depth + 1,
          substituted: &substituted)
      case .argument:
        filled += argument ?? (number ?? integer).formatted(.number.locale(locale))
      case .percent:
        filled += "%"
      case .object:
        filled += values[place] ?? object
      case .character:
        filled += values[place] ?? "W"
      case .integer:
        filled += values[place] ?? specifier.text(of: number ?? integer, locale: locale)
      case .real:
        filled += values[place] ?? specifier.text(of: real, locale: locale)
      }
    }
    return filled
  }
}

extension Localization {
  /// Whether a text is there for zero.
  fileprivate var hasZeroForm: Bool {
    units.contains { $0.path.steps.contains(.plural(.zero)) }
  }
}

extension FormatSpecifier {
  /// A number as a program shows it: with the language's grouping by default, otherwise like
  /// `String(format:)`.
  package func text(of number: Int, locale: Locale) -> String {
    if ["d", "i", "u", "D", "U"].contains(conversion),
      flags.allSatisfy({ $0 == "'" || $0 == "," || $0 == "I" }),
      precision == nil
    {
      return padded(number.formatted(.number.locale(locale)))
    }
    let own = flags.filter { "-+#0".contains($0) }
    let letter = conversion == "D" || conversion == "i" ? "d" : conversion == "U" ? "u" : "\(conversion)"
    let size = limitedWidth.map(String.init) ?? ""
    let digits = precision.map { ".\(min($0, 40))" } ?? ""
    return String(format: "%\(own)\(size)\(digits)l\(letter == "O" ? "o" : letter)", number)
  }

  package func text(of number: Double, locale: Locale) -> String {
    let own = flags.filter { "-+#0".contains($0) }
    if conversion.lowercased() == "f", own.isEmpty {
      return padded(
        number.formatted(.number.locale(locale).precision(.fractionLength(min(precision ?? 6, 20)))))
    }
    let digits = precision.map { ".\(min($0, 40))" } ?? ""
    return String(
      format: "%\(own)\(limitedWidth.map(String.init) ?? "")\(digits)\(conversion)", number)
  }

  /// A larger width is a mistake, and would exhaust memory.
  private var limitedWidth: Int? { width.map { min($0, 200) } }

  private func padded(_ text: String) -> String {
    guard let limitedWidth, text.count < limitedWidth else { return text }
    return String(repeating: " ", count: limitedWidth - text.count) + text
  }
}
