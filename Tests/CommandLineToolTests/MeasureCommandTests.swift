import Foundation
import Testing

@Suite struct MeasureCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "version" : "1.0",
      "strings" : {
        "cart.items" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item in your **cart**" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items in your **cart**" } }
            } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Artikel im Warenkorb" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Artikel im Warenkorb" } }
            } } }
          }
        },
        "settings.title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Einstellungen" } },
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "الإعدادات" } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "設定" } },
            "th" : { "stringUnit" : { "state" : "new", "value" : "การตั้งค่า" } }
          }
        }
      }
    }
    """

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(["Localizable.xcstrings": Self.catalog].merging(more) { $1 })
  }

  @Test func limitsOfTheFileAreBudgets() throws {
    let xliff = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en"
      target-language="de"><body>
      <trans-unit id="narrow" maxwidth="60"><source>Save</source><target>Sicherungskopie</target></trans-unit>
      <trans-unit id="short" maxwidth="6" size-unit="char"><source>Save</source><target>Sichern</target></trans-unit>
      </body></file></xliff>
      """
    let result = try program(["de.xliff": xliff]).run("measure", "de.xliff", "--failures-only")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("truncates  de      large"))
    #expect(
      result.output.contains(
        "de.xliff:4:75: error: \"short\" in de has 7 characters; the file allows 6 [too-long]\n"))
  }

  @Test func tableListsTheWorstFirstAndFailsWhereATextIsCutOff() throws {
    let result = try program().run("measure", "Localizable.xcstrings", "--width", "100", "--locale", "de,en")
    #expect(
      result.output == """
        VERDICT    LOCALE  SIZE    WIDTH  BUDGET    OVER  LINES  SCALE  KEY                 TEXT
        truncates  de      large  206.66     100  106.67    3/1   0.43  cart.items (other)  9.999 Artik…
        truncates  en      large  179.96     100      80    2/1   0.50  cart.items (other)  9,999 item…
        truncates  de      large  169.06     100   69.33    2/1   0.54  cart.items (one)    1 Artikel im…
        truncates  en      large  133.87     100      34    2/1   0.70  cart.items (one)    1 item in yo…
        truncates  de      large  101.62     100    1.67    2/1   0.97  settings.title      Einstellung…
        fits       en      large   62.08     100       -    1/1      -  settings.title      Settings

        """)
    #expect(result.errors == "9 texts read, 0 skipped; 6 measured, 5 do not fit\n")
    #expect(result.exitCode == 1)
  }

  @Test func textsOfEveryScriptFit() throws {
    let result = try program().run(
      "measure", "Localizable.xcstrings", "--device", "iPhone SE", "--format", "json")
    #expect(result.exitCode == 0)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let items = try #require(object?["measurements"] as? [[String: Any]])
    #expect(items.allSatisfy { $0["verdict"] as? String == "fits" && $0["budget"] as? Double == 343 })
    #expect(items.allSatisfy { $0["device"] as? String == "iPhone SE" && $0["missingGlyphs"] == nil })
    #expect(Set(items.compactMap { $0["locale"] as? String }) == ["ar", "de", "en", "ja", "th"])
    // A text that a language lacks is shown as in the source.
    let missing = items.filter { $0["state"] as? String == "missing" }
    #expect(
      Set(missing.compactMap { $0["text"] as? String }) == [
        "1 item in your cart", "9,999 items in your cart",
      ])
  }

  @Test func budgetsDecideByKey() throws {
    let budgets = """
      rules:
        - key: settings.*
          width: 70
          scale: 0.6
        - key: cart.*
          width: {iPhone SE: 90, iPhone 16 Pro: 150}
          locales: de
      """
    let program = try program(["budgets.yml": budgets])
    let result = try program.run(
      "measure", "Localizable.xcstrings", "--budgets", "budgets.yml", "--format", "github")
    // The title shrinks, and so does not fail.
    let expected = [
      (13, "iPhone SE", "cart.items (other): is 206.66", 90, 38, "9.999 Arti…"),
      (12, "iPhone SE", "cart.items (one): is 169.06", 90, 48, "1 Artikel i…"),
      (13, "iPhone 16 Pro", "cart.items (other): is 206.66", 150, 68, "9.999 Artikel im…"),
      (12, "iPhone 16 Pro", "cart.items (one): is 169.06", 150, 87, "1 Artikel im Waren…"),
    ].map { line, device, text, room, scale, shown in
      "::error file=Localizable.xcstrings,line=\(line),col=\(line == 13 ? 64 : 62),title=truncates%3A de%2C large%2C \(device)::\(text) pt wide, "
        + "but \(room) pt on one line are there (\(device)); it would fit at \(scale) %25; shows as “\(shown)”\n"
    }
    #expect(result.output == expected.joined())
    #expect(result.exitCode == 1)
  }

  @Test func ruleThatMatchesNothingIsAnError() throws {
    let program = try program(["budgets.yml": "rules:\n  - key: setings.title\n    width: 70\n"])
    let result = try program.run("measure", "Localizable.xcstrings", "--budgets", "budgets.yml")
    #expect(
      result.errors
        == "error: budgets.yml:2: the rule for “setings.title” matches no key; did you mean "
        + "“settings.title”?\n")
    #expect(result.output == "")
    #expect(result.exitCode == 2)
  }

  @Test(arguments: [
    (["--font", "bodi"], "“bodi” is not a font"), (["--dynamic-type", "huge"], "is not a Dynamic Type size"),
    (
      ["--device", "iPhone 61"],
      "the device “iPhone 61” is not known (“fittingroom devices” lists all); did you mean “iPhone 17”?"
    ),
    (["--width", "0"], "--width must be more than 0"), (["--min-scale", "2"], "--min-scale must be"),
    (["--sample", "%d=many"], "many"),
  ])
  func wrongArgumentIsExplained(arguments: [String], message: String) throws {
    let result = try program().run(["measure", "Localizable.xcstrings"] + arguments)
    #expect(result.errors.contains(message))
    #expect(result.exitCode != 0 && result.exitCode != 1)
  }

  @Test func languageThatIsNotThereIsAnError() throws {
    let result = try program().run("measure", "Localizable.xcstrings", "--locale", "fr")
    #expect(
      result.errors.hasPrefix(
        "error: Localizable.xcstrings: there are no texts in “fr”; there are texts in ar, de, en, "))
    #expect(result.exitCode == 2)
  }

  @Test func samplesStandForArguments() throws {
    let strings = "\"a\" = \"%@ has %d of %2$@\";\n"
    let program = try Program(["Localizable.strings": strings])
    let result = try program.run(
      "measure", "Localizable.strings", "--sample", "%@=Anna", "--sample", "%d=3", "--sample", "2=Tea",
      "--format",
      "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let texts = (object?["measurements"] as? [[String: Any]])?.map { $0["text"] as? String }
    #expect(texts == ["Anna has Tea of Tea"])
    #expect(result.exitCode == 0)
  }

  @Test func reportGoesToAFileThatIsWhole() throws {
    let program = try program()
    let result = try program.run(
      "measure", "Localizable.xcstrings", "--width", "60", "--format", "html", "--output", "report.html")
    #expect(result.output == "" && result.exitCode == 1)
    let page = String(decoding: try program.bytes("report.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("lang=\"ar\">الإعدادات"))
    let missing = try program.run(
      "measure", "Localizable.xcstrings", "--format", "csv", "--output", "nowhere/report.csv")
    #expect(
      missing.errors == "error: nowhere/report.csv: it cannot be written: there is no such file\n"
        && missing.exitCode == 2)
    // Nothing half-written stays behind.
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
  }

  @Test func threadsDoNotChangeTheReport() throws {
    let program = try program()
    func report(_ threads: String) throws -> String {
      try program.run(
        "measure", "Localizable.xcstrings", "--width", "100", "--dynamic-type", "all", "--format", "sarif",
        "--threads", threads
      ).output
    }
    let one = try report("1")
    let object = try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    let three = try report("3")
    #expect(three == one)
  }

  @Test func everyFormatIsMeasured() throws {
    let files = [
      "app.xliff": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="L.strings" \
      source-language="en" target-language="de"><body><trans-unit id="k"><source>Save</source>\
      <target>Sichern</target></trans-unit></body></file></xliff>
      """,
      "res/values/strings.xml": "<resources><string name=\"k\">Save</string></resources>",
      "res/values-de/strings.xml": "<resources><string name=\"k\">Sichern</string></resources>",
      "l10n/app_en.arb": "{\"k\": \"Save\"}", "l10n/app_de.arb": "{\"@@locale\": \"de\", \"k\": \"Sichern\"}",
      "de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Save\"\nmsgstr \"Sichern\"\n",
      "locales/en.json": "{\"k\": \"Save\"}", "locales/de.json": "{\"k\": \"Sichern\"}",
    ]
    let program = try Program(files)
    for path in ["app.xliff", "res", "l10n", "de.po", "locales"] {
      let result = try program.run("measure", path, "--width", "200", "--format", "csv")
      #expect(result.exitCode == 0, "\(path): \(result.errors)")
      let texts = result.output.split(separator: "\r\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).dropLast().last.map(String.init)
      }
      #expect(texts == ["Sichern", "Save"], "\(path)")
      #expect(result.errors.contains("2 texts read, 0 skipped; 2 measured, 0 do not fit\n"))
    }
  }

  @Test func argumentsThatDoNotGoWithTheSourceFail() throws {
    let texts = """
      { "sourceLanguage": "en", "strings": { "Hi %@": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Hallo %d" } } } } } }
      """
    let program = try Program(["L.xcstrings": texts])
    let result = try program.run("measure", "L.xcstrings", "--width", "300")
    #expect(result.exitCode == 1)
    #expect(
      result.output.hasSuffix(
        "\nL.xcstrings:2:50: error: \"Hi %@\" in de takes argument 1 as an integer, the source as an object "
          + "[argument-type]\n"))
    #expect(result.errors.hasSuffix("0 do not fit; 1 problem in the catalogs\n"))
    let english = try program.run("measure", "L.xcstrings", "--width", "300", "--locale", "en")
    #expect(english.exitCode == 0)
  }

  @Test func madeUpTranslationsAreMeasured() throws {
    func texts(_ pseudo: String) throws -> [String?] {
      let result = try program().run(
        "measure", "Localizable.xcstrings", "--pseudo", pseudo, "--format", "json", "--width", "1000")
      #expect(result.exitCode == 0)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return (object?["measurements"] as? [[String: Any]])?.map { $0["text"] as? String } ?? []
    }
    #expect(try texts("expand:de").contains("Seeeettiiiings"))
    #expect(try texts("widest").contains("Einstellungen"))
    let unknown = try program().run("measure", "Localizable.xcstrings", "--pseudo", "expand:xx")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("expand:LANGUAGE"))
  }
}
