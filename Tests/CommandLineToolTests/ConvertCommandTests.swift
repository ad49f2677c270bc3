import Foundation
import Testing

/// `fittingroom convert`: catalogs in other formats.
@Suite struct ConvertCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "greeting" : {
          "comment" : "On the first screen.",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo, \\"Welt\\"" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } }
          }
        },
        "tab.home" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Start" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func writesOneLanguageAndListsWhatTheFormatCannotHold() throws {
    let program = try Program(["Localizable.xcstrings": Self.catalog])
    let result = try program.run(
      "convert", "Localizable.xcstrings", "--locale", "de", "--nested", "--strict", "-o", "de.json")
    #expect(
      try String(decoding: program.bytes("de.json"), as: UTF8.self) == """
        {
          "greeting": "Hallo, \\"Welt\\"",
          "tab": {
            "home": "Start"
          }
        }

        """)
    #expect(result.output == "de.json\n")
    #expect(
      result.errors == """
        warning: the comments of 1 key are not held
        warning: the states of 1 text are not held

        """)
    #expect(result.exitCode == 1)
  }

  @Test func comesBackAsItWas() throws {
    let program = try Program(["Localizable.xcstrings": Self.catalog])
    let there = try program.run("convert", "Localizable.xcstrings", "-o", "de.xliff", "--strict")
    #expect(there.exitCode == 0 && there.errors == "", "\(there.errors)")
    let back = try program.run("convert", "de.xliff", "-o", "again/Localizable.xcstrings")
    #expect(back.exitCode == 0, "\(back.errors)")
    let json = try program.run("convert", "again/Localizable.xcstrings", "--locale", "de", "-o", "again.json")
    #expect(json.exitCode == 0)
    _ = try program.run("convert", "Localizable.xcstrings", "--locale", "de", "-o", "first.json")
    #expect(try program.bytes("again.json") == program.bytes("first.json"))
  }

  /// 300 dots: no reader has to go as deep.
  @Test func longKeysStayReadable() throws {
    let key = Array(repeating: "a", count: 300).joined(separator: ".")
    let program = try Program(["en.lproj/Localizable.strings": "\"\(key)\" = \"Deep\";\n"])
    let result = try program.run("convert", "en.lproj", "--nested", "--strict", "-o", "deep.json")
    #expect(result.exitCode == 0, "\(result.errors)")
    let back = try program.run("convert", "deep.json", "-o", "Localizable.strings")
    #expect(back.exitCode == 0, "\(back.errors)")
    #expect(
      try String(decoding: program.bytes("Localizable.strings"), as: UTF8.self).contains(
        "\"\(key)\" = \"Deep\";"))
  }

  @Test func saysWhatIsMissing() throws {
    let program = try Program(["Localizable.xcstrings": Self.catalog])
    func check(_ arguments: [String], _ sentence: String, _ exitCode: Int32 = 2) throws {
      let result = try program.run(["convert"] + arguments)
      #expect(result.errors.hasPrefix("error: \(sentence)"), "\(result.errors)")
      #expect(result.exitCode == exitCode)
    }
    try check(
      ["Localizable.xcstrings", "-o", "x.strings"],
      "there are texts in several languages; choose one with --locale: de, en\n")
    try check(
      ["Localizable.xcstrings", "--locale", "fr", "-o", "x.strings"],
      "there are no texts in “fr”; there are texts in de, en\n")
    try check(
      ["Localizable.xcstrings", "-o", "Localizable.xcstrings"],
      "--output would replace Localizable.xcstrings, which is read\n")
    try check(["Localizable.xcstrings", "-o", "x.txt"], "--output must end in .xcstrings", 64)
    try check(["Nothing.strings", "-o", "x.json"], "Nothing.strings: there is no such file or folder\n")
    #expect(try program.bytes("Localizable.xcstrings") == Data(Self.catalog.utf8))
  }
}
