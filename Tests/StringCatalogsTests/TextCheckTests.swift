import Reports
import StringCatalogs
import Testing

/// Checks of translations as texts, and what is not a fault.
struct TextCheckTests {
  private func found(
    _ source: String, _ translation: String, key: String = "k", locale: String = "de",
    enabled: [CatalogFinding.Kind] = []
  ) -> [String] {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: key, table: "T", file: "a.xcstrings", line: 1)
    entry.localizations["en"] = Localization(text: .unit(TextUnit(value: source, line: 1)))
    entry.localizations[locale] = Localization(text: .unit(TextUnit(value: translation, line: 2)))
    catalog.add(entry)
    var policy = FindingPolicy()
    for kind in enabled { policy.severities[kind.rawValue] = .warning }
    return CatalogChecker.findings(in: catalog, policy: policy).map(\.kind.rawValue)
  }

  @Test(arguments: [
    ("100% guaranteed", "100%-osan garantált"), ("50% off", "50%de"), ("100%sure", "100 % sicher"),
    ("Save 20%", "%20'si"), ("Liked", "Liked"),
  ])
  func percentSignsWithoutArgumentsAreNoArguments(source: String, translation: String) {
    #expect(found(source, translation).isEmpty)
  }

  @Test func argumentsOfTheKeyAreThere() {
    #expect(found("Liked", "Mag %lld", key: "liked %lld").isEmpty)
    #expect(found("Liked", "Mag %lld").map { $0 } == ["argument-extra"])
  }

  @Test func oneTextHasOneFinding() {
    #expect(found("%@ %@ %@", "%d %d %d %d") == ["argument-type"])
    #expect(found("%@ %@ %@", "nichts") == ["argument-missing"])
    #expect(found("%1$@ %2$@", "%1$@ %@") == ["argument-missing", "argument-mixed"])
    #expect(found("%1$d %2$d", "%1#@count@ %2$d", enabled: []) == ["argument-missing", "argument-malformed"])
  }

  @Test func whiteSpaceAtTheEnds() {
    #expect(found("Name: ", "Name:") == ["edge-whitespace"])
    #expect(found("Name", " Name") == ["edge-whitespace"])
    #expect(found("A\n", "B") == ["edge-whitespace"])
    #expect(found("A", "B\n\n") == ["edge-whitespace"])
    #expect(found("Name: ", "名前：", locale: "ja").isEmpty, "Wide marks have their room in them.")
    for (locale, text) in [("zh-Hans", "姓名"), ("ko", "이름"), ("ja", "名前》"), ("th", "ชื่อ")] {
      #expect(found("Name ", text, locale: locale).isEmpty, "\(locale)")
    }
    #expect(found(" ", "a").isEmpty)
  }

  @Test func marksAndLinks() {
    #expect(found("<b>A</b>", "<b>B") == ["markup"])
    #expect(found("<b>A</b>", "<i>B</i>") == ["markup"])
    #expect(found("<b>A</b>", "B <b>C</b>").isEmpty)
    #expect(found("a < b", "a > b").isEmpty)
    #expect(found("A<br>B", "A B").isEmpty)
    let link = "See https://example.com/a"
    #expect(found(link, "Siehe https://example.com/de/a", enabled: [.link]).isEmpty)
    #expect(found(link, "Siehe https://example.org/a", enabled: [.link]) == ["link"])
    #expect(found(link, "Siehe dort").isEmpty, "Off without being asked for.")
  }

  @Test func punctuationAndEllipsis() {
    #expect(found("Done.", "Fertig", enabled: [.finalPunctuation]) == ["final-punctuation"])
    #expect(found("Done.", "完了。", locale: "ja", enabled: [.finalPunctuation]).isEmpty)
    #expect(found("Really?", "Πράγματι;", locale: "el", enabled: [.finalPunctuation]).isEmpty)
    #expect(found("More…", "Mehr...", enabled: [.ellipsis]) == ["ellipsis"])
    #expect(found("More…", "Mehr", enabled: [.ellipsis]) == ["ellipsis"])
    #expect(found("More…", "Mehr", enabled: []).isEmpty)
  }

  @Test func copiesOfTheSource() {
    #expect(found("Open the file", "Open the file", enabled: [.untranslatedCopy]) == ["untranslated-copy"])
    #expect(found("Open the file", "Open the file", locale: "en-GB", enabled: [.untranslatedCopy]).isEmpty)
    #expect(found("Email", "Email", enabled: [.untranslatedCopy]).isEmpty)
  }

  @Test func sameSourceInTwoWaysAndMissingLanguages() {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (key, german) in [("a", "Sichern"), ("b", "Speichern"), ("c", nil)] {
      var entry = CatalogEntry(key: key, table: "T", file: "a.strings", line: 1)
      entry.localizations["en"] = Localization(text: .unit(TextUnit(value: "Save", line: 1)))
      if let german {
        entry.localizations["de"] = Localization(text: .unit(TextUnit(value: german, line: 2)))
      }
      catalog.add(entry)
    }
    var only = CatalogEntry(key: "d", table: "T", file: "de.strings", line: 4)
    only.localizations["de"] = Localization(text: .unit(TextUnit(value: "Nur", line: 4)))
    catalog.add(only)
    #expect(CatalogChecker.findings(in: catalog).map(\.kind) == [.translationOnly])
    var policy = FindingPolicy()
    for kind in [CatalogFinding.Kind.inconsistentTranslation, .translationMissing] {
      policy.severities[kind.rawValue] = kind.severity
    }
    let found = CatalogChecker.findings(in: catalog, policy: policy)
    #expect(found.map(\.kind) == [.translationMissing, .translationOnly, .inconsistentTranslation])
    #expect(found.map(\.severity) == [.error, .warning, .warning])
    #expect(found.map(\.key) == ["c", "d", "b"])
  }

  @Test func harmlessPluralFormsAreNotes() {
    func severity(_ locale: String, _ cases: [PluralCategory]) -> [Severity] {
      var catalog = StringCatalog(sourceLanguage: "en")
      var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
      let texts = cases.map { ($0, TextVariations.unit(TextUnit(value: "%lld", line: 2))) }
      entry.localizations[locale] = Localization(text: .plural(Dictionary(uniqueKeysWithValues: texts)))
      catalog.add(entry)
      return CatalogChecker.findings(in: catalog).map(\.severity)
    }
    for locale in ["ja", "ko", "zh-Hans"] { #expect(severity(locale, [.one, .other]) == [.note]) }
    for locale in ["ru", "uk", "pl"] { #expect(severity(locale, [.one, .few, .many]) == [.note]) }
    #expect(severity("ru", [.one, .other]) == [.warning])
    #expect(severity("ja", [.few, .other]) == [.warning])
  }

  @Test func commentsSayWhatIsIgnored() throws {
    func kinds(_ comment: String) throws -> [CatalogFinding.Kind] {
      let project = try ProjectFolder([
        "en.lproj/L.strings": "\"k\" = \"Save %@\";",
        "de.lproj/L.strings": "/* \(comment) */\n\"k\" = \" Sichern\";",
      ])
      return CatalogChecker.findings(in: try project.catalog()).map(\.kind)
    }
    #expect(try kinds("A button") == [.argumentMissing, .edgeWhitespace])
    #expect(try kinds("A button. fittingroom:ignore") == [])
    #expect(try kinds("fittingroom:ignore edge-whitespace") == [.argumentMissing])
    #expect(try kinds("fittingroom:ignore argument-missing, edge-whitespace") == [])
  }

  /// A language without forms needs no number that only chooses between them.
  @Test func numbersThatOnlyChooseMayBeLeftOut() throws {
    func kinds(_ one: String, _ other: String, _ korean: String) throws -> [CatalogFinding.Kind] {
      let form = { (text: String) in "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
      let project = try ProjectFolder([
        "L.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"followers %lld %@": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@followers@"}, "substitutions": {"followers":
        {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \(form(one)), "other": \(form(other))}}}}},
        "ko": \(form(korean))}}}}
        """
      ])
      return CatalogChecker.findings(in: try project.catalog()).map(\.kind)
    }
    #expect(try kinds("%2$@ follower", "%2$@ followers", "팔로워 %2$@명") == [])
    #expect(try kinds("%arg follower", "%arg followers of %2$@", "팔로워 %2$@명") == [.argumentMissing])
    #expect(try kinds("%2$@ follower", "%2$@ followers", "팔로워") == [.argumentMissing])
  }

  @Test func emptyFormsLackNoOthers() throws {
    func kinds(_ text: String) throws -> [CatalogFinding.Kind] {
      let project = try ProjectFolder([
        "en.lproj/L.stringsdict": """
        <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string><key>other</key><string>\(text)</string>
        </dict></dict></dict></plist>
        """
      ])
      return CatalogChecker.findings(in: try project.catalog()).map(\.kind)
    }
    #expect(try kinds("") == [])
    #expect(try kinds("%ld files") == [.pluralMissing])
  }

  /// One text with two faults, in each format that has comments.
  @Test(arguments: [
    (
      "en.lproj/L.strings", "\"k\" = \"Save %@\";", "de.lproj/L.strings",
      "// COMMENT\n\"k\" = \" Sichern\";"
    ),
    (
      "en.lproj/L.stringsdict", "<plist><dict><key>k</key><string>Save %@</string></dict></plist>",
      "de.lproj/L.stringsdict",
      "<plist><dict><key>j</key><string>J</string><!-- COMMENT --><key>k</key><string> Sichern</string></dict></plist>"
    ),
    (
      "values/strings.xml", "<resources><string name=\"k\">Save %1$s</string></resources>",
      "values-de/strings.xml",
      "<resources><!-- COMMENT --><string name=\"k\">\\u0020Sichern</string></resources>"
    ),
    (
      "none.txt", "", "de.po",
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n# COMMENT\n#, c-format\nmsgid \"Save %s\"\nmsgstr \" Sichern\"\n"
    ),
    (
      "app_en.arb", "{\"@@locale\": \"en\", \"k\": \"Save {name}\", \"@k\": {\"description\": \"COMMENT\"}}",
      "app_de.arb", "{\"@@locale\": \"de\", \"k\": \" Sichern\"}"
    ),
    (
      "none.txt", "", "L.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": "COMMENT", "localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Save %@"}},
      "de": {"stringUnit": {"state": "translated", "value": " Sichern"}}}}}}
      """
    ),
    (
      "none.txt", "", "L.xliff",
      """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>Save %@</source><target> Sichern</target><note>COMMENT</note></trans-unit>
      </body></file></xliff>
      """
    ),
  ])
  func commentsOfEachFormatSayWhatIsIgnored(_ source: String, _ own: String, _ file: String, _ text: String)
    throws
  {
    func kinds(_ comment: String) throws -> [CatalogFinding.Kind] {
      let project = try ProjectFolder([
        source: own.replacing("COMMENT", with: comment), file: text.replacing("COMMENT", with: comment),
      ])
      let faults: Set<CatalogFinding.Kind> = [.argumentMissing, .edgeWhitespace]
      return CatalogChecker.findings(in: try project.catalog()).map(\.kind).filter(faults.contains)
    }
    #expect(try kinds("A button.") == [.argumentMissing, .edgeWhitespace])
    #expect(try kinds("A button. fittingroom:ignore") == [])
    #expect(try kinds("fittingroom:ignore edge-whitespace") == [.argumentMissing])
    #expect(try kinds("fittingroom:ignore argument-missing, edge-whitespace") == [])
  }

  @Test func policiesDecide() {
    var policy = FindingPolicy()
    policy.disabled = ["markup"]
    policy.severities = ["edge-whitespace": .error]
    let finding = CatalogFinding(kind: .edgeWhitespace, file: "f", line: 1, message: "m")
    #expect(policy.reported(finding)?.severity == .error)
    #expect(policy.reported(CatalogFinding(kind: .markup, file: "f", line: 1, message: "m")) == nil)
    #expect(policy.reported(CatalogFinding(kind: .ellipsis, file: "f", line: 1, message: "m")) == nil)
    policy.only = ["argument-type"]
    #expect(policy.reported(finding) == nil)
    for kind in CatalogFinding.Kind.allCases { #expect(kind.explanation.hasSuffix(".")) }
  }
}
