/// The texts of one key.
package struct CatalogEntry: Sendable, Equatable {
  package var key: String
  /// The table that the key is looked up in: the file's name without its extension.
  package var table: String
  /// The folder of the module or bundle that the table belongs to: the same key of the same table is a
  /// different text in another module.
  package var module = ""
  /// What distinguishes entries with the same key, as `msgctxt` does in gettext.
  package var context: String?
  package var comment: String?
  /// Words that a format adds to an entry, as `c-format` in gettext.
  package var flags: [String] = []
  /// The length limits in the file's attributes.
  package var declaredLimit: TextLimit?
  /// As in a string catalog: `manual`, `stale` and so on; unknown values are kept.
  package var extractionState: String?
  package var isTranslatable = true
  /// Findings that a comment suppresses for the texts in all languages.
  package var ignored = IgnoredFindings.none
  package var localizations: [String: Localization] = [:]
  /// Where the key was first read; each text has its own location.
  package var file: String
  package var line: Int

  package init(key: String, table: String, file: String, line: Int) {
    self.key = key
    self.table = table
    self.file = file
    self.line = line
  }
}

/// The texts of one key in one language.
package struct Localization: Sendable, Equatable {
  package var text: TextVariations
  /// The substitutions for `%#@name@` in the text.
  package var substitutions: [String: Substitution] = [:]
  /// The placeholder syntax of the text.
  package var syntax = PlaceholderSyntax.printf
  /// The types that a file declares for arguments with names: `int`, `double`, `DateTime` and others.
  package var argumentTypes: [String: String] = [:]
  /// Whether Markdown is parsed, as SwiftUI does.
  package var isMarkdown = true
  /// Whether the key is used because the file has no text, as in the source language of a string catalog.
  package var isKey = false
  /// The file of the texts; empty if it is the entry's.
  package var file = ""
  /// Findings that a comment beside the texts suppresses.
  package var ignored = IgnoredFindings.none

  package init(text: TextVariations, syntax: PlaceholderSyntax = .printf, isMarkdown: Bool = true) {
    self.text = text
    self.syntax = syntax
    self.isMarkdown = isMarkdown
  }

  /// Whether there is no translation yet: every text is empty and new, as in exports for translators.
  package var isUnwritten: Bool {
    // Most have one text, for which no list is needed.
    if case .unit(let unit) = text, substitutions.isEmpty { return unit.value.isEmpty && unit.state == "new" }
    return leaves.allSatisfy { $0.unit.value.isEmpty && $0.unit.state == "new" }
  }

  /// The devices with their own texts.
  package var devices: Set<String> {
    substitutions.values.reduce(into: text.devices) { $0.formUnion($1.text.devices) }
  }

  /// The same with every text changed.
  package func mapTexts(_ change: (String) -> String) -> Localization {
    var changed = self
    changed.text = text.mapTexts(change)
    changed.substitutions = substitutions.mapValues {
      Substitution(argument: $0.argument, specifier: $0.specifier, text: $0.text.mapTexts(change))
    }
    return changed
  }

  /// Every text, with the variations that lead to it.
  package var leaves: [(path: [String], unit: TextUnit)] {
    text.leaves(path: [])
      + substitutions.sorted { $0.key < $1.key }.flatMap { name, value in
        value.text.leaves(path: ["substitutions.\(name)"])
      }
  }
}

/// A part of a text that varies by a number of its own.
package struct Substitution: Sendable, Equatable {
  /// The position of the deciding argument, from 1; nil for the next one.
  package var argument: Int?
  /// The specifier of the argument without its percent sign.
  package var specifier: String
  package var text: TextVariations

  package init(argument: Int?, specifier: String, text: TextVariations) {
    self.argument = argument
    self.specifier = specifier
    self.text = text
  }
}

/// One text of a file.
package struct TextUnit: Sendable, Equatable {
  package var value: String
  /// From 1, in characters of Unicode.
  package var column = 1
  /// `new`, `translated`, `needs_review` and so on; unknown values are kept.
  package var state: String
  package var line: Int

  package init(value: String, state: String = "translated", line: Int, column: Int = 1) {
    self.value = value
    self.state = state
    self.line = line
    self.column = column
  }
}

