/// Something in a catalog that is wrong, whatever room its texts have.
package struct CatalogFinding: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A translation takes an argument that the source does not: what stands there is not defined.
    case argumentExtra = "argument-extra"
    /// A translation takes an argument as another type than the source does.
    case argumentType = "argument-type"
    /// A translation leaves out an argument of the source.
    case argumentMissing = "argument-missing"
    /// A text refers to a substitution that is not there.
    case substitutionUndefined = "substitution-undefined"
    /// A substitution that no text refers to.
    case substitutionUnused = "substitution-unused"
    /// A form that the language needs is not there.
    case pluralMissing = "plural-missing"
    /// A form that no number has in the language.
    case pluralImpossible = "plural-impossible"
    /// An embedding or override of the writing direction is not closed.
    case unclosedDirection = "unclosed-direction"
    /// A text has more characters than its file allows.
    case tooLong = "too-long"
    case duplicateKey = "duplicate-key"
    /// A part of a file was left out.
    case skipped
    case unknownEscape = "unknown-escape"
    case encoding
    case format

    /// What the kind means, in a sentence.
    package var explanation: String {
      switch self {
      case .argumentExtra: "A translation takes an argument that the source does not have."
      case .argumentType: "A translation takes an argument as another type than the source does."
      case .argumentMissing: "A translation leaves out an argument of the source."
      case .substitutionUndefined: "A text refers to a substitution that is not there."
      case .substitutionUnused: "A substitution that no text refers to."
      case .pluralMissing: "A plural form that the language needs is missing."
      case .pluralImpossible: "A plural form that no number has in the language."
      case .unclosedDirection: "An embedding or override of the writing direction is not closed."
      case .tooLong: "A text has more characters than its file allows."
      case .duplicateKey: "A key appears twice."
      case .skipped: "A part of a file was left out."
      case .unknownEscape: "A backslash before a character that it does not change."
      case .encoding: "Characters that are not what the encoding asks for."
      case .format: "Something that the format does not have."
      }
    }
  }

  package var kind: Kind
  /// Whether the program that shows the text may crash or show what it should not.
  package var isError: Bool
  package var file: String
  package var line: Int
  package var key: String?
  package var table: String?
  package var locale: String?
  /// A sentence that names the key and language where there are any.
  package var message: String

  package init(
    kind: Kind, isError: Bool = false, file: String, line: Int, key: String? = nil, table: String? = nil,
    locale: String? = nil, message: String
  ) {
    self.kind = kind
    self.isError = isError
    self.file = file
    self.line = line
    self.key = key
    self.table = table
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
      case .format: .format
      }
    self.init(kind: kind, file: note.file, line: note.line ?? 1, message: note.message)
  }
}
