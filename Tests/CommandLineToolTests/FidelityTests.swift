import Foundation
import Testing

/// Whatever is not drawn as on a device is reported in every output.
@Suite struct FidelityTests {
  /// One preview of each kind, with the cause and the start of its sentence.
  private static let kinds: [(preview: String, view: String, cause: String, sentence: String)] = [
    ("Color", "Color(\"Brand\")", "missingAsset", "There is no color \"Brand\""),
    ("Image", "Image(\"Logo\")", "missingAsset", "There is no image \"Logo\""),
    ("Symbol", "Image(systemName: \"no.such.symbol\")", "missingAsset", "There is no symbol"),
    (
      "Font", "Text(\"a\").font(.custom(\"Nowhere\", size: 17))", "substitutedFont",
      "There is no font \"Nowhere\""
    ),
    ("Width", "Text(\"a\").fontWidth(.condensed)", "approximated", "The system's font has no condensed"),
    ("Material", "Color.red.background(.thinMaterial)", "approximated", "Apple publishes no recipe"),
    (
      "Symbols", "Image(systemName: \"star\").symbolRenderingMode(.palette)", "approximated",
      "The layers of the stand-in symbols"
    ),
    (
      "Variable", "Image(systemName: \"wifi\", variableValue: 0.3)", "approximated",
      "How faint the parts of a symbol are"
    ),
    (
      "Substitute", "Image(systemName: \"swatchpalette\")", "substitutedSymbol",
      "There is no drawing of \"swatchpalette\""
    ),
    (
      "Redacted", "Image(systemName: \"star\").redacted(reason: .placeholder)", "approximated",
      "The corners of an image's placeholder"
    ),
    (
      "Role", "NavigationStack { Text(\"a\").toolbarRole(.editor) }", "approximated",
      "The places of titles and items"
    ),
    (
      "SectionIndex", "List { Section { Text(\"a\") }.sectionIndexLabel(\"A\") }", "approximated",
      "The index beside a list"
    ),
    (
      "Edges", "ScrollView { Text(\"a\") }.scrollEdgeEffectStyle(.soft, for: .top)", "withoutEffect",
      "Content under a bar is not blurred"
    ),
  ]

  private struct Render: Decodable {
    struct Note: Decodable {
      var cause: String
      var view: String
      var file: String
      var line: Int
      var sentence: String
    }

    var view: String
    var fidelity: [Note]?
    var unsupported: [String]?
    var missingAssets: [String]?
  }

  /// A source with a view of four lines for each preview: a single statement would not have a line of its own.
  private static func source(_ previews: [(name: String, view: String)]) -> String {
    let views = previews.enumerated().map { index, preview in
      "struct View\(index): View { var body: some View {\n  \(preview.view)\n  EmptyView()\n} }\n"
    }
    let macros = previews.enumerated().map { "#Preview(\"\($1.name)\") { View\($0)() }\n" }
    return "import SwiftUI\n" + views.joined() + macros.joined()
  }