extension CatalogEntry {
  /// The file of a language's texts.
  package func file(of locale: String) -> String {
    localizations[locale].flatMap { $0.file.isEmpty ? nil : $0.file } ?? file
  }
}

/// A text, or its variations by number, device or width.
package indirect enum TextVariations: Sendable, Equatable {
  case unit(TextUnit)
  case plural([PluralCategory: TextVariations])
  case device([String: TextVariations])
  case width([Int: TextVariations])
  /// gettext's forms, which an expression in the file assigns to numbers.
  case numbered(PluralForms, [Int: TextVariations])

  func leaves(path: [String]) -> [(path: [String], unit: TextUnit)] {
    switch self {
    case .unit(let unit):
      return [(path, unit)]
    case .plural(let cases):
      return PluralCategory.allCases.flatMap { category in
        cases[category]?.leaves(path: path + ["plural.\(category.rawValue)"]) ?? []
      }
    case .device(let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.leaves(path: path + ["device.\($0)"]) }
    case .width(let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.leaves(path: path + ["width.\($0)"]) }
    case .numbered(_, let cases):
      return cases.sorted { $0.key < $1.key }.flatMap { $1.leaves(path: path + ["form.\($0)"]) }
    }
  }

  func mapTexts(_ change: (String) -> String) -> TextVariations {
    switch self {
    case .unit(var unit):
      unit.value = change(unit.value)
      return .unit(unit)
    case .plural(let cases): return .plural(cases.mapValues { $0.mapTexts(change) })
    case .device(let cases): return .device(cases.mapValues { $0.mapTexts(change) })
    case .width(let cases): return .width(cases.mapValues { $0.mapTexts(change) })
    case .numbered(let forms, let cases): return .numbered(forms, cases.mapValues { $0.mapTexts(change) })
    }
  }

  /// The text for a number on a device; the widest variant if it varies by width.
  ///
  /// - Parameter number: selects a gettext form; without it the last one is used, which is that of most
  ///   numbers.
  package func unit(category: PluralCategory, device: String, number: UInt64? = nil) -> TextUnit? {
    switch self {
    case .unit(let unit):
      return unit
    case .plural(let cases):
      return (cases[category] ?? cases[.other])?.unit(category: category, device: device, number: number)
    case .device(let cases):
      return (cases[device] ?? cases["other"])?.unit(category: category, device: device, number: number)
    case .width(let cases):
      return cases.max { $0.key < $1.key }?.value.unit(category: category, device: device, number: number)
    case .numbered(let forms, let cases):
      let last = cases.max { $0.key < $1.key }?.value
      return (number.flatMap { forms.index(for: $0) }.flatMap { cases[$0] } ?? last)?
        .unit(category: category, device: device, number: number)
    }
  }

  /// Whether a path's form of gettext's is one for numbers up to two alone.
  func isForSmallNumbers(_ path: [String]) -> Bool {
    guard case .numbered(let forms, _) = self, let name = path.first, name.hasPrefix("form."),
      let index = Int(name.dropFirst("form.".count))
    else { return false }
    return !(UInt64(3)...200).contains { forms.index(for: $0) == index }
  }

  /// The devices with their own texts.
  package var devices: Set<String> {
    switch self {
    case .unit: []
    case .plural(let cases): cases.values.reduce(into: []) { $0.formUnion($1.devices) }
    case .device(let cases): cases.values.reduce(into: Set(cases.keys)) { $0.formUnion($1.devices) }
    case .width(let cases): cases.values.reduce(into: []) { $0.formUnion($1.devices) }
    case .numbered(_, let cases): cases.values.reduce(into: []) { $0.formUnion($1.devices) }
    }
  }

  /// Whether the text varies by number.
  package var hasPlural: Bool {
    switch self {
    case .unit: false
    case .plural, .numbered: true
    case .device(let cases): cases.values.contains { $0.hasPlural }
    case .width(let cases): cases.values.contains { $0.hasPlural }
    }
  }
}
