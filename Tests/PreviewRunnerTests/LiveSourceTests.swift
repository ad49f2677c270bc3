import Foundation
import PreviewDeclarations
import PreviewRunner
import TestSupport
import Testing

/// Which edits change nothing but literals that a running view can be given, and to what.
@Suite struct LiveSourceTests {
  private let folder: TemporaryFolder
  private let syntax = LiveSyntax()

  init() throws { folder = try TemporaryFolder() }

  private func source(_ text: String) throws -> LiveSource {
    let file = folder.url.appendingPathComponent("V.swift")
    try Data(text.utf8).write(to: file)
    return try LiveSource(paths: [file.path], syntax: syntax)
  }

  /// The new values in the order of the source; nil if the change has to be compiled.
  private func changes(_ before: String, _ after: String) throws -> [LiteralValue]? {
    try source(before).changes(to: source(after))?.sorted { $0.key < $1.key }.map(\.value)
  }

  private func inBody(_ text: String) -> String {
    "import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(text)\n  }\n}\n#Preview { V() }\n"
  }

  @Test func findsWhatChangesInBodies() throws {
    let cases: [(String, String, [LiteralValue])] = [
      ("Text(\"a\")", "Text(\"a\")", []),
      ("Text(\"a\")", "Text(\"longer \\u{e9}\")", [.text("longer é")]),
      ("Text(\"a\").padding(8)", "Text(\"b\").padding(1_2)", [.text("b"), .number(12)]),
      ("Text(\"a\").offset(x: -8)", "Text(\"a\").offset(x: -0x10)", [.number(16)]),
      ("Text(\"a\").opacity(0.5)", "Text(\"a\").opacity(0.25)", [.number(0.25)]),
      ("Toggle(\"a\", isOn: .constant(true))", "Toggle(\"a\", isOn: .constant(false))", [.boolean(false)]),
      ("HStack { let a = f(1); Text(a) }", "HStack { let a = f(2); Text(a) }", [.number(2)]),
      ("Button(\"a\") { save(3) }", "Button(\"a\") { save(4) }", [.number(4)]),
    ]
    for (before, after, values) in cases {
      #expect(try changes(inBody(before), inBody(after)) == values, "\(after)")
    }
    #expect(
      try changes("import SwiftUI\n#Preview { Text(\"a\") }\n", "import SwiftUI\n#Preview { Text(\"b\") }\n")
        == [.text("b")])
  }

  @Test func leavesToTheCompilerWhatIsNotCertain() throws {
    let bodies = [
      // Other code, another kind of number, a text that something is put into, or of several lines.
      ("Text(\"a\")", "Text(\"a\").bold()"), ("f(1)", "f(1.0)"), ("Text(\"a \\(n)\")", "Text(\"b \\(n)\")"),
      ("Text(\"a\")", "Text(\"a\"); Text(\"a\")"), ("Text(\"a\")", "Text(\n\"b\")"),
      ("Text(\"\"\"\n a\n \"\"\")", "Text(\"\"\"\n b\n \"\"\")"),
      // Expressions that determine more than a value.
      ("if case .some(f(1)) = x { EmptyView() }", "if case .some(f(2)) = x { EmptyView() }"),
      ("ForEach(0..<3) { _ in V() }", "ForEach(0..<4) { _ in V() }"), ("x[0]", "x[1]"),
      ("V().previewDisplayName(\"a\")", "V().previewDisplayName(\"b\")"),
      ("V().previewLayout(.fixed(width: 1, height: 1))", "V().previewLayout(.fixed(width: 2, height: 1))"),
      ("Text(\"a\"", "Text(\"b\""),
    ]
    for (before, after) in bodies {
      #expect(try changes(inBody(before), inBody(after)) == nil, "\(after)")
    }
    let files = [
      // Files that are read only once, are not views, or are known before they are shown.
      "struct V: View { @State var a = State(%); var body: some View { Text(\"a\") } }",
      "let all = make(%)", "struct V { static let a = { make(%) }() }", "func make() -> Int { f(%) }",
      "struct V { var a: Int { f(%) } }", "struct V { init() { f(%) } }",
      "struct V { @Wrapped(f(%)) var body: some View { Text(\"a\") } }",
      "func view(a: Int = f(%)) -> some View { Text(\"a\") }",
      "#Preview(traits: .fixedLayout(width: %, height: 1)) { V() }",
    ]
    for file in files {
      let (before, after) = (file.replacing("%", with: "1"), file.replacing("%", with: "2"))
      #expect(try changes(before, after) == nil, "\(file)")
    }
  }

  /// Of a module only the file that is shown is compiled so that its literals can change.
  @Test func takesOtherFilesAsTheyAre() throws {
    let paths = ["A.swift", "B.swift"].map { folder.url.appendingPathComponent($0).path }
    func changes(_ before: [String], _ after: [String]) throws -> [LiteralValue]? {
      func source(_ texts: [String]) throws -> LiveSource {
        for (path, text) in zip(paths, texts) {
          try Data(inBody("Text(\"\(text)\")").utf8).write(to: URL(fileURLWithPath: path))
        }
        return try LiveSource(paths: paths, literalsOf: [paths[1]], syntax: syntax)
      }
      return try source(before).changes(to: source(after)).map { Array($0.values) }
    }
    #expect(try changes(["a", "b"], ["a", "c"]) == [.text("c")])
    #expect(try changes(["a", "b"], ["c", "b"]) == nil)
  }
}
