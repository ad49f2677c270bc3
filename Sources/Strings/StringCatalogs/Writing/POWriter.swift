import Reports

/// Writes gettext's catalogs.
///
/// The key must be the source language's text. Forms of the translation follow gettext's rules for the
/// language, so categories that these combine have one text. The only state is "needs review".
enum POWriter {
  static func write(
    _ catalog: StringCatalog, table: String, target: String
  ) throws(LocatedError) -> String {
    // A file's own expression is kept.
    let own = catalog.entries.lazy.filter { $0.table == table }.compactMap { entry -> PluralForms? in
      if case .numbered(let forms, _)? = entry.localizations[target]?.text { forms } else { nil }
    }.first
    let forms = own ?? PluralForms(locale: target)
    var result = """
      msgid ""
      msgstr ""
      "Language: \(POLocale.name(target))\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: \(forms.header)\\n"

      """
    for entry in catalog.entries where entry.table == table {
      result += "\n" + (try message(entry, source: catalog.sourceLanguage, target: target, forms: forms))
    }
    return result
  }

  private static func message(
    _ entry: CatalogEntry, source: String, target: String, forms: PluralForms
  ) throws(LocatedError) -> String {
    if entry.key.isEmpty, entry.context == nil {
      throw CatalogWriter.error(entry, "is the header's key in gettext")
    }
    var plural: String?
    switch entry.localizations[source]?.text {
    case .unit(let unit)? where unit.value == entry.key: break
    case .plural(let cases)?:
      guard case .unit(let one)? = cases[.one], case .unit(let other)? = cases[.other], cases.count == 2,
        one.value == entry.key
      else { fallthrough }
      plural = other.value
    default:
      throw CatalogWriter.error(entry, "is not the text of the source language, as gettext's keys are")
    }
    var lines: [String] = []
    let translation = entry.localizations[target]
    if translation?.substitutions.isEmpty == false {
      throw CatalogWriter.error(entry, "has substitutions, which gettext does not")
    }
    var flags = entry.flags
    if translation?.units.contains(where: { $0.unit.state == "needs_review" }) == true {
      flags.insert("fuzzy", at: 0)
    }
    let mark = entry.extractionState == "stale" ? "#~ " : ""
    func add(_ keyword: String, _ text: String) {
      lines.append("\(mark)\(keyword) \(quoted(text))")
    }
    if let context = entry.context { add("msgctxt", context) }
    add("msgid", entry.key)
    if let plural {
      add("msgid_plural", plural)
      var cases: [PluralCategory: TextVariations] = [:]
      var numbered: [Int: TextVariations] = [:]
      switch translation?.text {
      case nil: break
      case .plural(let own)?: cases = own
      case .numbered(let owner, let own)? where owner == forms: numbered = own
      default: throw CatalogWriter.error(entry, "has plural forms in the source language only")
      }
      for index in 0..<forms.count {
        let text = numbered[index] ?? forms.categories(of: index).lazy.compactMap { cases[$0] }.first
        switch text {
        case nil: add("msgstr[\(index)]", "")
        case .unit(let unit)?: add("msgstr[\(index)]", unit.value)
        default: throw CatalogWriter.error(entry, "varies by more than number, which gettext's do not")
        }
      }
    } else {
      switch translation?.text {
      case nil: add("msgstr", "")
      case .unit(let unit)?: add("msgstr", unit.value)
      default: throw CatalogWriter.error(entry, "varies, but its source does not, which gettext needs")
      }
    }
    var head = entry.comment.map { $0.split(separator: "\n").map { "#. \($0)" } } ?? []
    if !flags.isEmpty { head.append("#, " + flags.joined(separator: ", ")) }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
