import PreviewService
import Testing

/// Previews are found by reading a source, whatever its comments and strings contain.
@Suite struct PreviewScanTests {
  @Test func findsMacrosAndProvidersInTheirOrder() {
    let scan = PreviewScan(
      """
      import SwiftUI
      // #Preview("commented out") { }
      /* struct Old: PreviewProvider { /* nested */ #Preview {} } */
      let text = "#Preview { \" still a text"
      let long = \"\"\"
        #Preview("in a text")
        \"\"\"
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Text("") }
      }
      #Preview("Dark", traits: .landscapeLeft) { Text("x") }
      #Preview(
        "On the next line"
      ) { Text("y") }
      #Preview { Text("z") }
      """)
    #expect(scan.definitions.map(\.line) == [8, 11, 12, 15])
    #expect(scan.definitions.map(\.kind) == [.provider, .macro, .macro, .macro])
    #expect(scan.definitions.map(\.name) == ["Card_Previews", "Dark", "On the next line", nil])
  }

  @Test(arguments: ["", "\"", "/*", "\"\"\"", "//", "#Preview(", "#Preview(\"", "\"\\"])
  func readsWhatIsNoWholeSource(_ text: String) {
    #expect(PreviewScan(text).definitions.count == (text.hasPrefix("#Preview") ? 1 : 0))
  }
}
