import Reports
import StringCatalogs
import Testing

/// How long files say themselves that their texts may become.
struct TextLimitTests {
  private func limits(_ text: String, _ format: CatalogFormat) throws -> [String: TextLimit] {
    let catalog = try CatalogReader.read(Array(text.utf8), format: format, file: "f", locale: "de")
    return Dictionary(uniqueKeysWithValues: catalog.entries.map { ($0.key, $0.limit) })
  }

  @Test func xliffHasWidthsInSeveralUnits() throws {
    let limits = try limits(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en"
      target-language="de"><body>
      <trans-unit id="pixels" maxwidth="80"><source>a</source></trans-unit>
      <trans-unit id="characters" maxwidth="10" size-unit="char"><source>a</source></trans-unit>
      <trans-unit id="inches" maxwidth="2" size-unit="in"><source>a</source></trans-unit>
      <trans-unit id="flags" weblate-flags="c-format, max-length:12"><source>a</source></trans-unit>
      <trans-unit id="none"><source>a</source></trans-unit>
      <group maxwidth="5" size-unit="char">
      <trans-unit id="group"><source>a</source></trans-unit>
      <trans-unit id="own" maxwidth="7" size-unit="char"><source>a</source></trans-unit>
      </group></body></file></xliff>
      """, .xliff)
    #expect(
      limits == [
        "pixels": TextLimit(width: 80), "characters": TextLimit(characters: 10), "inches": TextLimit(),
        "flags": TextLimit(characters: 12), "none": TextLimit(), "group": TextLimit(characters: 5),
        "own": TextLimit(characters: 7),
      ])
  }

  @Test func xliff2HasARestrictionOfSize() throws {
    let limits = try limits(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"
      xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"><file id="f">
      <unit id="a" slr:sizeRestriction="0,25"><segment><source>a</source></segment></unit>
      <unit id="b" slr:sizeRestriction="9"><segment><source>a</source></segment></unit>
      <unit id="c"><segment><source>a</source></segment></unit></file></xliff>
      """, .xliff)
    #expect(limits == ["a": TextLimit(characters: 25), "b": TextLimit(characters: 9), "c": TextLimit()])
  }

  @Test func gettextHasWeblatesFlags() throws {
    let limits = try limits(
      """
      msgid ""
      msgstr "Language: de\\n"

      #, c-format, max-length:20
      msgid "a"
      msgstr "b"

      #, max-size:300:2, font-size:14, font-weight:bold
      msgid "c"
      msgstr "d"

      # Keep it short [CHAR LIMIT=8]
      msgid "e"
      msgstr "f"
      """, .po)
    #expect(
      limits == [
        "a": TextLimit(characters: 20), "c": TextLimit(width: 300, lines: 2, fontSize: 14),
        "e": TextLimit(characters: 8),
      ])
  }

  @Test func commentsAndAttributesOfOtherFormats() throws {
    let android = try limits(
      """
      <resources><!-- Title of the screen [CHAR LIMIT=30] --><string name="a">x</string>
      <!-- [CHAR_LIMIT: 12] --><string name="b">x</string><!-- [CHAR LIMIT=NONE] --><string name="c">x</string>
      <string name="d" maxLength="4">x</string></resources>
      """, .android)
    #expect(
      android == [
        "a": TextLimit(characters: 30), "b": TextLimit(characters: 12), "c": TextLimit(),
        "d": TextLimit(characters: 4),
      ])
    let arb = try limits(
      #"""
      {"a": "x", "@a": {"description": "[CHAR LIMIT=6] title"}, "b": "x", "@b": {"maxLength": 5}, "c": "x"}
      """#, .arb)
    #expect(arb == ["a": TextLimit(characters: 6), "b": TextLimit(characters: 5), "c": TextLimit()])
  }

  @Test(arguments: [
    "", "[", "[CHAR LIMIT=", "[CHAR LIMIT=0]", "[x=1]", "CHAR LIMIT=5", "[CHAR LIMIT=-5]x", "[[]]",
  ])
  func commentsWithoutOne(comment: String) {
    #expect(TextLimit(comment: comment).characters == nil)
  }

  @Test func textsWithTooManyCharactersAreErrors() throws {
    let catalog = try CatalogReader.read(
      Array(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en"
        target-language="de"><body><trans-unit id="k" maxwidth="4" size-unit="char"><source>Save</source>
        <target>Größe</target></trans-unit></body></file></xliff>
        """.utf8), format: .xliff, file: "de.xliff")
    let findings = CatalogChecker.findings(in: catalog)
    #expect(findings.map(\.kind) == [.tooLong])
    #expect(findings.map(\.message) == ["\"k\" in de has 5 characters; the file allows 4"])
    #expect(findings.map(\.line) == [3])
    #expect(findings.map(\.isError) == [true])
  }
}
