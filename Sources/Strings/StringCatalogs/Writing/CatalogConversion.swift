package import Reports

/// A catalog converted to another format, and what the format cannot express.
///
/// The output is read back: any difference is reported as a loss.
package struct CatalogConversion {
  /// The file's text, to be stored as UTF-8.
  package let text: String
  /// The losses, one sentence each.
  package let losses: [String]

  /// - Parameters:
  ///   - output: the format, and which of the catalog's texts its file contains; the others are not losses.
  ///   - format: the same format as a reader's.
  /// - Throws: `LocatedError` if nothing can be written, or what was written cannot be read.
  package init(
    _ catalog: StringCatalog, as output: CatalogWriter.Output, format: CatalogFormat
  ) throws(LocatedError) {
    var losses: [String] = []
    var held = StringCatalog(sourceLanguage: catalog.sourceLanguage)
    held.isSourceDeclared = catalog.isSourceDeclared
    let scope = Scope(output, catalog)
    for entry in catalog.entries where scope.has(entry) {
      var alone = StringCatalog(sourceLanguage: catalog.sourceLanguage)
      alone.add(entry)
      do throws(LocatedError) {
        _ = try CatalogWriter.write(alone, as: output)
        held.add(entry)
      } catch {
        losses.append("\(error)")
      }
    }
    text = try CatalogWriter.write(held, as: output)
    let again = try CatalogReader.read(
      Array(text.utf8), format: format, file: "the new file", table: scope.table ?? "Localizable",
      locale: scope.locales.count == 1 ? scope.locales[0] : nil, sourceLanguage: catalog.sourceLanguage)
    self.losses = losses + Self.differences(held, again, scope)
  }

  /// Which texts a file of a format contains.
  private struct Scope {
    /// Nil is every table.
    var table: String?
    var locales: [String]

    init(_ output: CatalogWriter.Output, _ catalog: StringCatalog) {
      switch output {
      case .xcstrings(let table): (self.table, locales) = (table, catalog.locales)
      case .strings(let table, let locale), .stringsdict(let table, let locale),
        .android(let table, let locale),
        .arb(let table, let locale), .json(let table, let locale, _):
        (self.table, locales) = (table, [locale])
      case .xliff12(let target), .xliff20(let target):
        (table, locales) = (nil, [catalog.sourceLanguage, target])
      case .po(let table, let target): (self.table, locales) = (table, [catalog.sourceLanguage, target])
      }
    }

    func has(_ entry: CatalogEntry) -> Bool {
      (table == nil || entry.table == table) && locales.contains { entry.localizations[$0] != nil }
    }
  }

  private static func differences(_ old: StringCatalog, _ new: StringCatalog, _ scope: Scope) -> [String] {
    var losses: [String] = []
    var (comments, states) = (0, 0)
    var (untranslatable, extractions, substitutions, others) = (0, 0, 0, 0)
    for entry in old.entries {
      guard let other = new.entry(entry.key, table: entry.table, context: entry.context) else {
        losses.append("\(entry.file):\(entry.line): “\(entry.key)” is not found in the new file")
        continue
      }
      for locale in scope.locales {
        guard let a = entry.localizations[locale]?.leaves else { continue }
        let b = other.localizations[locale]?.leaves ?? []
        if a.map(\.path) != b.map(\.path) || a.map(\.unit.value) != b.map(\.unit.value) {
          losses.append(
            "\(entry.file):\(entry.line): “\(entry.key)” in \(locale) is another text in the new file")
        }
        states += zip(a, b).count { $0.unit.state != $1.unit.state }
        let (own, read) = (entry.localizations[locale], other.localizations[locale])
        substitutions += (own?.substitutions ?? [:]).count { name, substitution in
          guard let again = read?.substitutions[name] else { return false }
          return (substitution.argument, substitution.specifier) != (again.argument, again.specifier)
        }
        if own?.argumentTypes != read?.argumentTypes { others += 1 }
      }
      if entry.isTranslatable != other.isTranslatable { untranslatable += 1 }
      if entry.extractionState != other.extractionState { extractions += 1 }
      if entry.flags != other.flags || entry.declaredLimit != other.declaredLimit { others += 1 }
      if let comment = entry.comment, words(comment) != words(other.comment ?? "") { comments += 1 }
    }
    if comments > 0 {
      losses.append("the comments of \(comments) \(comments == 1 ? "key" : "keys") are not held")
    }
    if states > 0 {
      losses.append("the states of \(states) \(states == 1 ? "text" : "texts") are not held")
    }
    if untranslatable > 0 {
      losses.append("that \(count(untranslatable, "key is", "keys are")) not to be translated is not held")
    }
    if extractions > 0 {
      losses.append(
        "where \(count(extractions, "key comes", "keys come")) from (extractionState) is not held")
    }
    if substitutions > 0 {
      losses.append(
        "the numbers or types of the arguments of \(count(substitutions, "substitution", "substitutions")) are not held"
      )
    }
    if others > 0 {
      losses.append(
        "the flags, lengths or types of arguments of \(count(others, "text", "texts")) are not held")
    }
    return losses
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// White space in comments is collapsed.
  private static func words(_ comment: String) -> [Substring] {
    comment.split(whereSeparator: \.isWhitespace)
  }
}
