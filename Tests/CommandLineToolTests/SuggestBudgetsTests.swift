import Foundation
import Testing

@Suite struct SuggestBudgetsTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "version" : "1.0",
      "strings" : {
        "card.more" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "More" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Weitere Informationen" } }
          }
        },
        "card.title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Storage" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Speicher" } }
          }
        },
        "Delete?" : {},
        "chip" : {
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Photos" } } }
        },
        "unseen" : {
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Nobody sees this" } } }
        }
      }
    }
    """

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 12) {
            Color.blue.frame(width: 40, height: 40)
            Text("card.title").font(.headline).lineLimit(1)
            Spacer(minLength: 0)
            Text("card.more").font(.system(size: 13, weight: .medium)).lineLimit(1).minimumScaleFactor(0.9)
              .frame(width: 60)
          }
          .frame(height: 60)
          ScrollView(.horizontal) { Text("chip") }
        }
        .padding(.horizontal, 16)
      }
    }

    #Preview("Card") { Card() }

    #Preview("Small", traits: .fixedLayout(width: 200, height: 100)) {
      VStack {
        Text("card.title").font(.headline).lineLimit(1)
        Text("Delete?").lineLimit(2)
      }
    }
    """

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(
      ["Localizable.xcstrings": Self.catalog, "Views/Card.swift": Self.card].merging(more) { $1 })
  }

  // The content of a preview's own closure has the preview's line: it is compiled where the macro is.
  private static let budgets = """
    # Proposed by fittingroom budgets from Views, Localizable.xcstrings.
    # The widths are what each text may take up while all others read as in en, at the type sizes large, xxxLarge,
    # on iPhone SE.
    version: 1
    # The views decide how much room there is, and not what texts need of it.
    idle: allow
    rules:
      # Small (Views/Card.swift:22)
      - key: card.title
        width: 200
        font: headline
        lines: 1
        type-size: large...xxxLarge
      # Card (Views/Card.swift:10)
      - key: card.more
        width: 60
        font: system:13:medium
        lines: 1
        scale: 0.9
        type-size: large...xxxLarge
      # Small (Views/Card.swift:22)
      - key: "Delete\\\\?"
        width: 200
        font: body
        lines: 2
        type-size: large...xxxLarge
    # Nothing limits the width of these keys:
    #   chip: Card (Views/Card.swift:14)
    # No preview shows these keys:
    #   unseen

    """

  @Test func proposesBudgetsFromPreviews() throws {
    let program = try program()
    let result = try program.run("budgets", "Views", "Localizable.xcstrings")
    // The card leaves the title 343 points less the square, the frame and three gaps: 207; the small preview has 200.
    #expect(result.output == Self.budgets)
    #expect(
      result.errors == """
        note: There is no project: all Swift files of the folder that are no tests are one target.
        3 rules for 3 of 5 keys, from 2 previews on iPhone SE

        """)
    #expect(result.exitCode == 0)
  }

  @Test func measureReadsThemAndFindsWhatIsTooLong() throws {
    let program = try program()
    let written = try program.run(
      "budgets", "Localizable.xcstrings", "Views/Card.swift", "--dynamic-type", "large",
      "-o", "budgets.yml")
    #expect(written.output == "")
    #expect(written.exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(names.filter { $0.hasPrefix("budgets") } == ["budgets.yml"])
    let result = try program.run(
      "measure", "Localizable.xcstrings", "--budgets", "budgets.yml", "--failures-only", "--locale", "de")
    #expect(
      result.output == """
        VERDICT    LOCALE  SIZE    WIDTH  BUDGET   OVER  LINES  SCALE  KEY        TEXT
        truncates  de      large  137.35      60  77.67    3/1   0.40  card.more  Weitere…

        """)
    #expect(
      result.errors == "7 texts read, 0 skipped; 2 keys without a budget; 3 measured, 1 does not fit\n")
    #expect(result.exitCode == 1)
  }

  @Test func devicesAreColumns() throws {
    let source = """
      import SwiftUI
      #Preview { Text("card.title").lineLimit(1).padding(.horizontal, 20) }
      """
    let program = try program(["One.swift": source])
    let result = try program.run(
      "budgets", "One.swift", "Localizable.xcstrings", "--device",
      "iPhone SE,iPhone 16 Pro Max")
    #expect(
      result.output.contains(
        "\n  - key: card.title\n    width: {iPhone SE: 335, iPhone 16 Pro Max: 400}\n    font: body\n    lines: 1\n"
      ))
    #expect(result.errors == "1 rule for 1 of 5 keys, from 1 preview on iPhone SE, iPhone 16 Pro Max\n")
  }

  @Test func looksFurtherDownInScrollViews() throws {
    let source = """
      import SwiftUI
      struct Long: View {
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(0..<60, id: \\.self) { _ in Color.red.frame(height: 30) }
              Text("card.more").lineLimit(1).padding(.leading, 100)
            }
          }
        }
      }
      """
    let program = try program(["Long.swift": source])
    // Without a named catalog, the project's own catalogs count.
    let result = try program.run("budgets", "Long.swift")
    #expect(result.output.contains("  # Long (Long.swift:7)\n  - key: card.more\n    width: 275\n"))
    #expect(result.exitCode == 0)
  }

  @Test func aTrapCostsOnePreview() throws {
    let source = """
      import SwiftUI
      #Preview("Bad") { if Bool("true") == true { fatalError("no room") } }
      #Preview("Good") { Text("card.more").lineLimit(1) }
      """
    let program = try program(["Views.swift": source])
    let result = try program.run("budgets", "Views.swift", "Localizable.xcstrings")
    #expect(result.errors.contains("no room"))
    #expect(result.output.contains("  - key: card.more\n"))
    #expect(result.exitCode == 70)
  }

  @Test func saysWhatIsWrong() throws {
    let program = try program([
      "Broken.swift": "import SwiftUI\nstruct Broken: View {\n", "Bad.xcstrings": "{",
      "Empty.swift": "import SwiftUI\n#Preview { Text(verbatim: \"More\") }\n",
    ])
    func run(_ arguments: String...) throws -> Program.Result {
      try program.run(["budgets"] + arguments)
    }
    let none = try run("Localizable.xcstrings")
    #expect(
      none.errors
        == "error: Localizable.xcstrings: there is no Swift file to take budgets from; name the sources that show the "
        + "texts\n")
    #expect(none.exitCode == 66)
    let empty = try run("Empty.swift", "Localizable.xcstrings")
    #expect(
      empty.errors
        == "error: Empty.swift, Localizable.xcstrings: no preview shows a text of the catalogs in limited room; "
        + "add a #Preview of a view that does\n")
    #expect(empty.output == "")
    #expect(empty.exitCode == 2)
    #expect(try run("Broken.swift", "Localizable.xcstrings").exitCode == 65)
    #expect(try run("Missing.swift", "Localizable.xcstrings").exitCode == 66)
    let bad = try run("Views", "Bad.xcstrings")
    #expect(bad.errors.hasPrefix("error: Bad.xcstrings"))
    #expect(bad.exitCode == 2)
    let unwritable = try run("Views", "Localizable.xcstrings", "-o", "none/budgets.yml")
    #expect(unwritable.errors.contains("error: none/budgets.yml"))
    #expect(unwritable.exitCode == 2)
    let device = try run("Views", "Localizable.xcstrings", "--device", "iPhone 61")
    #expect(
      device.errors.contains(
        "the device “iPhone 61” is not known (“fittingroom devices” lists all); did you mean “iPhone 17”?"
      ))
    let size = try run("Views", "Localizable.xcstrings", "--dynamic-type", "huge")
    #expect(size.errors.contains("huge"))
    #expect(size.exitCode == 64)
  }

  @Test func theOptionOfMeasureSaysThatItIsDeprecated() throws {
    let program = try program()
    let result = try program.run("measure", "--suggest-budgets", "Views", "Localizable.xcstrings")
    #expect(result.output == Self.budgets)
    #expect(
      result.errors == """
        warning: “measure --suggest-budgets” is deprecated; use “fittingroom budgets”
        note: There is no project: all Swift files of the folder that are no tests are one target.
        3 rules for 3 of 5 keys, from 2 previews on iPhone SE

        """)
    #expect(result.exitCode == 0)
    let width = try program.run(
      "measure", "--suggest-budgets", "Views", "Localizable.xcstrings", "--width", "20")
    #expect(
      width.errors.contains("--width is for measuring and cannot be used with --suggest-budgets"))
    #expect(width.exitCode == 64)
  }
}
