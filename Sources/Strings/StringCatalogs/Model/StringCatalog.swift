internal import Foundation

/// The texts of one or more files, by key and language.
package struct StringCatalog: Sendable {
  /// A note about a part of a file.
  package struct Note: Sendable, Equatable {
    /// The kind of the note.
    package enum Kind: String, Sendable, CaseIterable {
      /// A key occurs twice in a file, and only one of its texts is used.
      case duplicateKey = "duplicate-key"
      /// A text was left out.
      case skipped
      /// An unknown escape sequence.
      case unknownEscape = "unknown-escape"
      /// Bytes or characters that are invalid in the encoding.
      case encoding
      /// The language of a file is unknown.
      case unknownLanguage = "unknown-language"
      /// A file cannot be read.
      case unreadable
      /// Anything else that is not part of the format.
      case format
    }

    package var kind: Kind
    package var file: String
    package var line: Int?
    package var column: Int?
    /// The key and language that it is about, if it is about a single text.
    package var key: String?
    package var locale: String?
    package var message: String

    package init(
      kind: Kind = .format, file: String, line: Int? = nil, column: Int? = nil, key: String? = nil,
      locale: String? = nil, message: String
    ) {
      self.kind = kind
      self.file = file
      self.line = line
      self.column = column
      self.key = key
      self.locale = locale
      self.message = message
    }
  }

  /// The language that the keys' texts are written in.
  package var sourceLanguage: String
  /// Whether the files say which language that is.
  package var isSourceDeclared = false
  package var entries: [CatalogEntry] = []
  /// Notes from reading: duplicated keys, unknown escapes, entries that were skipped.
  package var notes: [Note] = []
  /// How many texts were left out, each with a note.
  package var skippedCount = 0
  /// How many translations of gettext are marked as fuzzy, which programs do not show.
  package var fuzzyCount = 0
  /// The indices of entries; those of other modules are chained through `namesakes`.
  private var places: [EntryName: Int] = [:]
  /// The next entry with the same name, in another module.
  private var namesakes: [Int: Int] = [:]

  private struct EntryName: Hashable {
    var table: String
    var key: String
    var context: String?
  }

  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
  }

  /// The number of texts that were read.
  package var textCount: Int {
    entries.reduce(0) { $0 + $1.localizations.values.reduce(0) { $0 + $1.leaves.count } }
  }

  /// All languages of the texts, including the source language, in alphabetical order.
  package var locales: [String] {
    Set(entries.flatMap { $0.localizations.keys } + [sourceLanguage]).sorted()
  }

  /// The entry of a key.
  ///
  /// - Parameters:
  ///   - module: the module of the entry; nil for any.
  ///   - folder: among entries of several modules, the module nearest to this folder is used, as views use
  ///     the texts of their own bundle; nil for the first that was read.
  package func entry(
    _ key: String, table: String = "Localizable", context: String? = nil, module: String? = nil,
    near folder: String? = nil
  ) -> CatalogEntry? {
    guard let first = places[EntryName(table: table, key: key, context: context)] else { return nil }
    if namesakes.isEmpty { return module.map { $0 == entries[first].module } != false ? entries[first] : nil }
    var best: (place: Int, distance: Int)?
    var next: Int? = first
    while let place = next {
      next = namesakes[place]
      if let module, entries[place].module != module { continue }
      let distance = folder.map { Self.distance(entries[place].module, from: $0) } ?? 0
      if distance < best?.distance ?? .max { best = (place, distance) }
    }
    return best.map { entries[$0.place] }
  }

  /// The distance between two folders in steps up and down.
  private static func distance(_ module: String, from folder: String) -> Int {
    // Relative paths are relative to the current directory.
    let module = module.hasPrefix("/") ? module : FileManager.default.currentDirectoryPath + "/" + module
    let (a, b) = (module.split(separator: "/").filter { $0 != "." }, folder.split(separator: "/"))
    let common = zip(a, b).prefix { $0 == $1 }.count
    // An enclosing module is nearer than a sibling.
    return (a.count - common) * 2 + (b.count - common)
  }

  /// Adds an entry, or its languages to the entry that is there.
  package mutating func add(_ entry: CatalogEntry) {
    let name = EntryName(table: entry.table, key: entry.key, context: entry.context)
    guard var place = places[name] else {
      places[name] = entries.count
      entries.append(entry)
      return
    }
    while entries[place].module != entry.module {
      guard let next = namesakes[place] else {
        namesakes[place] = entries.count
        entries.append(entry)
        return
      }
      place = next
    }
    entries[place].localizations.merge(entry.localizations) { _, new in new }
    entries[place].comment = entries[place].comment ?? entry.comment
    entries[place].isTranslatable = entries[place].isTranslatable && entry.isTranslatable
  }

  /// Sets the origin of all entries of one file: each text gets its file, and what a comment suppresses for
  /// it.
  ///
  /// - Parameter hasAllLanguages: whether a comment applies to every language rather than the file's own.
  mutating func take(module: String, file: String, hasAllLanguages: Bool) {
    for index in entries.indices {
      let inner = entries[index].module
      entries[index].module = inner.isEmpty ? module : module.isEmpty ? inner : module + "/" + inner
      let ignored = IgnoredFindings(comment: entries[index].comment)
      if hasAllLanguages { entries[index].ignored = ignored }
      for locale in Array(entries[index].localizations.keys) {
        entries[index].localizations[locale]?.file = file
        if !hasAllLanguages, !ignored.isEmpty { entries[index].localizations[locale]?.ignored = ignored }
      }
    }
  }

  /// Findings that comments suppress for a text: those of the source and the entry apply to every language.
  package func ignored(_ entry: CatalogEntry, locale: String) -> IgnoredFindings {
    var ignored = entry.ignored
    for tag in Set([sourceLanguage, locale]) {
      if let own = entry.localizations[tag]?.ignored, !own.isEmpty { ignored = ignored.union(own) }
    }
    return ignored
  }

  /// The catalog without some keys and the notes about them.
  package func removing(where isRemoved: (_ key: String) -> Bool) -> StringCatalog {
    var rest = self
    rest.entries = []
    rest.places = [:]
    rest.namesakes = [:]
    for entry in entries where !isRemoved(entry.key) { rest.add(entry) }
    rest.notes.removeAll { $0.key.map(isRemoved) ?? false }
    return rest
  }

  /// Notes that a text, or several for the same reason, was left out.
  package mutating func skip(
    file: String, line: Int?, column: Int? = nil, key: String? = nil, locale: String? = nil,
    _ message: String,
    count: Int = 1
  ) {
    skippedCount += count
    notes.append(
      Note(
        kind: .skipped, file: file, line: line, column: column, key: key, locale: locale, message: message))
  }

  /// Adds another catalog; the first one that declares the source language decides.
  package mutating func merge(_ other: StringCatalog) {
    if other.isSourceDeclared, !isSourceDeclared {
      sourceLanguage = other.sourceLanguage
      isSourceDeclared = true
    }
    for entry in other.entries { add(entry) }
    notes += other.notes
    skippedCount += other.skippedCount
    fuzzyCount += other.fuzzyCount
  }
}
