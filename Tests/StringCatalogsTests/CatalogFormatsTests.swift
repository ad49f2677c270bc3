import Foundation
import Reports
import StringCatalogs
import TestSupport
import Testing

/// What realistic files of each format are read as.
struct CatalogFormatsTests {
  private func read(
    _ text: String, _ format: CatalogFormat, locale: String? = nil, sourceLanguage: String = "en"
  ) throws -> StringCatalog {
    try CatalogReader.read(
      Array(text.utf8), format: format, file: "file", locale: locale, sourceLanguage: sourceLanguage)
  }

  /// Every text as "key path: value", with its state if it is not translated.
  private func texts(_ catalog: StringCatalog, _ locale: String) -> [String] {
    catalog.entries.flatMap { entry in
      (entry.localizations[locale]?.leaves ?? []).map { path, unit in
        let place = ([entry.key] + path).joined(separator: " ")
        let state = unit.state == "translated" ? "" : " [\(unit.state)]"
        return "\(place): \(unit.value)\(state)"
      }
    }
  }

  // MARK: XLIFF

  private static let xliff12 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
        <body>
          <trans-unit id="Done" xml:space="preserve">
            <source>Done</source><target state="translated">Fertig &amp; gut</target>
            <note>Closes a sheet</note>
          </trans-unit>
          <trans-unit id="line&#10;break" xml:space="preserve"><source>line&#10;break</source></trans-unit>
          <trans-unit id="%lld files|==|plural.one" xml:space="preserve">
            <source>%lld file</source><target state="needs-review-l10n">%lld Datei</target>
          </trans-unit>
          <trans-unit id="%lld files|==|plural.other" xml:space="preserve">
            <source>%lld files</source><target state="new">%lld Dateien</target>
          </trans-unit>
          <trans-unit id="tap|==|device.ipad" xml:space="preserve"><source>Touch</source></trans-unit>
          <trans-unit id="tap|==|device.other" xml:space="preserve"><source>Click</source></trans-unit>
          <trans-unit id="trip" xml:space="preserve">
            <source>%1$#@days@ to %2$@</source><target>%1$#@days@ bis %2$@</target>
          </trans-unit>
          <trans-unit id="trip|==|substitutions.days.plural.other" xml:space="preserve">
            <source>%1$lld days</source><target>%1$lld Tage</target>
          </trans-unit>
          <trans-unit id="empty" xml:space="preserve"/>
        </body>
      </file>
      <file original="en.lproj/Old.stringsdict" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="/n items:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source></trans-unit>
          <trans-unit id="/n items:dict/n:dict/one:dict/:string"><source>%d item</source></trans-unit>
          <trans-unit id="/n items:dict/n:dict/other:dict/:string"><source>%d items</source></trans-unit>
          <group id="g"><trans-unit id="g.1" translate="no">
            <source>a <g id="1">b <x id="2" equiv-text="%@"/></g></source></trans-unit></group>
        </body>
      </file>
    </xliff>
    """

  @Test func xliff12() throws {
    let catalog = try read(Self.xliff12, .xliff)
    #expect(catalog.sourceLanguage == "en")
    #expect(
      texts(catalog, "en") == [
        "Done: Done", "line\nbreak: line\nbreak", "%lld files plural.one: %lld file",
        "%lld files plural.other: %lld files", "tap device.ipad: Touch", "tap device.other: Click",
        "trip: %1$#@days@ to %2$@", "trip substitutions.days plural.other: %1$lld days", "n items: %#@n@",
        "n items substitutions.n plural.one: %d item", "n items substitutions.n plural.other: %d items",
        "g.1: a b %@",
      ])
    #expect(
      texts(catalog, "de") == [
        "Done: Fertig & gut", "%lld files plural.one: %lld Datei [needs_review]",
        "%lld files plural.other: %lld Dateien [new]", "trip: %1$#@days@ bis %2$@",
        "trip substitutions.days plural.other: %1$lld Tage",
      ])
    #expect(catalog.entry("Done")?.comment == "Closes a sheet")
    #expect(catalog.entry("Done")?.localizations["de"]?.leaves.first?.unit.line == 7)
    #expect(catalog.entry("g.1", table: "Old")?.isTranslatable == false)
    #expect(catalog.skippedCount == 1)
    #expect(catalog.notes.map(\.message) == ["\"empty\" has no text; it is skipped"])
    #expect(catalog.textCount == 17)
  }

  @Test func partlyTranslatedXLIFFShowsTheSourceOtherwise() throws {
    let catalog = try read(
      """
      <xliff version="1.2"><file original="a" source-language="en" target-language="fr"><body>
      <trans-unit id="k"><source>In %1$#@n@</source></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.other"><source>%1$lld</source><target>%1$lld!</target></trans-unit>
      </body></file></xliff>
      """, .xliff)
    #expect(
      texts(catalog, "fr") == ["k: In %1$#@n@ [new]", "k substitutions.n plural.other: %1$lld!"])
    #expect(catalog.notes == [])
  }

  @Test func xliff20() throws {
    let catalog = try read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="pt-BR">
        <file id="f1" original="Localizable.strings">
          <group id="g1"><unit id="u1" name="welcome %@">
            <notes><note category="description">Shown at start</note></notes>
            <segment state="final"><source>Welcome, <ph id="1" equiv="%@"/>.</source>
              <target>Bem-vindo, <ph id="1" equiv="%@"/>.</target></segment>
            <ignorable><source> </source><target> </target></ignorable>
            <segment state="translated"><source>Enjoy<cp hex="0003"/>!</source>
              <target><pc id="2">Aproveite</pc>!</target></segment>
          </unit></group>
          <unit id="later"><segment><source>Later</source></segment></unit>
        </file>
      </xliff>
      """, .xliff)
    #expect(catalog.sourceLanguage == "en-US")
    #expect(
      texts(catalog, "en-US") == ["welcome %@: Welcome, %@. Enjoy\u{3}!", "later: Later"])
    #expect(texts(catalog, "pt-BR") == ["welcome %@: Bem-vindo, %@. Aproveite! [needs_review]"])
    #expect(catalog.entry("welcome %@")?.comment == "Shown at start")
  }

  /// Of units with the same id, the last one counts entirely, even if it has fewer texts than the first.
  @Test func theLastOfTwoUnitsCounts() throws {
    func target(_ units: String) throws -> String? {
      let catalog = try CatalogReader.read(
        Array(
          """
          <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
          <trans-unit id="other"><source>O</source><target>A</target></trans-unit>
          <trans-unit id="k"><source>one</source><target>eins</target></trans-unit>\(units)
          </body></file></xliff>
          """.utf8), format: .xliff, file: "a.xliff")
      #expect(catalog.notes.map(\.kind) == (units.isEmpty ? [] : [.duplicateKey]))
      let entry = try #require(catalog.entries.first { $0.key == "k" })
      return entry.localizations["de"]?.leaves.map(\.unit.value).joined(separator: "|")
    }
    #expect(try target("") == "eins")
    #expect(
      try target("<trans-unit id=\"k\"><source>two</source><target>zwei</target></trans-unit>") == "zwei")
    #expect(try target("<trans-unit id=\"k\"><source>two</source></trans-unit>") != "eins")
  }

  // MARK: Android

  @Test func android() throws {
    let catalog = try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE resources [ <!ENTITY app "Fitting Room"> ]>
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
        <!-- The name
             of the app -->
        <string name="app_name" translatable="false">&app;</string>
        <string name="quote">It\\'s \\"here\\"\\u00a0\\u2026\\n\\@me</string>
        <string name="space">
            collapsed   white
            space
        </string>
        <string name="kept">"  kept   "</string>
        <string name="styled">Hello <b>%1$s</b>, <xliff:g id="n" example="3">%2$d</xliff:g> new</string>
        <string name="html"><![CDATA[<a href="x">Terms</a>]]></string>
        <plurals name="songs">
          <item quantity="one">%d song</item>
          <item quantity="other">%d songs</item>
          <item quantity="lots">%d songs!</item>
        </plurals>
        <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
        <string name="odd">a\\qb</string>
        <string name="quote">twice</string>
        <color name="red">#f00</color>
      </resources>
      """, .android, locale: "en")
    #expect(
      texts(catalog, "en") == [
        "app_name: Fitting Room", "quote: twice", "space: collapsed white space", "kept:   kept   ",
        "styled: Hello %1$s, %2$d new", "html: <a href=x>Terms</a>", "songs plural.one: %d song",
        "songs plural.other: %d songs", "days[0]: Mon", "days[1]: Tue", "odd: aqb",
      ])
    #expect(catalog.entry("app_name")?.isTranslatable == false)
    #expect(catalog.entry("app_name")?.comment == "The name of the app")
    #expect(catalog.notes.map(\.kind) == [.skipped, .unknownEscape, .duplicateKey, .format])
    #expect(catalog.skippedCount == 1)
  }

  @Test func androidEscapes() throws {
    let catalog = try read(
      """
      <resources><string name="a">It\\'s \\"here\\"\\u00a0\\u2026\\n\\@me\\\\</string>
      <string name="b">\\uD83D\\uDE00 “x”  "  " y</string></resources>
      """, .android, locale: "en")
    #expect(texts(catalog, "en") == ["a: It's \"here\"\u{A0}…\n@me\\", "b: 😀 “x”    y"])
  }

  @Test(arguments: [
    ("values", nil), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
    ("values-b+es+419", "es-419"), ("values-iw", "he"), ("values-night", nil), ("values-sw600dp", nil),
    ("values-mcc310-fr-rCA", "fr-CA"), ("values-land", nil), ("values-car", nil), ("values-v21", nil),
  ])
  func androidFolders(name: String, locale: String?) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "res/\(name)/strings.xml", "<resources><string name=\"a\">b</string></resources>")
    let catalog = try CatalogReader.read(folder.path, sourceLanguage: "en-GB")
    #expect(catalog.entries.flatMap { $0.localizations.keys } == [locale ?? "en-GB"])
  }

  // MARK: ARB

  @Test func arb() throws {
    let catalog = try read(
      """
      {
        "@@locale": "en",
        "hello": "Hello {name}, it''s '{'now'}'",
        "@hello": { "description": "A greeting", "placeholders": { "name": { "type": "String" } } },
        "items": "{count, plural, =0 {No items} one {# item} other {# items}} for {who, select, me {me} other {them}}",
        "broken": "{count, plural, one {x}}",
        "number": 3,
        "typed": "{n} of {share}, {when}", "@typed": { "placeholders": {
          "n": { "type": "int", "example": "3" }, "share": { "type": "double" }, "when": { "type": "DateTime" } } }
      }
      """, .arb)
    #expect(catalog.entry("hello")?.comment == "A greeting")
    #expect(catalog.entries.map(\.key) == ["hello", "items", "broken", "typed"])
    #expect(catalog.notes.map(\.line) == [6, 7])
    #expect(catalog.skippedCount == 1)
    let rules = try PluralRules(locale: "en")
    func forms(_ key: String) throws -> [String] {
      let localization = try #require(catalog.entry(key)?.localizations["en"])
      return SampleText().forms(of: localization, locale: Locale(identifier: "en"), rules: rules).map {
        "\($0.variant ?? "-") \($0.category?.rawValue ?? "-"): \($0.text)"
      }
    }
    #expect(try forms("hello") == ["- -: Hello Alexandria, it's {now}"])
    #expect(
      try forms("items") == [
        "me, =0 -: No items for me", "me one: 1 item for me", "me other: 9,999 items for me",
        "other, =0 -: No items for them", "other one: 1 item for them", "other other: 9,999 items for them",
      ])
    #expect(try forms("typed") == ["- -: 9,999 of 1,234.5, September 27, 2025"])
    #expect(try forms("broken") == ["- -: {count, plural, one {x}}"])
  }

  /// Cases are tried with one another as long as there are not too many pairs, then each of them once.
  @Test(arguments: [(8, 8, 64), (8, 9, 17)])
  func casesAreTriedWithOneAnother(first: Int, second: Int, count: Int) throws {
    func select(_ name: String, _ count: Int) -> String {
      let cases = ["other"] + (1..<count).map { "\(name)\($0)" }
      return "{\(name), select, \(cases.map { "\($0) {\($0)}" }.joined(separator: " "))}"
    }
    let localization = Localization(
      text: .unit(TextUnit(value: select("a", first) + select("b", second), line: 1)), syntax: .messageFormat)
    let forms = SampleText().forms(
      of: localization, locale: Locale(identifier: "en"), rules: try PluralRules(locale: "en"))
    #expect(forms.count == count)
    #expect(Set(forms.map(\.text)).isSuperset(of: ["otherother", "a1other", "otherb\(second - 1)"]))
  }

  @Test func messagesAreUnderstoodAsICUDoes() throws {
    #expect(try MessageFormat("a '{x}' '' b'c").parts == [.text("a {x} ' b'c")])
    #expect(
      try MessageFormat("{n, plural, offset:1 =0{none} other{'#' #}}").parts == [
        .plural(
          name: "n", isOrdinal: false, offset: 1,
          cases: [
            .init(selector: "=0", parts: [.text("none")]),
            .init(selector: "other", parts: [.text("# "), .number]),
          ])
      ])
    #expect(
      try MessageFormat("{d, date, yyyy 'o''clock {'} {p, number}").parts == [
        .argument(name: "d", type: "date"), .text(" "), .argument(name: "p", type: "number"),
      ])
    for broken in [
      "{", "{}", "{a", "a}", "{n, plural}", "{n, plural, one {a}}", "{n, plural, other a}", "{n,}",
      "{s, select, other {a} other {b}}", String(repeating: "{a, select, other {", count: 100_000),
    ] {
      #expect(throws: MessageFormat.SyntaxError.self) { try MessageFormat(broken) }
    }
  }

  // MARK: gettext

  private static let po = #"""
    # Russian.
    msgid ""
    msgstr ""
    "Language: ru\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && "
    "n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #. The button that saves
    #: src/main.c:12
    #, c-format
    msgid "Save %s"
    msgstr "Сохранить %s"

    msgctxt "menu"
    msgid "Open"
    msgstr "Открыть\t\"\x41\101\""

    #, fuzzy
    #| msgid "Closed"
    msgid "Close"
    msgstr ""
    "За"
    "крыть"

    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d файл"
    msgstr[1] "%d файла"
    msgstr[2] "%d файлов"

    msgid "Open"
    msgstr ""

    #, python-brace-format
    msgid "{n} left"
    msgstr "{n} осталось"

    #~ msgid "Gone"
    #~ msgstr "Нет"
    """#

  @Test func gettext() throws {
    let catalog = try read(Self.po, .po)
    #expect(
      texts(catalog, "ru") == [
        "Save %s: Сохранить %s", "Open: Открыть\t\"AA\"", "%d file form.0: %d файл",
        "%d file form.1: %d файла", "%d file form.2: %d файлов", "{n} left: {n} осталось",
      ])
    #expect(catalog.fuzzyCount == 1)
    #expect(
      texts(catalog, "en").suffix(4) == [
        "%d file plural.one: %d file", "%d file plural.other: %d files", "Open: Open", "{n} left: {n} left",
      ])
    #expect(catalog.entry("Open", context: "menu")?.localizations.keys.sorted() == ["en", "ru"])
    #expect(catalog.entry("Open")?.localizations.keys.sorted() == ["en"])
    #expect(catalog.entry("Save %s")?.comment == "The button that saves")
    #expect(catalog.entry("Save %s")?.flags == ["c-format"])
    #expect(catalog.entry("Gone") == nil, "Nobody sees what is obsolete.")
    #expect(catalog.entry("{n} left")?.localizations["ru"]?.syntax == .braces)
    #expect(catalog.notes == [])
  }

  @Test func gettextInAnOldEncoding() throws {
    var bytes = Array(
      "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=ISO-8859-1\\n\"\n".utf8)
    bytes += Array("msgid \"Size\"\nmsgstr \"Gr".utf8) + [0xF6, 0xDF] + Array("e\"\n".utf8)
    let catalog = try CatalogReader.read(bytes, format: .po, file: "de.po")
    #expect(texts(catalog, "de") == ["Size: Größe"])
  }

  @Test(arguments: [
    ("ISO_8859-15", [0xA4, 0xFC], "€ü"), ("KOI8-R", [0xF2, 0xD5], "Ру"), ("GB18030", [0xC9, 0xE8], "设"),
    ("Shift_JIS", [0x90, 0xDD], "設"), ("EUC-KR", [0xBC, 0xB3], "설"), ("windows-1254", [0xFE, 0xF0], "şğ"),
    ("Big5", [0xB3, 0x5D], "設"), ("CP1251", [0xC8], "И"),
  ])
  func gettextInTheEncodingThatItNames(charset: String, bytes: [UInt8], text: String) throws {
    let head = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=\(charset)\\n\"\n"
    let file = Array(head.utf8) + Array("msgid \"a\"\nmsgstr \"".utf8) + bytes + Array("\"\n".utf8)
    #expect(try texts(CatalogReader.read(file, format: .po, file: "de.po"), "de") == ["a: \(text)"])
  }

  @Test func gettextInAnEncodingThatIsNone() throws {
    func message(_ charset: String, _ bytes: [UInt8]) -> String? {
      let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n"
      do {
        _ = try CatalogReader.read(Array(head.utf8) + bytes, format: .po, file: "a.po")
        return nil
      } catch { return "\(error)" }
    }
    #expect(message("Klingon", []) == "a.po: its encoding klingon is not known")
    #expect(
      message("EUC-JP", Array("msgid \"".utf8) + [0xFF])
        == "a.po:3:8: its text is not in the encoding euc-jp, as it says, from here on")
  }

  @Test func templatesHaveOnlyTheSource() throws {
    let catalog = try read("msgid \"\"\nmsgstr \"Language: \\n\"\n\nmsgid \"A\"\nmsgstr \"\"\n", .po)
    #expect(texts(catalog, "en") == ["A: A"])
    #expect(catalog.locales == ["en"])
  }

  // MARK: JSON

  @Test func nestedJSON() throws {
    let catalog = try read(
      """
      {
        "menu": { "file": { "open": "Open {{name}}" }, "items": ["A", "B"] },
        "item_one": "{{count}} item", "item_other": "{{count}} items",
        "day": "{{count}} day", "day_plural": "{{count}} days",
        "phone_one": "Phone 1", "n": 3, "menu.file.open": "twice"
      }
      """, .json)
    #expect(
      texts(catalog, "en") == [
        "menu.file.open: twice", "menu.items.0: A", "menu.items.1: B", "item plural.one: {{count}} item",
        "item plural.other: {{count}} items", "day plural.one: {{count}} day",
        "day plural.other: {{count}} days", "phone_one: Phone 1",
      ])
    #expect(catalog.notes.map(\.kind) == [.skipped, .duplicateKey])
    let localization = try #require(catalog.entry("item")?.localizations["en"])
    let forms = SampleText().forms(
      of: localization, locale: Locale(identifier: "en"), rules: try PluralRules(locale: "en"))
    #expect(forms.map(\.text) == ["1 item", "9999 items"])
  }

  /// Braces in quotation marks are words; the rest describes the format of arguments.
  @Test(arguments: [
    ("{n} left", PlaceholderSyntax.messageFormat), ("'{' and %d", .printf), ("%d left", .printf),
    ("{{n}} left", .doubleBraces), ("left", .doubleBraces),
  ])
  func textsOfJSONSayHowArgumentsAreWritten(text: String, syntax: PlaceholderSyntax) throws {
    let catalog = try read("{\"a\": \"A\", \"b\": \"\(text)\"}", .json)
    #expect(catalog.entries.map { $0.localizations["en"]?.syntax } == [syntax, syntax])
  }

  @Test func foldersOfManyFormatsAreOneCatalog() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in [
      ("de.xcloc/Localized Contents/de.xliff", Self.xliff12),
      ("de.xcloc/Source Contents/en.lproj/Localizable.strings", "\"Copy\" = \"Copy\";"),
      ("de.xcloc/contents.json", "{\"developmentRegion\": \"en\"}"), ("po/ru.po", Self.po),
      ("lib/l10n/app_pt_BR.arb", "{\"a\": \"x\"}"), ("locales/zh-TW/common.json", "{\"b\": \"y\"}"),
      ("locales/fr.json", "{\"c\": \"z\"}"), ("package.json", "{\"name\": \"no catalog\"}"),
      ("node_modules/x/locales/en.json", "{\"d\": \"no\"}"),
    ] {
      try folder.write(name, text)
    }
    let catalog = try CatalogReader.read(folder.path)
    #expect(catalog.locales == ["de", "en", "fr", "pt-BR", "ru", "zh-TW"])
    #expect(
      Set(catalog.entries.map(\.table)) == ["Localizable", "Old", "app", "common", "messages", "translation"])
    #expect(catalog.entry("Copy") == nil)
  }
}
