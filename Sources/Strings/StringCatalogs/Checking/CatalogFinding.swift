package import Reports

/// A problem in a catalog, regardless of the space for its texts.
package struct CatalogFinding: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case argumentExtra = "argument-extra"
    case argumentType = "argument-type"
    case argumentMissing = "argument-missing"
    case argumentMixed = "argument-mixed"
    case argumentMalformed = "argument-malformed"
    case substitutionUndefined = "substitution-undefined"
    case substitutionUnused = "substitution-unused"
    case pluralMissing = "plural-missing"
    case pluralImpossible = "plural-impossible"
    case unclosedDirection = "unclosed-direction"
    case tooLong = "too-long"
    case duplicateKey = "duplicate-key"
    case skipped
    case unknownEscape = "unknown-escape"
    case encoding
    case format
    case unknownLanguage = "unknown-language"
    case unreadable
    case edgeWhitespace = "edge-whitespace"
    case markup
    case link
    case translationOnly = "translation-only"
    case finalPunctuation = "final-punctuation"
    case ellipsis
    case untranslatedCopy = "untranslated-copy"
    case inconsistentTranslation = "inconsistent-translation"
    case translationMissing = "translation-missing"

    /// The meaning of the kind and why it matters, in a sentence.
    package var explanation: String {
      switch self {
      case .argumentExtra:
        "A translation has an argument that the source does not have: its value is undefined."
      case .argumentType:
        "A translation has an argument of another type than the source, which may crash the program."
      case .argumentMissing:
        "A translation lacks an argument of the source, so that readers do not see its value."
      case .argumentMixed:
        "A text mixes numbered and unnumbered arguments, whose order is undefined."
      case .argumentMalformed:
        "A text has something that looks like an argument but is not one, and is shown as it is written."
      case .substitutionUndefined: "A text refers to a substitution that does not exist."
      case .substitutionUnused: "No text refers to a substitution."
      case .pluralMissing: "A plural form that the language needs is missing."
      case .pluralImpossible: "A plural form does not apply to any number in the language."
      case .unclosedDirection:
        "An embedding or override of the writing direction is not closed and affects the text after it."
      case .tooLong: "A text has more characters than its file allows."
      case .duplicateKey: "A key appears twice, and only one of its texts is shown."
      case .skipped: "A part of a file was skipped."
      case .unknownEscape: "A backslash precedes a character that needs none."
      case .encoding: "A file has bytes that are invalid in its encoding."
      case .format: "A file has something that its format does not allow."
      case .unknownLanguage: "The language of a file's texts is unknown."
      case .unreadable: "A file cannot be read."
      case .edgeWhitespace:
        "White space or line breaks at the ends differ from the source's, so that concatenated texts run into "
          + "each other."
      case .markup:
        "A translation has other tags than the source, so that tags are visible or styles are lost."
      case .link: "A translation has other links than the source."
      case .translationOnly: "A key exists only in a translation: no other language has a text for it."
      case .finalPunctuation: "A translation ends with other punctuation than the source."
      case .ellipsis: "A translation lacks the source's ellipsis, or has three full stops instead."
      case .untranslatedCopy: "A translation is identical to the source text."
      case .inconsistentTranslation: "The same source text has several translations in one language."
      case .translationMissing: "A language lacks a text that the source has."
      }
    }

    /// The default severity of a finding.
    package var severity: Severity {
      switch self {
      case .argumentExtra, .argumentType, .argumentMalformed, .substitutionUndefined, .tooLong, .unreadable,
        .translationMissing:
        .error
      case .unknownLanguage: .note
      default: .warning
      }
    }

    /// Whether it is checked by default: kinds that are fine in many projects are not.
    package var isOnByDefault: Bool {
      switch self {
      case .finalPunctuation, .ellipsis, .untranslatedCopy, .inconsistentTranslation, .translationMissing,
        .link:
        false
      default: true
      }
    }
  }

  package var kind: Kind
  package var severity: Severity
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters of Unicode; nil if only the line is known.
  package var column: Int?
  package var key: String?
  package var table: String?
  package var module: String?
  package var locale: String?
  /// A sentence that names the key and language if there are any.
  package var message: String

  /// Whether the program that shows the text may crash or show what it should not.
  package var isError: Bool { severity == .error }

  package init(
    kind: Kind, severity: Severity? = nil, file: String, line: Int, column: Int? = nil, key: String? = nil,
    table: String? = nil, module: String? = nil, locale: String? = nil, message: String
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.table = table
    self.module = module
    self.locale = locale
    self.message = message
  }

  init(_ note: StringCatalog.Note) {
    let kind: Kind =
      switch note.kind {
      case .duplicateKey: .duplicateKey
      case .skipped: .skipped
      case .unknownEscape: .unknownEscape
      case .encoding: .encoding
      case .unknownLanguage: .unknownLanguage
      case .unreadable: .unreadable
      case .format: .format
      }
    self.init(
      kind: kind, file: note.file, line: note.line ?? 1, column: note.column, key: note.key,
      locale: note.locale, message: note.message)
  }
}