  @Test func everyKindIsToldOnceWithItsPlace() throws {
    let source = Self.source(Self.kinds.map { ($0.preview, $0.view) })
    let program = try Program(["Kinds.swift": source])
    // In three variants of each, and in two processes.
    let result = try program.run(
      "render", "Kinds.swift", "--size", "40x40", "--size", "50x50", "--size", "60x60", "--json", "--strict",
      "--jobs", "2")
    #expect(result.exitCode == 1)
    let renders = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Render.self, from: Data($0.utf8))
    }
    #expect(renders.count == 3 * Self.kinds.count)
    var warnings = ""
    for (index, kind) in Self.kinds.enumerated() {
      let line = 3 + index * 4
      for render in renders[3 * index..<3 * index + 3] {
        #expect(render.view == kind.preview)
        #expect(render.fidelity?.count == 1)
        let note = try #require(render.fidelity?.first)
        #expect(note.cause == kind.cause)
        #expect(note.file == "Kinds.swift")
        #expect(note.line == line)
        #expect(note.sentence.hasPrefix(kind.sentence))
        #expect(render.missingAssets?.count == (kind.cause == "missingAsset" ? 1 : nil))
        #expect(render.unsupported?.count == (kind.cause == "missingAsset" ? nil : 1))
      }
      let note = try #require(renders[3 * index].fidelity?.first)
      warnings += "warning: Kinds.swift:\(line): \(note.view): \(note.sentence)\n"
    }
    #expect(result.errors == warnings)
  }

  @Test(arguments: kinds.indices)
  func eachKindAloneFailsWithStrict(index: Int) throws {
    let kind = Self.kinds[index]
    let program = try Program(["Kind.swift": Self.source([(kind.preview, kind.view)])])
    #expect(try program.run("render", "Kind.swift", "--strict", "-o", "out").exitCode == 1)
    #expect(try program.run("render", "Kind.swift", "-o", "out").exitCode == 0)
  }

  @Test func previewsThatAskForAnotherDeviceSaySo() throws {
    let program = try Program([
      "Devices.swift": """
      import SwiftUI
      #Preview("Turned", traits: .landscapeLeft) { Color.red }
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Color.red.previewDevice("iPhone SE")
        }
      }
      """
    ])
    let result = try program.run("render", "Devices.swift", "--size", "40x80", "--strict", "-o", "out")
    #expect(result.exitCode == 1)
    #expect(
      result.errors == """
        warning: Devices.swift:2: landscapeLeft: The window is not turned; --device with the name of a device and \
        “landscape” shows one that is.
        warning: Devices.swift:3: previewDevice: The preview asks for iPhone SE, on which --device shows it.

        """)
    let shown = try program.run(
      "render", "Devices.swift", "--preview", "Card_Previews", "--device", "iPhone SE", "--strict", "-o",
      "out")
    #expect(shown.exitCode == 0)
    #expect(shown.errors == "")
  }

  /// What views do not note themselves: a document in Markdown, whose text a device draws without its markup.
  @Test func blocksOfMarkdownAreTold() throws {
    func result(_ markdown: String) throws -> Program.Result {
      let program = try Program([
        "Note.swift": """
        import SwiftUI
        #Preview { Text(try! AttributedString(markdown: "\(markdown)")) }
        """
      ])
      return try program.run("render", "Note.swift", "-o", "out", "--strict")
    }
    let told = try result("# Title\\n\\nText")
    #expect(
      told.exitCode == 1 && told.errors.contains("AttributedString(markdown:): Headings, lists"),
      "\(told.errors)")
    let plain = try result("A **strong** line")
    #expect(plain.exitCode == 0 && plain.errors == "")
  }

  @Test func aTrapOutweighsWhatStrictFinds() throws {
    let program = try Program([
      "Two.swift": """
      import SwiftUI
      #Preview("Trap") {
        let numbers: [Int] = []
        Text("\\(numbers[1])")
      }
      #Preview("Missing") { Color("Brand") }
      """
    ])
    #expect(try program.run("render", "Two.swift", "--strict", "-o", "out").exitCode == 70)
  }

  @Test func lintListsItAsNotes() throws {
    let program = try Program(["Kinds.swift": Self.source([("Material", Self.kinds[5].view)])])
    let result = try program.run(
      "lint", "Kinds.swift", "--size", "40x40", "--size", "50x50", "--dynamic-type", "large", "--no-pictures")
    #expect(result.errors == "")
    #expect(
      result.output == """
        Kinds.swift:3: note: fidelity: Material in View0 is not drawn as on a device: Apple publishes no recipe \
        for materials; blur, saturation and tint are close to what iOS shows.
          in 2 of 2 renders: 40×40, large; 50×50, large
        0 errors, 0 warnings, 1 note in 2 renders

        """)
    #expect(result.exitCode == 0)
    // Who does not want it in the list can have it on the error stream.
    let disabled = try program.run(
      "lint", "Kinds.swift", "--size", "40x40", "--dynamic-type", "large", "--no-pictures", "--disable",
      "fidelity", "--verbose")
    #expect(disabled.errors.hasPrefix("warning: Kinds.swift:3: Material: "))
  }

  @Test func snapshotReportsHaveIt() throws {
    let program = try Program(["Kinds.swift": Self.source([("Material", Self.kinds[5].view)])])
    #expect(try program.run("snapshot", "record", "References", "Kinds.swift", "--size", "9x9").exitCode == 0)
    let result = try program.run(
      "snapshot", "verify", "References", "Kinds.swift", "--size", "9x9", "--results", "out", "--markdown",
      "report.md", "--html", "report.html", "--verbose")
    #expect(result.exitCode == 0)
    let sentence = "Kinds.swift:3: Material: Apple publishes no recipe for materials"
    #expect(result.errors.hasPrefix("warning: \(sentence)"))
    for report in ["report.md", "report.html", "out/report.json"] {
      let text = try String(decoding: program.bytes(report), as: UTF8.self)
      #expect(text.contains(sentence), "\(report)")
    }
  }
}
