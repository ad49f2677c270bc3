import Foundation
import Reports
import StringCatalogs
import Testing

/// Several files, languages, modules and formats at once, as projects have them.
struct ProjectTests {
  private func findings(_ catalog: StringCatalog, _ policy: FindingPolicy = FindingPolicy())
    -> [CatalogFinding]
  {
    CatalogChecker.findings(in: catalog, policy: policy)
  }

  // MARK: Places

  @Test func everyTextKnowsItsFileLineAndColumn() throws {
    let project = try ProjectFolder([
      "res/values/strings.xml": "<resources>\n  <string name=\"k\">Save %s</string>\n</resources>",
      "res/values-de/strings.xml": "<resources>\n\n    <string name=\"k\">Sichern</string>\n</resources>",
      "A/en.lproj/L.strings": "/* ä */ \"k\" = \"Save %@\";",
      "A/de.lproj/L.strings": "\n \"k\" = \"Sichern\";",
      "l/app_en.arb": "{\"k\": \"Save {a}\"}", "l/app_de.arb": "{\n\"ä\": \"\", \"k\": \"Sichern\"}",
      "po/de.po":
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, c-format\nmsgid \"Save %s\"\nmsgstr \"Sichern\"\n",
      "x/de.xliff": """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>Save %@</source> <target>Sichern</target></trans-unit></body></file></xliff>
      """,
      "j/en.json": "{\"k\": \"Save {{a}}\"}", "j/de.json": "{\"a\": {\"b\": \"\"},\n \"k\": \"Sichern\"}",
    ])
    let catalog = try project.catalog()
    let found = findings(catalog).filter { $0.kind == .argumentMissing }
      .map { "\(project.name($0.file)):\($0.line):\($0.column ?? 0)" }.sorted()
    #expect(
      found == [
        "A/de.lproj/L.strings:2:2", "j/de.json:2:2", "l/app_de.arb:2:10", "po/de.po:6:1",
        "res/values-de/strings.xml:3:5", "x/de.xliff:2:45",
      ])
  }

  @Test func propertyListsAndStringCatalogsKnowColumns() throws {
    let project = try ProjectFolder([
      "en.lproj/a.stringsdict": """
      <plist version="1.0"><dict>
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>one</key><string>1</string><key>other</key><string>%d</string></dict></dict>
      </dict></plist>
      """,
      "b.xcstrings": """
      {"sourceLanguage": "en", "strings": {"ä": {"localizations": {"de": {"stringUnit": {"state": "new", "value":
      "b"}}}}}}
      """,
    ])
    let texts = project.texts(try project.catalog())
    #expect(texts.contains { $0.contains("a.stringsdict:3:23 1") })
    #expect(texts.contains { $0.contains("b.xcstrings:1:100 b") }, "\(texts)")
  }

  // MARK: Which files have texts

  /// Resources of every name have texts; those of colours and lengths have none, and an unreadable one is not
  /// an error there.
  @Test func resourcesAreCatalogsWhereTheyHaveTexts() throws {
    func text(_ key: String) -> String { "<resources><string name=\"\(key)\">x</string></resources>" }
    let project = try ProjectFolder([
      "res/values/strings.xml": text("strings"), "res/values/strings_shop.xml": text("shop"),
      "res/values/onboarding.xml": text("onboarding"),
      "res/values/plurals.xml":
        "<resources><plurals name=\"plurals\"><item quantity=\"other\">x</item></plurals></resources>",
      "res/values/arrays.xml":
        "<resources><string-array name=\"arrays\"><item>x</item></string-array></resources>",
      "res/values/amounts.xml":
        "<resources><plurals name=\"amounts\"><item quantity=\"other\">x</item></plurals></resources>",
      "res/values/colors.xml": "<resources><color name=\"red\">#f00</color></resources>",
      "res/values-v21/dimens.xml": "<resources><dimen name=\"gap\">4dp</dimen></resources>",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/res/values/gone.xml", withDestinationPath: "nowhere.xml")
    let catalog = try project.catalog()
    #expect(catalog.notes == [])
    #expect(
      Set(catalog.entries.map { String($0.key.prefix { $0 != "[" && $0 != "." }) })
        == ["strings", "shop", "onboarding", "plurals", "arrays", "amounts"],
      "\(catalog.entries.map(\.key))")
    // Files that are called so are catalogs without having been looked into: they say when they are broken.
    for name in ["strings", "strings_shop", "plurals", "arrays"] {
      let broken = try ProjectFolder(["res/values/\(name).xml": "<resources>", "en.json": "{}"])
      #expect(throws: LocatedError.self, "\(name)") { try broken.catalog() }
    }
    let other = try ProjectFolder(["res/values/colors.xml": "<resources>", "en.json": "{\"k\": \"v\"}"])
    #expect(try other.catalog().entries.map(\.key) == ["k"])
  }

  // MARK: Modules

  @Test func modulesHaveTextsOfTheirOwn() throws {
    let project = try ProjectFolder([
      "A/en.lproj/Localizable.strings": "\"k\" = \"Save\";",
      "A/de.lproj/Localizable.strings": "\"k\" = \"A\";",
      "B/en.lproj/Localizable.strings": "\"k\" = \"Stop\";",
      "B/de.lproj/Localizable.strings": "\"k\" = \"B\";",
      "C/Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": "
        + "{\"state\": \"translated\", \"value\": \"C\"}}}}}}",
    ])
    let catalog = try project.catalog()
    #expect(catalog.entries.count == 3)
    #expect(catalog.textCount == 6)
    func german(near folder: String) -> String? {
      catalog.entry("k", near: folder)?.localizations["de"]?.leaves.first?.unit.value
    }
    #expect(german(near: project.path + "/A/Views") == "A")
    #expect(german(near: project.path + "/B") == "B")
    #expect(german(near: project.path + "/C/Sources/Deep") == "C")
    #expect(findings(catalog).isEmpty)
  }

  @Test func modulesOfEveryFormat() throws {
    let project = try ProjectFolder([
      "a/src/main/res/values/strings.xml": "<resources><string name=\"k\">1</string></resources>",
      "b/src/main/res/values/strings.xml": "<resources><string name=\"k\">2</string></resources>",
      "b/src/main/res/values-de/strings.xml": "<resources><string name=\"k\">3</string></resources>",
      "a/locales/en.json": "{\"k\": \"4\"}", "b/locales/en.json": "{\"k\": \"5\"}",
      "b/locales/de.json": "{\"k\": \"6\"}", "a/l10n/app_en.arb": "{\"k\": \"7\"}",
      "b/l10n/app_en.arb": "{\"k\": \"8\"}", "b/l10n/app_de.arb": "{\"k\": \"9\"}",
      "a/po/de.po": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"k\"\nmsgstr \"10\"\n",
      "b/po/de.po": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"k\"\nmsgstr \"11\"\n",
      "c/locale/de/LC_MESSAGES/app.po": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"k\"\nmsgstr \"12\"\n",
      "c/locale/fr/LC_MESSAGES/app.po": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"k\"\nmsgstr \"13\"\n",
      "x/de.xliff": """
      <xliff version="1.2"><file original="A/en.lproj/L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>14</source><target>15</target></trans-unit></body></file>
      <file original="B/en.lproj/L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>16</source><target>17</target></trans-unit></body></file></xliff>
      """,
      "x/fr.xliff": """
      <xliff version="1.2"><file original="A/en.lproj/L.strings" source-language="en" target-language="fr"><body>
      <trans-unit id="k"><source>14</source><target>18</target></trans-unit></body></file></xliff>
      """,
    ])
    let catalog = try project.catalog()
    var modules: [String: [String]] = [:]
    for entry in catalog.entries {
      modules[project.name(entry.module), default: []].append(
        entry.localizations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.leaves[0].unit.value)" }
          .joined(separator: " "))
    }
    #expect(
      modules == [
        "a/src/main/res": ["en=1"], "b/src/main/res": ["de=3 en=2"], "a/locales": ["en=4"],
        "b/locales": ["de=6 en=5"], "a/l10n": ["en=7"], "b/l10n": ["de=9 en=8"], "a/po": ["de=10 en=k"],
        "b/po": ["de=11 en=k"], "c/locale": ["de=12 en=k fr=13"], "x/A": ["de=15 en=14 fr=18"],
        "x/B": ["de=17 en=16"],
      ])
    #expect(catalog.skippedCount == 0)
  }

  // MARK: Languages

  @Test func namesOfFilesAreLanguages() throws {
    let project = try ProjectFolder([
      "j/en.json": "{\"k\": \"1\"}", "j/nds.json": "{\"k\": \"2\"}", "j/bar.json": "{\"k\": \"3\"}",
      "app.json": "{\"k\": \"no language\"}", "l/app_en.arb": "{\"k\": \"1\"}",
      "l/app_tl.arb": "{\"k\": \"4\"}",
      "l/my_app_vls.arb": "{\"k\": \"5\"}", "p/ca@valencia.po": "msgid \"k\"\nmsgstr \"6\"\n",
      "p/sr@latin.po": "msgid \"k\"\nmsgstr \"7\"\n", "a/iw.lproj/L.strings": "\"k\" = \"8\";",
    ])
    let catalog = try project.catalog()
    #expect(
      catalog.locales == ["bar", "ca-valencia", "en", "iw", "nds", "sr-Latn", "tl", "vls"])
    #expect(catalog.notes.isEmpty)
  }

  @Test func unknownLanguagesAreNotedAndNeverEnglish() throws {
    let project = try ProjectFolder([
      "l/app_en.arb": "{\"k\": \"1\"}", "l/app_unknown1.arb": "{\"k\": \"2\"}",
      "a/en.lproj/L.strings": "\"k\" = \"1\";", "a/klingon1.lproj/L.strings": "\"k\" = \"2\";",
      "p/messages1.po": "msgid \"k\"\nmsgstr \"2\"\n",
    ])
    let catalog = try project.catalog()
    #expect(catalog.textCount == 6)
    #expect(catalog.locales == ["en", "und"])
    let notes = findings(catalog).filter { $0.kind == .unknownLanguage }
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.severity == .note })
    #expect(
      catalog.entries.compactMap { $0.localizations["und"]?.leaves[0].unit.value } == ["2", "2", "2"])
  }

  @Test func illFormedTagsInFilesAreSaid() throws {
    #expect(throws: LocatedError.self) {
      try CatalogReader.read(
        Array(
          """
          <xliff version="1.2"><file original="a" source-language="english please"><body/></file></xliff>
          """.utf8), format: .xliff, file: "a.xliff")
    }
    let catalog = try CatalogReader.read(
      Array("{\"@@locale\": \"xx_QQ\", \"k\": \"v\"}".utf8), format: .arb, file: "app.arb")
    #expect(catalog.locales == ["en", "und"] || catalog.sourceLanguage == "und")
    #expect(catalog.notes.map(\.kind) == [.unknownLanguage])
  }

  // MARK: What was silent

  @Test func whatAFileHasWrongIsFoundWithItsPlace() throws {
    let project = try ProjectFolder([
      "en.lproj/a.stringsdict": """
      <plist version="1.0"><dict>
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>several</key><string>x</string>
      <key>other</key><string>%d</string></dict>
      <key>n</key><dict><key>other</key><string>%d</string></dict></dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>wide</key><string>x</string>
      <key>20</key><string>y</string></dict></dict>
      </dict></plist>
      """,
      "b.xcstrings": """
      {"sourceLanguage": "en", "strings": {
      "text": "x",
      "z": {"localizations": {"zh-Hans": {"stringUnit": {"value": "1"}},
       "zh_hans": {"stringUnit": {"value": "2"}}}}}}
      """,
      "c/c.xliff": """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="en"><body>
      <trans-unit id="k"><source>a</source><target>b</target></trans-unit></body></file></xliff>
      """,
    ])
    let catalog = try project.catalog()
    let notes = findings(catalog).filter { $0.kind == .skipped || $0.kind == .format }
      .map { "\(project.name($0.file)):\($0.line):\($0.column ?? 0) \($0.message)" }.sorted()
    #expect(
      notes == [
        "b.xcstrings:2:1 \"text\" is not an object; it is skipped",
        "b.xcstrings:4:2 \"z\" has zh_hans beside zh-Hans, which is the same language; the last one counts",
        "c/c.xliff:1:22 <file> has en both as its source and as its target language; its translation is skipped",
        "en.lproj/a.stringsdict:3:1 the entry of \"k\" has \"n\" twice; the last one counts",
        "en.lproj/a.stringsdict:8:1 the width \"wide\" of \"w\" is not a number; it is skipped",
      ])
    #expect(catalog.skippedCount == 5)
    let forms = try CatalogReader.read(
      Array(
        """
        <plist version="1.0"><dict>
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
        <key>several</key><string>x</string><key>other</key><string>%d</string></dict></dict></dict></plist>
        """.utf8), format: .stringsdict, file: "a.stringsdict")
    #expect(
      forms.notes.map(\.message) == ["\"several\" of \"n\" in \"k\" is not a plural form; it is skipped"])
    #expect(forms.notes.map(\.line) == [4])
    #expect(forms.notes.map(\.column) == [1])
  }

  @Test func brokenFilesAreFindingsWhereOthersAreRead() throws {
    let project = try ProjectFolder([
      "a.xcstrings": "{\"sourceLanguage\": ", "en.lproj/b.strings": "\"k\" = \"v\";",
    ])
    #expect(throws: LocatedError.self) { try project.catalog() }
    let catalog = try project.catalog(keepsGoing: true)
    #expect(catalog.textCount == 1)
    let found = findings(catalog)
    #expect(found.map(\.kind) == [.unreadable])
    #expect(found.map(\.severity) == [.error])
    #expect(found[0].line == 1)
  }

  @Test(arguments: [
    """
    <xliff version="1.2"><file original="L.strings" source-language="en" target-language="en"><body>UNITS</body></file></xliff>
    """,
    """
    <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="en">
    <file id="1" original="L.strings">UNITS</file></xliff>
    """,
  ])
  func `translations into the source language are one finding of their file`(_ document: String) throws {
    let isNew = document.contains("trgLang")
    func units(_ count: Int) -> String {
      (0..<count).map {
        isNew
          ? "<unit id=\"k\($0)\"><segment><source>a</source><target>b</target></segment></unit>"
          : "<trans-unit id=\"k\($0)\"><source>a</source><target>b</target></trans-unit>"
      }.joined()
    }
    func read(_ count: Int) throws -> StringCatalog {
      try CatalogReader.read(
        Array(document.replacing("UNITS", with: units(count)).utf8), format: .xliff, file: "en.xliff")
    }
    let many = try read(116)
    let end = "has en both as its source and as its target language; its 116 translations are skipped"
    #expect(many.notes.map(\.kind) == [.skipped] && many.notes[0].message.hasSuffix(end), "\(many.notes)")
    #expect(many.notes[0].line == 1 && many.skippedCount == 116 && many.entries.count == 116)
    #expect(many.entries.allSatisfy { $0.localizations.keys.elementsEqual(["en"]) })
    // If there are none, only the languages are odd.
    let none = try read(0)
    #expect(none.notes.map(\.kind) == [.format] && none.skippedCount == 0)
  }
}
