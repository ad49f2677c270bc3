import Foundation
import Imaging
import PNGCodec
import Testing

/// `--accessibility` of the built program.
@Suite struct AccessibilityCommandTests {
  private static let source = """
    import SwiftUI
    #Preview("Card") {
      VStack {
        Text("Milk").accessibilityAddTraits(.isHeader)
        Button("Buy") {}.accessibilityHint("Adds it")
      }
    }
    """

  @Test func renderDrawsTheElementsBesideThePicture() throws {
    let program = try Program(["Card.swift": Self.source])
    #expect(try program.run("render", "Card.swift", "--size", "120x80", "-o", "plain").exitCode == 0)
    let result = try program.run("render", "Card.swift", "--size", "120x80", "-o", "out", "--accessibility")
    #expect(result.exitCode == 0, "\(result)")
    #expect(
      try program.files(in: "out").sorted() == ["Card.Card.120x80.accessibility.png", "Card.Card.120x80.png"])
    // The picture under test is the same, byte by byte.
    #expect(try program.bytes("out/Card.Card.120x80.png") == program.bytes("plain/Card.Card.120x80.png"))
    let legend = try PNGDecoder.decode(Array(program.bytes("out/Card.Card.120x80.accessibility.png"))).bitmap
    #expect(legend.width == 120 + 320)
    #expect(legend.height >= 80)
    #expect(try program.run("render", "Card.swift", "--accessibility", "--frame").exitCode == 64)
  }

  @Test func inspectPrintsTheElements() throws {
    let program = try Program(["Card.swift": Self.source])
    let result = try program.run("inspect", "Card.swift", "--size", "120x80", "--accessibility")
    #expect(
      result.output == "Card 120x80\nheading, text “Milk”\nbutton “Buy”\n  hint: Adds it\n", "\(result)")
    let json = try program.run("inspect", "Card.swift", "--size", "120x80", "--accessibility", "--json")
    #expect(json.output.contains(#""accessibility":{"elements":[{"#), "\(json)")
    #expect(json.output.contains(#""label":"Buy""#))
  }

  @Test func snapshotsKeepTheElementsAsTexts() throws {
    let program = try Program(["Card.swift": Self.source])
    let arguments = ["Card.swift", "--size", "120x80", "--locale", "en", "--locale", "ar", "--accessibility"]
    let recorded = try program.run(["snapshot", "record", "refs"] + arguments)
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(
      try program.text("refs/Card.Card.120x80.ar.accessibility.txt")
        == "heading, text “Milk”\nbutton “Buy”\n  hint: Adds it\n")
    let same = try program.run(["snapshot", "verify", "refs"] + arguments)
    #expect(
      same.output == "2 of 2 accessibility texts are as they were\n2 pictures: 2 identical\n", "\(same)")
    // What the picture does not show appears in the text.
    try program.write(Self.source.replacing("Adds it", with: "Adds one"), to: "Card.swift")
    let changed = try program.run(["snapshot", "verify", "refs"] + arguments)
    #expect(changed.exitCode == 1)
    #expect(
      changed.output == """
        accessibility different: Card.Card.120x80.ar
            button “Buy”
          -   hint: Adds it
          +   hint: Adds one
        accessibility different: Card.Card.120x80.en
            button “Buy”
          -   hint: Adds it
          +   hint: Adds one
        0 of 2 accessibility texts are as they were
        2 pictures: 2 identical

        """, "\(changed)")
    let approved = try program.run("snapshot", "approve", "refs", "snapshot-results", "*.en")
    #expect(approved.output == "approved Card.Card.120x80.en.accessibility.txt\n", "\(approved)")
    #expect(
      try program.run(["snapshot", "record", "refs"] + arguments).output.contains(
        "recorded Card.Card.120x80.ar.acc"))
    #expect(try program.run(["snapshot", "verify", "refs"] + arguments).exitCode == 0)
  }

  @Test func lintNamesApplesAudits() throws {
    let program = try Program([
      "Icon.swift": """
      import SwiftUI
      #Preview("Icon") {
        Rectangle().frame(width: 50, height: 50)
          .onTapGesture {}
      }
      """
    ])
    let result = try program.run(
      "lint", "Icon.swift", "--size", "90x90", "--only", "accessibility", "--no-pictures")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("Icon.swift:2: warning: element-detection: onTapGesture"), "\(result)")
    #expect(try program.run("lint", "Icon.swift", "--only", "hit-region", "--no-pictures").exitCode == 0)
  }
}
