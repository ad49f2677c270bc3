/// The texts of one or more files, by key and language.
package struct StringCatalog: Sendable {
  /// A file's part that was read, or left out and why.
  package struct Note: Sendable, Equatable {
    package var file: String
    package var line: Int?
    package var message: String

    package init(file: String, line: Int? = nil, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  /// The language that the keys' texts are written in.
  package var sourceLanguage: String
  package var entries: [CatalogEntry] = []
  /// What was found odd: duplicated keys, unknown escapes, entries that were skipped.
  package var notes: [Note] = []
  /// How many texts were left out, each with a note.
  package var skippedCount = 0
  private var places: [EntryName: Int] = [:]

  private struct EntryName: Hashable {
    var table: String
    var key: String
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

  package func entry(_ key: String, table: String = "Localizable") -> CatalogEntry? {
    places[EntryName(table: table, key: key)].map { entries[$0] }
  }

  /// Adds an entry, or its languages to the entry that is there.
  package mutating func add(_ entry: CatalogEntry) {
    let name = EntryName(table: entry.table, key: entry.key)
    guard let place = places[name] else {
      places[name] = entries.count
      entries.append(entry)
      return
    }
    entries[place].localizations.merge(entry.localizations) { _, new in new }
    entries[place].comment = entries[place].comment ?? entry.comment
  }

  /// Adds all of another catalog.
  package mutating func merge(_ other: StringCatalog) {
    for entry in other.entries { add(entry) }
    notes += other.notes
    skippedCount += other.skippedCount
  }
}
