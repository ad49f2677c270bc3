import Foundation
import Testing

/// Names of pictures: promises that depend on the file, the preview and the arguments, and on nothing else that is rendered.
@Suite struct PictureNameTests {
  private static let two = "import SwiftUI\n#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }\n"

  private func names(_ program: Program, _ files: String...) throws -> [String] {
    let result = try program.run(["render"] + files + ["-o", "out"])
    return result.output.split(separator: "\n").map { String($0.dropFirst("out/".count)) }
  }

  @Test func previewsAreNumberedInTheirFileAlone() throws {
    let program = try Program(["A.swift": Self.two, "B.swift": Self.two, "C.swift": Self.two])
    let ofB = ["B.Preview.png", "B.Preview-2.png"]
    #expect(try names(program, "B.swift") == ofB)
    #expect(
      try names(program, "A.swift", "B.swift", "C.swift")
        == ["A.Preview.png", "A.Preview-2.png"] + ofB + ["C.Preview.png", "C.Preview-2.png"])
    // One that does not compile changes no other name.
    try program.write("import SwiftUI\n#Preview { Text(\"a\") + nothing }\n", to: "A.swift")
    #expect(try names(program, "A.swift", "B.swift") == ofB)
  }

  /// A preview that does not compile, or traps while it is listed, counts like any other: its name does not pass on to the
  /// next, whose reference would be overwritten.
  @Test func previewsThatCannotBeListedKeepTheirNames() throws {
    func source(_ first: String, _ limit: Int) -> String {
      """
      import SwiftUI
      let limit = \(limit)
      struct Card: View {
        init() { if limit > 0 { fatalError("no") } }
        var body: some View { Color.green.frame(width: 5, height: 4) }
      }
      #Preview { \(first) }
      #Preview { Card() }
      #Preview("Named") { Card() }
      #Preview { Color.blue.frame(width: 6, height: 4) }
      #Preview { Color.yellow.frame(width: 7, height: 4) }

      """
    }
    let program = try Program([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
      """,
      "App/Sources/App/A.swift": source("Color.red.frame(width: 4, height: 4)", 0),
    ])
    let recorded = try program.run("snapshot", "record", "refs", "App")
    let names = ["Preview", "Card", "Named", "Preview-2", "Preview-3"].map { "App/A.\($0)" }
    #expect(
      recorded.output == names.map { "recorded \($0)\n" }.joined() + "5 of 5 references written\n",
      "\(recorded)")
    for (first, limit, lost) in [
      ("Color.red.frame(width: 4; let )", 0, [names[0]]),
      ("Color.red.frame(width: 4, height: 4)", 1, [names[1], names[2]]),
    ] {
      try program.write(source(first, limit), to: "App/Sources/App/A.swift")
      let verified = try program.run("snapshot", "verify", "refs", "App")
      let errors = verified.output.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(errors.map { $0.split(separator: ":")[1].dropFirst() } == lost.map { $0[...] }, "\(verified)")
      #expect(
        verified.output.hasSuffix("5 pictures: \(lost.count) error, \(5 - lost.count) identical\n"),
        "\(verified)")
      #expect(
        try program.run("snapshot", "record", "refs", "App").output.contains(
          "0 of \(5 - lost.count) references written\n"))
    }
  }

  @Test func namesThatBecomeEqualAreTold() throws {
    let program = try Program([
      "A.swift": """
      import SwiftUI
      #Preview("a b") { Text("1") }
      #Preview("a-b") { Text("2") }
      #Preview { Text("3") }
      #Preview("Preview") { Text("4") }
      #Preview("Preview-2") { Text("5") }

      """
    ])
    #expect(
      try names(program, "A.swift")
        == ["A.a-b.png", "A.a-b-2.png", "A.Preview.png", "A.Preview-2.png", "A.Preview-2-2.png"])
  }

  @Test func providersAreFiledUnderTheirFileAndType() throws {
    let provider = """
      import SwiftUI
      enum Namespace_NAME {
        struct Old_NAME: PreviewProvider, Sendable {
          static var previews: some View {
            Text("a").previewDisplayName("Dark")
            Text("b")
          }
        }
      }
      private struct Hidden: PreviewProvider { static var previews: some View { Text("NAME") } }

      """
    let program = try Program([
      "A.swift": provider.replacingOccurrences(of: "NAME", with: "A"),
      "B.swift": provider.replacingOccurrences(of: "NAME", with: "B"),
      "First.swift": "import SwiftUI\n/* struct Old_A: PreviewProvider */\n",
    ])
    func ofFile(_ name: String) -> [String] {
      ["\(name).Old_\(name).Dark.png", "\(name).Old_\(name).png", "\(name).Hidden.png"]
    }
    #expect(try names(program, "First.swift", "A.swift", "B.swift") == ofFile("A") + ofFile("B"))
    #expect(try names(program, "B.swift") == ofFile("B"))
    // The error names the place, and the filter the provider's own file.
    let json = try program.run("render", "First.swift", "B.swift", "--include", "B.swift:Dark", "-o", "out")
    #expect(json.output == "out/B.Old_B.Dark.png\n", "\(json)")
  }

  @Test func twoFilesOfOneNameAreToldApartByTheirFolder() throws {
    let program = try Program([
      "App/Package.swift": "// swift-tools-version: 6.0\n",
      "App/Home/Card.swift": Self.two, "App/Settings/Card.swift": Self.two, "App/Home/Row.swift": Self.two,
      // Files without previews make no pictures that could be confused.
      "App/Model/Row.swift": "struct Row {}\n",
    ])
    // Either by itself has the name that it has with the other.
    #expect(
      try names(program, "App/Home/Card.swift") == ["Card.Preview~Home.png", "Card.Preview-2~Home.png"])
    #expect(
      try names(program, "App/Settings/Card.swift", "App/Home/Row.swift")
        == [
          "Card.Preview~Settings.png", "Card.Preview-2~Settings.png", "Row.Preview.png", "Row.Preview-2.png",
        ])
    // From another folder the names are the same.
    let inside = try program.shell("cd App/Home && \"$0\" render Card.swift -o out")
    #expect(inside.output.hasPrefix("out/Card.Preview~Home.png\n"), "\(inside)")
  }

  /// Files of one name without a project are compiled as one module, whatever they declare privately, and errors name
  /// each by its path.
  @Test func looseFilesOfOneNameAreRenderedTogether() throws {
    func card(_ text: String, after error: String = "") -> String {
      """
      import SwiftUI
      \(error)
      private struct Inner: View { var body: some View { Text(title()) } }
      private func title() -> String { "\(text)" }
      #Preview { Inner() }
      #Preview("Where") { Text(verbatim: "\\(#fileID):\\(#line)") }
      struct \(text)_Previews: PreviewProvider { static var previews: some View { Inner() } }

      """
    }
    let program = try Program(["Home/Card.swift": card("Home"), "Settings/Card.swift": card("Settings")])
    func expected(_ folders: [String]) -> [String] {
      folders.flatMap { folder in
        ["Inner~\(folder)", "Where~\(folder)", "\(folder)_Previews~\(folder)"].map { "Card.\($0).png" }
      }.sorted()
    }
    let both = ["Home/Card.swift", "Settings/Card.swift"]
    #expect(try names(program, both[0], both[1]).sorted() == expected(["Home", "Settings"]))
    let seen = try program.run(["inspect"] + both)
    #expect(seen.exitCode == 0, "\(seen)")
    for text in ["\"Home\"", "\"Settings\""] {
      #expect(seen.output.components(separatedBy: text).count == 3, "\(text): \(seen)")
    }
    // A file's own name and line, not those under which it is compiled.
    #expect(seen.output.components(separatedBy: "\"CardModule/Card.swift:6\"").count == 3, "\(seen)")
    #expect(
      try program.run(["render", "--list"] + both).output.split(separator: "\n").prefix(3) == [
        "Home/Card.swift:5: (without a name)", "Home/Card.swift:6: Where", "Home/Card.swift:7: Home_Previews",
      ])
    // The same in a folder, which is compiled file by file.
    let folder = try program.run("render", ".", "-o", "whole")
    #expect(
      folder.errors.hasSuffix("6 previews: 6 drawn, 0 drawn in part, 0 not drawn\n") && folder.exitCode == 0,
      "\(folder)")
    // An error names the file and its line.
    try program.write(card("Home", after: "let wrong: Int = \"\""), to: "Home/Card.swift")
    let wrong = try program.run(["render", "-o", "out"] + both)
    #expect(wrong.exitCode == 65 && wrong.errors.contains("Home/Card.swift:2:18: error: "), "\(wrong)")
    #expect(
      wrong.output.split(separator: "\n").map { String($0.dropFirst("out/".count)) }.sorted()
        == expected(["Settings"]), "\(wrong)")
  }

  @Test func referencesWithTheNamesOfEarlierReleasesMoveByThemselves() throws {
    let program = try Program([
      "A.swift": "import SwiftUI\n#Preview { Color.red.frame(width: 4, height: 4) }\n",
      "B.swift": """
      import SwiftUI
      #Preview { Color.green.frame(width: 4, height: 4) }
      struct B_Previews: PreviewProvider {
        static var previews: some View { Color.blue.frame(width: 4, height: 4) }
      }

      """,
    ])
    let sources = ["A.swift", "B.swift", "--scale", "2"]
    try #require(try program.run(["snapshot", "record", "refs"] + sources).exitCode == 0)
    let new = try program.files(in: "refs").sorted()
    #expect(
      new == ["A.Preview@2x.png", "B.B_Previews@2x.png", "B.Preview@2x.png", "snapshots.json"])
    // As releases up to now called them: numbered through the run, providers under the first file.
    var manifest = try program.text("refs/snapshots.json")
    for (name, old) in [
      ("A.Preview@2x", "A.Preview.idealxideal@2x"), ("B.Preview@2x", "B.Preview-2.idealxideal@2x"),
      ("B.B_Previews@2x", "A.B_Previews.idealxideal@2x"),
    ] {
      manifest = manifest.replacingOccurrences(of: "\"\(name)\"", with: "\"\(old)\"")
      _ = try program.shell("mv 'refs/\(name).png' 'refs/\(old).png'")
    }
    try program.write(manifest, to: "refs/snapshots.json")
    let verified = try program.run(["snapshot", "verify", "refs"] + sources)
    #expect(verified.exitCode == 4)
    #expect(verified.output.hasSuffix("3 pictures: 3 missing (3 renamed)\n"), "\(verified)")
    let recorded = try program.run(["snapshot", "record", "refs"] + sources)
    #expect(
      recorded.output == """
        renamed A.Preview.idealxideal@2x → A.Preview@2x
        renamed A.B_Previews.idealxideal@2x → B.B_Previews@2x
        renamed B.Preview-2.idealxideal@2x → B.Preview@2x
        0 of 3 references written

        """, "\(recorded)")
    #expect(try program.files(in: "refs").sorted() == new)
    #expect(try program.run(["snapshot", "verify", "refs"] + sources).exitCode == 0)
  }
}
