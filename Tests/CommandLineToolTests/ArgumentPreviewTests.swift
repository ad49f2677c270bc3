import Testing

/// `#Preview` with arguments: one preview for each, listed and named.
@Suite struct ArgumentPreviewTests {
  private static let source = """
    import SwiftUI
    enum Weather: CaseIterable { case sunny, rainy }
    struct Card: View {
      var text: String
      var body: some View { Text(text).frame(width: CGFloat(text.count) * 10, height: 20) }
    }
    #Preview("First") { Color.red.frame(width: 9, height: 9) }
    #Preview("Card", traits: .sizeThatFitsLayout, arguments: ["a", "bcd"]) { text in
      Card(text: text)
    }
    #Preview(arguments: [1, 2]) { number in
      if number > 1 { Color.red.frame(width: 30, height: 5) } else { Card(text: "x") }
    }
    #Preview("Weather", arguments: Weather.allCases) { Card(text: "\\($0)") }
    """

  @Test func drawsOneForEachArgument() throws {
    let program = try Program(["V.swift": Self.source])
    let result = try program.run("render", "V.swift", "-o", "out")
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result)")
    #expect(
      result.output.split(separator: "\n").map(String.init) == [
        "out/V.First.png", "out/V.Card--a-.png", "out/V.Card--bcd-.png",
        "out/V.Preview--1-.png", "out/V.Preview--2-.png",
        "out/V.Weather--sunny-.png", "out/V.Weather--rainy-.png",
      ])
    #expect(try program.pixelSize("out/V.Card--bcd-.png") == [60, 40])
    #expect(try program.pixelSize("out/V.Preview--1-.png") == [20, 40])
    #expect(try program.pixelSize("out/V.Preview--2-.png") == [60, 10])
    #expect(try program.pixelSize("out/V.Weather--sunny-.png") == [100, 40])
  }

  @Test func drawsTheOneThatIsNamed() throws {
    let program = try Program(["V.swift": Self.source])
    let one = try program.run("render", "V.swift", "--preview", "Card (bcd)", "-o", "out")
    #expect(one.exitCode == 0 && one.output == "out/V.Card--bcd-.png\n", "\(one)")
    let none = try program.run("render", "V.swift", "--preview", "Card", "-o", "out")
    #expect(none.exitCode == 64 && none.errors.contains("Card (a), Card (bcd)"), "\(none)")
  }

  /// One that traps does not affect the others, and state needs a view.
  @Test func saysWhatGoesWrong() throws {
    let program = try Program([
      "T.swift": """
      import SwiftUI
      #Preview("N", arguments: [1, 0]) { number in Text("\\(10 / number)") }
      """,
      "P.swift": """
      import SwiftUI
      #Preview("N", arguments: [1]) { number in
        @Previewable @State var x = 1
        Text("\\(x + number)")
      }
      """,
    ])
    let trapped = try program.run("render", "T.swift", "-o", "out")
    #expect(trapped.exitCode == 70 && trapped.output == "out/T.N--1-.png\n", "\(trapped)")
    #expect(trapped.errors.contains("N (0) at default size trapped"), "\(trapped)")
    let refused = try program.run("render", "P.swift", "-o", "out")
    #expect(
      refused.exitCode == 65
        && refused.errors.contains("'@Previewable' has no place in a '#Preview' with arguments"))
  }
}
