import Foundation
import Testing

@Suite struct LintCommandTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack(spacing: 20) {
          Text("Subscription renews every month").lineLimit(1).frame(width: 120)
          Button("Cancel") {}.buttonStyle(.plain)
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 40, height: 10)
            Color.green.frame(width: 80, height: 10)
            Color.blue.frame(width: 20, height: 10)
          }
          Text("Terms apply").foregroundStyle(Color(white: 0.75))
        }
      }
    }

    #Preview("Card") { Card() }
    """

  private static let table = """
    Card.swift:6: error: truncated: Text “Subscription renews every month” in Card is cut off in 110 × 20.5 pt \
    and shows only “Subscription…”; it is 255 pt wide on one line
      in 1 of 1 render: 200×200
      lint/Card.6.truncated.png
    Card.swift:10: warning: never-chosen: ViewThatFits candidate 2 (frame) in Card needs 80 × 10 pt; candidate 1 \
    (frame) needs only 40 × 10 pt, fits whenever this one does and is asked first
      in 1 of 1 render: 200×200
      lint/Card.10.never-chosen.png
    Card.swift:7: warning: tap-target: Button “Cancel” in Card can be tapped in 53 × 20.5 pt; 44 × 44 pt are the \
    least
      in 1 of 1 render: 200×200
      lint/Card.7.tap-target.png
    Card.swift:13: warning: contrast: Text “Terms apply” in Card has a contrast of 1.83 : 1, #BFBFBF on #FFFFFF; \
    WCAG AA asks for 4.5 : 1 at 17 pt
      in 1 of 1 render: 200×200
      lint/Card.13.contrast.png
    1 error, 3 warnings, 0 notes in 1 render

    """

  /// Through the compiler and the views: every text that is looked up counts, wherever it is.
  @Test func namesKeysThatNoCatalogHas() throws {
    let source = """
      import SwiftUI

      struct Row: View {
        let name: String
        var body: some View {
          Text("Known")
          Text("Forgotten \\(name)")
          Text(verbatim: "As it is")
          Text(name)
          Label("Tidied", systemImage: "star")
          Text("Known", tableName: "Other")
          Text("\\(3) / \\(4)")
        }
      }

      #Preview { VStack { Row(name: "Ada") } }
      """
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "Known": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Bekannt" } } } } } }
      """
    let program = try Program(["Row.swift": source, "Localizable.xcstrings": catalog])
    let result = try program.run(
      "lint", "Row.swift", "--only", "unknown-key", "--size", "300x300", "--locale", "de", "--dynamic-type",
      "large",
      "--format", "github")
    let keys = result.output.split(separator: "\n").filter { $0.hasPrefix("::warning") }
    #expect(keys.count == 3, "\(result.output)\(result.errors)")
    for (line, key) in [(7, "“Forgotten %25@”"), (10, "“Tidied”"), (11, "“Known”")] {
      #expect(keys.contains { $0.contains("line=\(line)") && $0.contains(key) }, "\(result.output)")
    }
    // Without a catalog of its own a project has nothing to be translated.
    let plain = try Program(["Row.swift": source])
    let other = try plain.run(
      "lint", "Row.swift", "--only", "unknown-key", "--size", "300x300", "--dynamic-type", "large")
    #expect(other.exitCode == 0 && !other.output.contains("unknown-key"), "\(other.output)")
  }

  @Test func listsWhatItFinds() throws {
    let program = try Program(["Card.swift": Self.card])
    let result = try program.run(
      "lint", "Card.swift", "--size", "200x200", "--scale", "2", "--dynamic-type", "large")
    #expect(result.errors == "")
    #expect(result.output == Self.table.replacingOccurrences(of: "200×200", with: "200×200, large"))
    #expect(result.exitCode == 1)
    #expect(
      try program.pictures(in: "lint") == [
        "Card.10.never-chosen.png", "Card.13.contrast.png", "Card.6.truncated.png", "Card.7.tap-target.png",
      ])
    // 40 points and 16 more at each side, two pixels each; the least height of 60 points, in whole pixels.
    #expect(try program.pixelSize("lint/Card.10.never-chosen.png") == [144, 121])
  }

  @Test func showsEveryDeviceAndTypeSize() throws {
    let program = try Program(["Card.swift": Self.card])
    let result = try program.run("lint", "Card.swift", "--only", "truncated", "--no-pictures")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  in 6 of 6 renders: iPhone SE, accessibility3; "))
    #expect(lines[2] == "1 error, 0 warnings, 0 notes in 6 renders")
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("lint").path))
  }

  @Test func showsAPreviewAtItsOwnSize() throws {
    let program = try Program([
      "Widget.swift": """
      import SwiftUI
      #Preview("Widget", traits: .fixedLayout(width: 120, height: 60)) {
        Text("Subscription renews every month").lineLimit(1)
      }
      """
    ])
    let result = try program.run("lint", "Widget.swift", "--dynamic-type", "large", "--no-pictures")
    // The window is 120 points wide on both devices; a closure of one statement has the preview's line.
    #expect(
      result.output.hasPrefix(
        "Widget.swift:2: error: truncated: Text “Subscription renews every month” in Widget "))
    #expect(result.output.contains("\n  in 2 of 2 renders: 120×60, large\n"))
    let wide = try program.run(
      "lint", "Widget.swift", "--device", "iPhone SE", "--dynamic-type", "large", "--no-pictures")
    #expect(wide.output == "0 errors, 0 warnings, 0 notes in 1 render\n")
  }

  @Test func findsNothingWhereNothingIsWrong() throws {
    let program = try Program([
      "Calm.swift": "import SwiftUI\nstruct Calm: View { var body: some View { Text(\"Calm\") } }\n"
    ])
    let result = try program.run("lint", "Calm.swift")
    #expect(result.output == "0 errors, 0 warnings, 0 notes in 6 renders\n")
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
  }

  @Test func looksFurtherDownInScrollViews() throws {
    let source = """
      import SwiftUI
      struct Long: View {
        var body: some View {
          VStack {
            Text("Bar").foregroundStyle(Color(white: 0.7))
            ScrollView {
              LazyVStack {
                ForEach(0..<40, id: \\.self) { row in
                  Text("Row")
                  Text("Last").foregroundStyle(Color(white: row < 20 ? 0 : 0.8))
                }
              }
            }
          }
        }
      }
      """
    let program = try Program(["Long.swift": source])
    let arguments = ["lint", "Long.swift", "--size", "200x600", "--dynamic-type", "large", "--no-pictures"]
    let result = try program.run(arguments)
    // A screen holds thirteen of the pairs of 21 points each; the pale ones begin on the second.
    #expect(
      result.output == """
        Long.swift:10: warning: contrast: Text “Last” in Long has a contrast of 1.60 : 1, #CCCCCC on #FFFFFF; WCAG AA \
        asks for 4.5 : 1 at 17 pt; so do 12 others of this line
          in 1 of 1 render: 200×600, large
        Long.swift:5: warning: contrast: Text “Bar” in Long has a contrast of 2.10 : 1, #B3B3B3 on #FFFFFF; WCAG AA \
        asks for 4.5 : 1 at 17 pt
          in 1 of 1 render: 200×600, large
        0 errors, 2 warnings, 0 notes in 1 render

        """)
    let top = try program.run(arguments + ["--scroll-to", "top"])
    #expect(top.output.hasSuffix("0 errors, 1 warning, 0 notes in 1 render\n"))
  }

  @Test func looksFurtherAlongInScrollViews() throws {
    let source = """
      import SwiftUI
      struct Shelf: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<9, id: \\.self) { column in
                VStack {
                  Text("Pale").foregroundStyle(Color(white: column < 8 ? 0 : 0.8))
                }
                .frame(width: 50)
              }
            }
          }
        }
      }
      """
    let program = try Program(["Shelf.swift": source])
    let arguments = ["lint", "Shelf.swift", "--size", "120x100", "--dynamic-type", "large", "--no-pictures"]
    let result = try program.run(arguments)
    // A body of one expression has its line. Of nine columns of 50 points, the last is visible after three
    // screens.
    #expect(
      result.output == """
        Shelf.swift:4: warning: contrast: Text “Pale” in Shelf has a contrast of 1.60 : 1, #CCCCCC on #FFFFFF; WCAG AA \
        asks for 4.5 : 1 at 17 pt
          in 1 of 1 render: 120×100, large
        0 errors, 1 warning, 0 notes in 1 render

        """)
    let start = try program.run(arguments + ["--scroll-to", "top"])
    #expect(start.output == "0 errors, 0 warnings, 0 notes in 1 render\n")
  }

  @Test func notesDoNotFail() throws {
    let program = try Program([
      "Soft.swift":
        "import SwiftUI\nstruct Soft: View { var body: some View { Text(\"Soft\").foregroundStyle(.secondary) } }\n"
    ])
    let result = try program.run(
      "lint", "Soft.swift", "--size", "100x50", "--dynamic-type", "large", "--no-pictures")
    #expect(
      result.output == """
        Soft.swift:2: note: contrast: Text “Soft” in Soft has a contrast of 3.43 : 1, #8A8A8E on #FFFFFF; WCAG AA \
        asks for 4.5 : 1 at 17 pt (the colour is the system's own)
          in 1 of 1 render: 100×50, large
        0 errors, 0 warnings, 1 note in 1 render

        """)
    #expect(result.exitCode == 0)
  }

  @Test func rendersTheLanguagesOfTheCatalogs() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Pay": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zahlungspflichtig bestellen"}},
        "ja": {"stringUnit": {"state": "translated", "value": "払う"}}}}}}
      """
    let program = try Program([
      "Localizable.xcstrings": catalog,
      "Pay.swift": """
      import SwiftUI
      struct Pay: View {
        var body: some View {
          Text("Pay").lineLimit(1).frame(width: 80)
        }
      }
      """,
    ])
    let result = try program.run(
      "lint", "Pay.swift", "--dynamic-type", "large", "--device", "iPhone SE", "--no-pictures")
    #expect(
      result.output.hasPrefix(
        "Pay.swift:4: error: truncated: Text “Zahlungspflichtig bestellen” in Pay is cut off"))
    #expect(result.output.contains("\n  in 1 of 3 renders: iPhone SE, large, de\n"))
    #expect(result.exitCode == 1)
  }

  @Test func writesJSON() throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        struct Occurrence: Decodable {
          struct Variant: Decodable {
            let preview: String
            let device: String?
            let dynamicType: String?
          }
          let variant: Variant
          let frame: [Double]
          let count: Int
        }
        let rule: String
        let severity: String
        let view: String
        let file: String
        let line: Int
        let picture: String?
        let variants: [Occurrence]
      }
      let version: Int
      let renders: Int
      let findings: [Finding]
    }
    let program = try Program(["Card.swift": Self.card])
    let result = try program.run(
      "lint", "Card.swift", "--only", "tap-target", "--format", "json", "-o", "crops")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.version == 1)
    #expect(report.renders == 6)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(
      [finding.rule, finding.severity, finding.view, finding.file] == [
        "tap-target", "warning", "Card", "Card.swift",
      ])
    #expect(finding.line == 7)
    #expect(finding.picture == "crops/Card.7.tap-target.png")
    #expect(finding.variants.first?.variant.preview == "Card")
    #expect(finding.variants.first?.variant.device == "iPhone 16 Pro Max")
    #expect(finding.variants.first?.variant.dynamicType == "large")
    #expect(finding.variants.first?.frame.suffix(2) == [52.667, 20.333])
    #expect(finding.variants.first?.count == 1)
  }

  @Test func annotatesOnGitHub() throws {
    let program = try Program(["Card.swift": Self.card])
    let result = try program.run(
      "lint", "Card.swift", "--disable", "contrast", "--disable", "truncated", "--disable", "never-chosen",
      "--device", "iPhone SE", "--dynamic-type", "large", "--format", "github", "--no-pictures")
    #expect(
      result.output == """
        ::warning file=Card.swift,line=7,title=tap-target%3A iPhone SE%2C large::Button “Cancel” in Card can be tapped \
        in 53 × 20.5 pt; 44 × 44 pt are the least

        """)
  }

  @Test func writesSARIF() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Tool: Decodable {
          struct Driver: Decodable {
            struct Rule: Decodable { let id: String }
            let name: String
            let rules: [Rule]
          }
          let driver: Driver
        }
        struct Result: Decodable {
          struct Location: Decodable {
            struct Place: Decodable {
              struct Artifact: Decodable { let uri: String }
              struct Region: Decodable { let startLine: Int }
              let artifactLocation: Artifact
              let region: Region
            }
            let physicalLocation: Place
          }
          let ruleId: String
          let ruleIndex: Int
          let level: String
          let locations: [Location]
        }
        let tool: Tool
        let results: [Result]
      }
      let version: String
      let runs: [Run]
    }
    let program = try Program(["Card.swift": Self.card])
    let result = try program.run("lint", "Card.swift", "--format", "sarif", "--no-pictures")
    let log = try JSONDecoder().decode(Log.self, from: Data(result.output.utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.count == 19)
    #expect(run.results.map { run.tool.driver.rules[$0.ruleIndex].id } == run.results.map(\.ruleId))
    #expect(run.results.map(\.ruleId) == ["truncated", "never-chosen", "tap-target", "contrast"])
    #expect(run.results.map(\.level) == ["error", "warning", "warning", "warning"])
    #expect(run.results.first?.locations.first?.physicalLocation.artifactLocation.uri == "Card.swift")
    #expect(run.results.first?.locations.first?.physicalLocation.region.startLine == 6)
  }

  @Test func saysWhatIsWrongWithTheArguments() throws {
    let program = try Program([
      "Card.swift": Self.card, "Broken.swift": "import SwiftUI\nstruct Broken: View {\n",
    ])
    #expect(try program.run("lint", "Card.swift", "--only", "typo").exitCode == 64)
    #expect(
      try program.run("lint", "Card.swift", "--only", "contrast", "--disable", "contrast").exitCode == 64)
    #expect(try program.run("lint", "Card.swift", "--min-scale", "2").exitCode == 64)
    #expect(try program.run("lint", "Broken.swift").exitCode == 65)
    let missing = try program.run("lint", "Missing.swift")
    #expect(missing.exitCode == 66)
    #expect(missing.errors == "error: Missing.swift cannot be read: there is no such file\n")
    try Data().write(to: program.folder.appendingPathComponent("file"))
    let unwritable = try program.run("lint", "Card.swift", "-o", "file/folder")
    #expect(unwritable.exitCode == 73)
    #expect(unwritable.errors == "error: file cannot be written: it is not a folder\n")
  }

  @Test func aTrapCostsOneVariant() throws {
    let source = """
      import SwiftUI
      struct Fragile: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          if size == .xxxLarge { fatalError("no room") }
          return Button("Go") {}
        }
      }
      """
    let program = try Program(["Fragile.swift": source])
    let result = try program.run(
      "lint", "Fragile.swift", "--device", "iPhone SE", "--no-pictures", "--only", "tap-target")
    #expect(result.errors.contains("no room"))
    #expect(result.output.hasSuffix("0 errors, 1 warning, 0 notes in 2 renders\n"))
    #expect(result.exitCode == 70)
  }
}
