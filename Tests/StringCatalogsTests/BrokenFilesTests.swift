import Foundation
import Reports
import StringCatalogs
import Testing

/// Files that are broken, hostile or cut off give an error with a place, or a note; never a crash.
struct BrokenFilesTests {
  private static let samples: [(format: CatalogFormat, bytes: [UInt8])] = {
    let xcstrings = #"""
      {"sourceLanguage":"en","strings":{"a \u00e9\ud83d\ude00":{"comment":"c","localizations":{"de":{
      "stringUnit":{"state":"translated","value":"%#@n@ ä😀"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",
      "variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%arg"}},"other":{"stringSet":
      {"state":"new","values":["x","y"]}}}}}}},"fr":{"variations":{"device":{"other":{"stringUnit":{"state":"","value":""}}}}}}}},
      "version":"1.1"}
      """#
    let strings = #"/* c */ "k\U00e9\101" = "v\n"; // x\#nword = 'ä😀'; "only";"#
    let stringsdict = """
      <?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x/y.dtd">
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>ä &amp; 😀</string><key>other</key><string>b</string></dict></dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>x</string></dict></dict>
      </dict></plist>
      """
    let xliff = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a/L.strings"
      source-language="en" target-language="de"><body><group id="g"><trans-unit id="k|==|plural.one"><source>a&#10;<g
      id="1">b</g></source><target state="new">ä</target><note>n</note></trans-unit></group></body></file></xliff>
      """
    let xliff2 = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
      <unit id="u" name="k"><notes><note>n</note></notes><segment state="final"><source>a<cp hex="1"/></source>
      <target>ä</target></segment></unit></file></xliff>
      """
    let android = """
      <!DOCTYPE resources [<!ENTITY x "y">]><resources><!-- c --><string name="a">&x; \\u00e9\\n "q" <![CDATA[ä]]></string>
      <plurals name="p"><item quantity="one">1</item><item quantity="other">n</item></plurals>
      <string-array name="l"><item>\\@</item></string-array></resources>
      """
    let arb = #"""
      {"@@locale":"de","a":"{n, plural, offset:1 =0 {x} one {# '{'ä'}'} other {{s, selectordinal, other {😀}}}}",
      "@a":{"description":"d"}}
      """#
    let po = #"""
      msgid ""\#nmsgstr "Language: ru\n"\#n"Plural-Forms: nplurals=2; plural=n%10 == 1 ? 0 : (n != 5 || !n);\n"\#n
      # t\#n#. c\#n#, fuzzy, c-format\#nmsgctxt "x"\#nmsgid "%d ä"\#nmsgid_plural "%d\x41"\#nmsgstr[0] "я"\#nmsgstr[1] "😀"\#n
      #~ msgid "o"\#n#~ msgstr "p"\#n
      """#
    let json =
      #"{"a":{"b":["x {{y}}","ä\ud83d\ude00"]},"k_one":"1","k_other":"n","m":"a","m_plural":"b","z":1e3}"#
    func utf16(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let list: [String: Any] = ["k": "v", "d": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "ä😀"]]]
    let binary =
      (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)).map(
        Array.init)
    return [
      (.xcstrings, Array(xcstrings.utf8)), (.xcstrings, utf16(xcstrings)), (.strings, Array(strings.utf8)),
      (.strings, utf16(strings)), (.stringsdict, Array(stringsdict.utf8)), (.stringsdict, binary ?? []),
      (.strings, binary ?? []), (.xliff, Array(xliff.utf8)), (.xliff, Array(xliff2.utf8)),
      (.android, Array(android.utf8)), (.arb, Array(arb.utf8)), (.po, Array(po.utf8)),
      (.json, Array(json.utf8)),
    ]
  }()

  /// The findings for a file's bytes; nil if they are refused.
  @discardableResult
  private func read(_ bytes: [UInt8], _ format: CatalogFormat) -> StringCatalog? {
    do {
      let catalog = try CatalogReader.read(bytes, format: format, file: "f", locale: "de")
      // Nothing that can be read may break later stages.
      _ = CatalogChecker.findings(in: catalog)
      for entry in catalog.entries {
        for (locale, localization) in entry.localizations {
          guard let rules = try? PluralRules(locale: locale) else { continue }
          _ = SampleText().forms(of: localization, locale: Locale(identifier: "de"), rules: rules)
        }
      }
      return catalog
    } catch {
      #expect(error.file == "f")
      #expect(!error.reason.isEmpty)
      return nil
    }
  }

  @Test func samplesAreWhole() throws {
    for (format, bytes) in Self.samples {
      #expect(
        read(bytes, format)?.entries.isEmpty == false, "\(format) \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<13)
  func filesAreCutAtEveryByte(sample: Int) {
    let (format, bytes) = Self.samples[sample]
    for count in 0..<bytes.count { read(Array(bytes.prefix(count)), format) }
  }

  @Test(arguments: 0..<13)
  func bytesAreChanged(sample: Int) {
    let (format, bytes) = Self.samples[sample]
    var random = RandomCatalogs(seed: sample)
    let marks = Array("{}[]<>\"'\\/&;:%#$@=,.\n\0".utf8) + [0xFF, 0x80, 0xED, 0x7F, 0x39]
    for _ in 0..<1500 {
      var changed = bytes
      for _ in 0...random.number(0...3) {
        let place = random.number(0...changed.count - 1)
        switch random.number(0...3) {
        case 0: changed[place] = random.element(marks)
        case 1: changed.remove(at: place)
        case 2: changed.insert(random.element(marks), at: place)
        default: changed[place] = UInt8(random.number(0...255))
        }
      }
      read(changed, format)
    }
  }

  private func error(_ text: String, _ format: CatalogFormat) -> String? {
    do {
      _ = try CatalogReader.read(Array(text.utf8), format: format, file: "f")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func deepNestingIsRefused() {
    let deep = 100_000
    func times(_ text: String) -> String { String(repeating: text, count: deep) }
    for format in [CatalogFormat.json, .arb, .xcstrings] {
      #expect(error(times("{\"a\":"), format) == "f:1:1001: values are nested more than 200 deep")
      #expect(error(times("["), format) == "f:1:201: values are nested more than 200 deep")
    }
    #expect(error(times("<a>"), .android) == "f:1:601: elements are nested more than 200 deep")
    #expect(error("<plist>" + times("<dict><key>a</key>"), .stringsdict)?.hasSuffix("200 deep") == true)
    #expect(error(times("{a="), .stringsdict) == "f:1:1: it is neither an XML nor a binary property list")
    #expect(error(times("{"), .strings) == "f:1:2: a key or a text is expected")
    let plural = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural="
    for part in ["(", "!", "n?n:", "n||"] {
      let catalog = read(Array((plural + times(part) + "n;\\n\"\n").utf8), .po)
      #expect(catalog?.notes.map(\.kind) == [.format])
    }
  }

  @Test func entitiesAreLimitedAndStayInTheFile() {
    let names = Array("abcdefghij").map(String.init)
    let entities = zip(names, names.dropFirst()).map { first, second in
      "<!ENTITY \(second) \"\(String(repeating: "&\(first);", count: 10))\">"
    }
    let bomb =
      "<!DOCTYPE r [<!ENTITY a \"0123456789\">\(entities.joined())]><resources><string name=\"x\">&j;</string></resources>"
    #expect(error(bomb, .android)?.contains("it is not XML: limit on input amplification factor") == true)
    let file =
      "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<resources><string name=\"x\">&a;</string></resources>"
    #expect(error(file, .android) == "f:2:29: entities of other files are not read")
    let unknown = "<!DOCTYPE r SYSTEM \"x.dtd\">\n<resources><string name=\"x\">&a;</string></resources>"
    #expect(error(unknown, .android) == "f:2:29: the entity &a; is not defined in the file")
  }

  @Test(arguments: [
    (CatalogFormat.json, "{\n \"a\": tru }", "f:2:7: a value is expected"),
    (.json, "", "f:1:1: a value is expected, but the file ends"),
    (.json, "{\"a\": \"b\"", "f:1:10: '}' is expected, but the file ends"),
    (.arb, "[]", "f:1: it is JSON, but no object"),
    (.android, "", "f:1:1: the file is empty"),
    (.android, "<resources>\n<string name=\"a\">x</strin>", "f:2:21: it is not XML: mismatched tag"),
    (.android, "<a/>", "f:1:1: it is XML, but has no <resources>, as Android's strings do"),
    (.android, "<resources>\n<b>", "f:2:4: it is not XML: the file ends before <b> of line 2 is closed"),
    (.xliff, "<xliff version=\"3.0\"/>", "f:1:1: the version \"3.0\" of XLIFF is not known; 1.2 and 2.0 are"),
    (.xliff, "<xliff version=\"1.2\">\n <file/></xliff>", "f:2:2: <file> names no source language"),
    (.stringsdict, "<plist><dict>\n<key>a</key></dict></plist>", "f:2:1: \"a\" has no value"),
    (.stringsdict, "<plist><dict><string/></dict></plist>", "f:1:14: a <key> is expected"),
    (.po, "msgid \"a\"\nmsgstr \"b", "f:2:8: a text has no closing quotation mark"),
    (.po, "msgid \"a\"\nmsgid \"b\"\nmsgstr \"c\"", "f:1:1: an entry has no msgstr"),
    (.po, "msgid \"a\"\nmsgstring \"c\"", "f:2:1: \"msgstring\" is not a keyword of gettext"),
    (.po, "msgid \"a\"\nmsgstr \"b\"x", "f:2:11: something follows the closing quotation mark"),
    (.po, "\"a\"", "f:1:1: a text stands before the first msgid"),
    (.strings, "\"a\" \"b\";", "f:1:5: ';' is missing after the text of \"a\""),
  ])
  func errorsNameTheirPlace(format: CatalogFormat, text: String, message: String) {
    #expect(error(text, format) == message)
  }

  @Test func wrongEncodingsNameTheirPlace() {
    let latin = Array("\"a\" = \"x\";\n\"b\" = \"caf".utf8) + [0xE9] + Array("\";".utf8)
    for format in [CatalogFormat.strings, .json, .po] {
      #expect(
        throws: LocatedError(
          file: "f", line: 2, column: 11, reason: "its text is neither UTF-8 nor UTF-16 from here on")
      ) {
        try CatalogReader.read(latin, format: format, file: "f")
      }
    }
    let odd: [UInt8] = [0xFF, 0xFE, 0x22, 0x00, 0x22]
    #expect(throws: LocatedError(file: "f", reason: "its UTF-16 text ends within a character")) {
      try CatalogReader.read(odd, format: .strings, file: "f")
    }
  }

  @Test func halvesOfCharactersAreNoted() throws {
    let json = try #require(read(Array(#"{"a":"\ud83d","b":"\ude00\ud83d","c":"\ud83d\ude00"}"#.utf8), .json))
    #expect(json.notes.map(\.kind) == [.encoding, .encoding, .encoding])
    #expect(json.entry("c", table: "Localizable")?.localizations["de"]?.leaves.first?.unit.value == "😀")
    let units: [UInt16] = Array("\"a\" = \"".utf16) + [0xD83D] + Array("\";".utf16)
    let strings = try #require(
      read([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, .strings))
    #expect(strings.notes.map(\.kind) == [.encoding])
    #expect(strings.entries.first?.localizations["de"]?.leaves.first?.unit.value == "\u{FFFD}")
  }

  @Test func marksOfTheByteOrderAreNoText() throws {
    for (format, text) in [
      (CatalogFormat.strings, "\"a\" = \"b\";"), (.json, "{\"a\": \"b\"}"), (.arb, "{\"a\": \"b\"}"),
      (.po, "msgid \"a\"\nmsgstr \"b\"\n"),
      (.android, "<resources><string name=\"a\">b</string></resources>"),
      (.stringsdict, "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"),
    ] {
      let encodings: [[UInt8]] = [
        [0xEF, 0xBB, 0xBF] + Array(text.utf8),
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      ]
      for bytes in encodings {
        let catalog = try #require(read(bytes, format))
        #expect(catalog.entry("a")?.localizations["de"]?.leaves.map(\.unit.value) == ["b"], "\(format)")
      }
    }
  }

  /// Of which tools that join files leave one for each.
  @Test func twoMarksOfTheByteOrderAreNoText() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE, 0xFF, 0xFE] + "\"a\" = \"b\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let catalog = try #require(read(bytes, .strings))
    #expect(catalog.entry("a")?.localizations["de"]?.leaves.map(\.unit.value) == ["b"])
  }

  /// A binary property list in which each of some arrays holds the next one so many times, and the last a text.
  private func nested(levels: Int, width: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    func big(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    for level in 0..<levels {
      offsets.append(bytes.count)
      // Lengths of 15 and more are integers of their own.
      bytes += width < 15 ? [0xA0 | UInt8(width)] : [0xAF, 0x11] + big(width, 2)
      bytes += [UInt8](repeating: UInt8(level + 1), count: width)
    }
    offsets.append(bytes.count)
    bytes += [0x51, 0x61]
    let table = bytes.count
    bytes += offsets.flatMap { big($0, 2) }
    return bytes + [0, 0, 0, 0, 0, 0, 2, 1] + big(offsets.count, 8) + big(0, 8) + big(table, 8)
  }

  /// The value of a binary property list may come after those that it contains.
  @Test func theValueOfAPropertyListIsNotAlwaysItsFirst() throws {
    let objects: [[UInt8]] = [[0x51, 0x61], [0x51, 0x62], [0xD1, 0, 1]]
    let offsets: [UInt8] = [8, 10, 12]
    // One byte for an offset and for a reference, three objects, of which the third is the list, and the table's place.
    var bytes = Array("bplist00".utf8) + objects.joined() + offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number: UInt8 in [3, 2, 15] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    let catalog = try #require(read(bytes, .strings))
    #expect(catalog.entry("a")?.localizations["de"]?.leaves.map(\.unit.value) == ["b"])
  }

  /// The size of a property list's expansion is limited, for short lists as for long ones.
  @Test(arguments: [(21, 2), (6, 14), (6, 15), (4, 60), (3, 300)])
  func sharedValuesAreCounted(levels: Int, width: Int) {
    func reason(_ levels: Int) -> String? {
      do {
        _ = try CatalogReader.read(nested(levels: levels, width: width), format: .strings, file: "f")
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      reason(levels)?.contains("stands for more than 4000000 values") == true, "\(reason(levels) ?? "")")
    // One level less is within the limit, and no property list with texts for another reason.
    #expect(reason(levels - 1)?.contains("stands for more") != true)
  }

  @Test func hugeNumbersAreHarmless() throws {
    let huge = String(repeating: "9", count: 400)
    let catalog = try #require(
      read(
        Array(
          """
          {"sourceLanguage":"en","strings":{"%\(huge)$@ %.\(huge)f %\(huge)d %.999999999f":{"localizations":{"en":{
          "stringUnit":{"state":"new","value":"%#@n@ %\(huge)$lld"},"substitutions":{"n":{"argNum":\(huge),
          "formatSpecifier":"\(huge)","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}},"n":1e\(huge)},
          "version":-0.0e-9}
          """.utf8), .xcstrings))
    #expect(catalog.entries.count == 1)
    #expect(catalog.notes.map(\.message) == ["\"n\" is not an object; it is skipped"])
    for message in [
      "{n, plural, offset:\(huge) other{#}}", "{n, plural, =\(huge) {x} =-9223372036854775808 {y} other{#}}",
      "{n, plural, offset:1000000 =-2147483648 {#} other{#}}", "{\(huge)}",
    ] {
      #expect(read(Array("{\"a\": \"\(message)\"}".utf8), .arb) != nil)
    }
    #expect(
      read(Array("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n/0+\(huge);\\n\"".utf8), .po) != nil)
    #expect(
      read(
        Array("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n%0 ? n*9999999999 : 7;\\n\"".utf8), .po)
        != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func hostileTextsTakeNoTime() {
    func times(_ text: String, _ count: Int = 200_000) -> String { String(repeating: text, count: count) }
    for part in ["%(", "%#@", "%1$#@", "%", "{{", "{", "'", "%#@a", "{a,", "%9"] {
      for format in [CatalogFormat.json, .arb, .po, .strings] {
        let text = times(part, 50_000)
        switch format {
        case .po: read(Array("#, c-format\nmsgid \"\(text)\"\nmsgstr \"\(text)\"\n".utf8), format)
        case .strings: read(Array("\"a\" = \"\(text)\";".utf8), format)
        default: read(Array("{\"a\": \"\(text)\"}".utf8), format)
        }
      }
    }
    // Substitutions that refer to each other, each many times.
    let names = (0..<20).map { "s\($0)" }
    let all = names.map { "%#@\($0)@" }.joined()
    let rules = names.map {
      "<key>\($0)</key><dict><key>one</key><string>\(all)</string><key>other</key><string>\(all)</string></dict>"
    }
    let list =
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(all)</string>\(rules.joined())</dict></dict></plist>"
    #expect(read(Array(list.utf8), .stringsdict)?.entries.count == 1)
    let exact = (0..<5000).map { "=\($0) {x}" }.joined(separator: " ")
    let selects = (0..<6).map { "{s\($0), select, a {1} b {2} other {3}}" }.joined()
    #expect(
      read(Array("{\"a\": \"\(selects){n, plural, \(exact) other {y}}\"}".utf8), .arb)?.entries.count == 1)
  }

  @Test func windowsLineEndsMakeNoDifference() throws {
    for (format, bytes) in Self.samples where format != .stringsdict && !bytes.starts(with: "bplist".utf8) {
      guard let text = String(validating: bytes, as: UTF8.self), text.contains("\n") else { continue }
      let windows = try #require(read(Array(text.replacing("\n", with: "\r\n").utf8), format))
      let unix = try #require(read(bytes, format))
      #expect(windows.withoutPlaces == unix.withoutPlaces, "\(format)")
      #expect(windows.entries.map(\.line) == unix.entries.map(\.line))
    }
  }
}
