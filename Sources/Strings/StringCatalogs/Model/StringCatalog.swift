/// The texts of one or more files, by key and language.
package struct StringCatalog: Sendable {
  /// A file's part that was read, or left out and why.
  package struct Note: Sendable, Equatable {
    /// What kind of oddity it is.
    package enum Kind: String, Sendable, CaseIterable {
      /// A key stands twice in a file, and only one of its texts counts.
      case duplicateKey = "duplicate-key"
      /// A text was left out.
      case skipped
      /// A backslash before a character that it does not change.
      case unknownEscape = "unknown-escape"
      /// Bytes or characters that are not what the encoding asks for.
      case encoding
      /// Anything else that the format does not have.
      case format
    }

    package var kind: Kind
    package var file: String
    package var line: Int?
    package var message: String

    package init(kind: Kind = .format, file: String, line: Int? = nil, message: String) {
      self.kind = kind
      self.file = file
      self.line = line
      self.message = message
    }
  }

  /// The language that the keys' texts are written in.
  package var sourceLanguage: String
  /// Whether the files say which language that is.
  package var isSourceDeclared = false
  package var entries: [CatalogEntry] = []
  /// What was found odd: duplicated keys, unknown escapes, entries that were skipped.
  package var notes: [Note] = []
  /// How many texts were left out, each with a note.
  package var skippedCount = 0
  private var places: [EntryName: Int] = [:]

  private struct EntryName: Hashable {
    var table: String
    var key: String
    var context: String?
  }

  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
  }

  /// How many texts were read.
  package var textCount: Int {
    entries.reduce(0) { $0 + $1.localizations.values.reduce(0) { $0 + $1.leaves.count } }
  }

  /// All languages of the texts, the source language among them, in alphabetical order.
  package var locales: [String] {
    Set(entries.flatMap { $0.localizations.keys } + [sourceLanguage]).sorted()
  }

  package func entry(
    _ key: String, table: String = "Localizable", context: String? = nil
  ) -> CatalogEntry? {
    places[EntryName(table: table, key: key, context: context)].map { entries[$0] }
  }

  /// Adds an entry, or its languages to the entry that is there.
  package mutating func add(_ entry: CatalogEntry) {
    let name = EntryName(table: entry.table, key: entry.key, context: entry.context)
    guard let place = places[name] else {
      places[name] = entries.count
      entries.append(entry)
      return
    }
    entries[place].localizations.merge(entry.localizations) { _, new in new }
    entries[place].comment = entries[place].comment ?? entry.comment
    entries[place].isTranslatable = entries[place].isTranslatable && entry.isTranslatable
  }

  /// Notes that a text was left out.
  package mutating func skip(file: String, line: Int?, _ message: String) {
    skippedCount += 1
    notes.append(Note(kind: .skipped, file: file, line: line, message: message))
  }

  /// Adds all of another catalog; the first that says what the source language is decides.
  package mutating func merge(_ other: StringCatalog) {
    if other.isSourceDeclared, !isSourceDeclared {
      sourceLanguage = other.sourceLanguage
      isSourceDeclared = true
    }
    for entry in other.entries { add(entry) }
    notes += other.notes
    skippedCount += other.skippedCount
  }
}
