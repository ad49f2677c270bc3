import PreviewRunner
import Testing

/// Previews found in the text of sources.
struct PreviewScannerTests {
  private func previews(_ source: String, platform: ApplePlatform = .ios, defines: [String] = [])
    -> [PreviewDeclaration]
  {
    var settings = CompileSettings()
    settings.platform = platform
    settings.defines = defines
    return PreviewScanner(settings).previews(in: Array(source.utf8))
  }

  @Test func findsMacrosWithNamesAndTraits() {
    let source = """
      import SwiftUI

      #Preview {
        Text("One")
      }
      #Preview("Two \\"quoted\\" \\u{41}", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) {
        Text("Two")
      }
      #Preview(traits: .sizeThatFitsLayout) { Text("Three") }
      #Preview(#"Raw \\ "name""#) { Text("Four") }
      #Preview("Five \\(number)") { Text("Five") }
      """
    let found = previews(source)
    #expect(found.map(\.view) == ["Text", "Text", "Text", "Text", "Text"])
    #expect(
      found.map { preview in
        var preview = preview
        preview.view = nil
        return preview
      } == [
        PreviewDeclaration(kind: .macro, name: nil, line: 3),
        PreviewDeclaration(
          kind: .macro, name: "Two \"quoted\" A", line: 6,
          traits: [".landscapeLeft", ".fixedLayout(width: 10, height: 20)"]),
        PreviewDeclaration(kind: .macro, name: nil, line: 9, traits: [".sizeThatFitsLayout"]),
        PreviewDeclaration(kind: .macro, name: "Raw \\ \"name\"", line: 10),
        PreviewDeclaration(kind: .macro, name: nil, line: 11),
      ])
  }

  /// The view that a preview without a name is called after: a call of its type, and nothing else.
  @Test func findsTheTypesThatAreShown() {
    for (body, type) in [
      ("Card()", "Card"), ("Card(a: [1, 2]) { Text(\"x\") }", "Card"), ("Shop.Card { 1 }", "Card"),
      ("Card().padding()", nil), ("Card.sample", nil), ("makeCard()", nil),
      ("let x = 1; return Card(x)", nil),
      ("Card() ; Card()", nil), ("Card(", "Card"), ("", nil), ("[1].first { $0 > 1 }", nil),
    ] as [(String, String?)] {
      #expect(previews("#Preview { \(body) }").first?.view == type, "\(body)")
    }
    #expect(previews("#Preview(\"Name\") {\n  Card(title: \"a\")\n}").first?.view == "Card")
  }

  /// Snapshot settings of previews are read in their own text, as Prefire reads them.
  @Test func readsMarksOfSnapshots() {
    let source = """
      #Preview("A") { Text("A").prefireIgnored() }
      #Preview("B") { VStack { Text("B").prefireEnabled() } }
      #Preview("C", traits: .sizeThatFitsLayout, .snapshotExcluded) { Text("C") }
      #Preview("D", traits: .snapshotExcluded(true)) { Text("D") }
      #Preview("E", traits: .snapshotExcluded(false)) { Text("E") }
      #Preview("F") { Text(".prefireIgnored()") } // .prefireIgnored()
      let other = Text("").prefireIgnored()
      #Preview { Text("G") }
      extension Text { func prefireIgnored() -> Text { self } }
      struct A_Previews: PreviewProvider, PrefireProvider { static var previews: some View { other } }
      struct B_Previews: PrefireProvider { static var previews: some View { other.prefireIgnored() } }
      struct C_Previews: PreviewProvider { static var previews: some View { other } }
      #Preview(body: { Text("H").prefireIgnored() })
      """
    #expect(
      previews(source).map { "\($0.name ?? "-") \($0.mark?.rawValue ?? "-")" } == [
        "A ignored", "B enabled", "C ignored", "D ignored", "E -", "F -", "- -", "A_Previews enabled",
        "B_Previews enabled", "C_Previews -", "- ignored",
      ])
  }

  @Test func findsProviders() {
    let source = """
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      final class Other: NSObject, SwiftUI.PreviewProvider {}
      extension Third: PreviewProvider {}
      struct Card: View where Card: PreviewProviderLike {}
      func make<T: PreviewProvider>(_ type: T.Type) {}
      """
    #expect(
      previews(source) == [
        PreviewDeclaration(kind: .provider, name: "Card_Previews", line: 1),
        PreviewDeclaration(kind: .provider, name: "Other", line: 2),
        PreviewDeclaration(kind: .provider, name: "Third", line: 3),
      ])
  }

  @Test func passesOverCommentsStringsAndExpressions() {
    let source = ##"""
      // #Preview("A") { }
      /* #Preview("B") { } /* #Preview("C") { } */ #Preview("D") { } */
      let text = "#Preview(\"E\") { }"
      let raw = #"#Preview("F") { }"#
      let lines = """
        #Preview("G") { }
        \(["x": "#Preview"].keys.map { "\($0)" }) // #Preview("H")
        """
      let quotient = total / count; let other = total / count // #Preview("I") { }
      let expression = /#Preview("J")/
      let long = #/ " #Preview("K") /#
      let quotation = #"""#
      #Preview("Real") { Text("\u{22}") }
      """##
    #expect(previews(source).map(\.name) == ["Real"])
    #expect(previews(source).map(\.line) == [13])
  }

  @Test func takesTheBranchesOfThePlatform() {
    let source = """
      #if os(macOS)
      #Preview("Mac") { }
      #elseif os(iOS) && !NEVER
      #Preview("Phone") { }
      #else
      #Preview("Other") { }
      #endif
      #if DEBUG && (swift(>=5.9) || compiler(<6))
        #if targetEnvironment(simulator)
        #Preview("Simulated") { }
        #endif
      #else
      #Preview("Sold") { }
      #endif
      #if EXTRA
      #Preview("Extra") { }
      #endif
      #if compiler(<6) || swift(>=99)
      #Preview("Past and future") { }
      #endif
      """
    #expect(previews(source).map(\.name) == ["Phone", "Simulated"])
    #expect(previews(source, platform: .macos, defines: ["EXTRA"]).map(\.name) == ["Mac", "Extra"])
    #expect(previews(source, defines: ["NEVER"]).map(\.name) == ["Other", "Simulated"])
  }

  /// What is not closed ends with the source.
  @Test(arguments: [
    "#Preview(\"A\", traits: [", "#Preview", "#Preview(\"", "/* #Preview", "#if os(iOS", "\"\\(",
  ])
  func endsOnSourcesThatAreNotWhole(_ source: String) {
    #expect(previews(source + " PreviewProvider #Preview").count <= 2)
  }
}
