import Foundation
import Testing

/// References of projects and folders: what `render` draws is recorded and verified, and what it says is said.
@Suite struct WholeSnapshotTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)],
      targets: [
        .target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)]), .target(name: "Kit"),
      ])
    """

  private static func view(_ name: String, _ color: String = "red") -> String {
    "import SwiftUI\n#Preview(\"\(name)\") { Color.\(color) }\n"
  }

  private static let app = [
    "App/Package.swift": manifest,
    "App/Sources/App/Good.swift": view("Good"),
    "App/Sources/App/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Themed() }\n",
    "App/Sources/App/Theme.swift":
      "import SwiftUI\nstruct Themed: View { var body: some View { Color.blue } }\n",
    "App/Sources/Kit/Part.swift": view("Part"),
  ]

  private func verify(_ program: Program, _ more: String...) throws -> Program.Result {
    try program.run(["snapshot", "verify", "refs", "App", "--size", "9x9"] + more)
  }

  @Test func picturesOfAProjectAreThoseOfRender() throws {
    let program = try Program(Self.app)
    let recorded = try program.run("snapshot", "record", "refs", "App", "--size", "9x9")
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(
      recorded.output == """
        recorded App/Good.Good.9x9
        recorded App/Other.Other.9x9
        recorded Kit/Part.Part.9x9
        3 of 3 references written

        """)
    #expect(recorded.errors == "3 previews: 3 drawn, 0 drawn in part, 0 not drawn\n")
    // What was rendered elsewhere has the same names.
    #expect(try program.run("render", "App", "--size", "9x9", "-o", "out", "--json").exitCode == 0)
    let rendered = try program.run("snapshot", "verify", "refs", "out", "--rendered")
    #expect(rendered.output == "3 pictures: 3 identical\n", "\(rendered)")
    let parts = try (1...2).map { try verify(program, "--shard", "\($0)/2", "--results", "r") }
    #expect(parts.map(\.output) == ["2 pictures: 2 identical\n", "1 picture: 1 identical\n"])
    #expect(try program.run("snapshot", "merge", "r").exitCode == 0)
  }

  @Test func whatCannotBeDrawnCostsNothingElse() throws {
    let program = try Program(Self.app)
    try #require(try program.run("snapshot", "record", "refs", "App", "--size", "9x9").exitCode == 0)
    try program.write(
      "import SwiftUI\n#Preview(\"Good\") { let list: [Int] = []; return Text(\"\\(list[1])\") }\n",
      to: "App/Sources/App/Good.swift")
    try program.write(Self.view("Part", "green"), to: "App/Sources/Kit/Part.swift")
    let verified = try verify(program, "--results", "r")
    #expect(verified.exitCode == 2)
    #expect(verified.output.contains("error: App/Good.Good.9x9: "), "\(verified)")
    #expect(verified.output.contains("different: Kit/Part.Part.9x9: "), "\(verified)")
    #expect(verified.output.contains("3 pictures: 1 error, 1 different, 1 identical"), "\(verified)")
    #expect(
      verified.errors.contains(
        "3 previews: 2 drawn, 0 drawn in part, 1 not drawn\n  App/Sources/App/Good.swift:2: Good: not drawn: "
      ),
      "\(verified)")
    // No reference of what is not drawn is taken for an orphan, or forgotten.
    #expect(try program.run("snapshot", "orphans", "refs", "r").exitCode == 0)
    let recorded = try program.run("snapshot", "record", "refs", "App", "--size", "9x9")
    #expect(recorded.exitCode == 70)
    #expect(
      recorded.output == """
        recorded Kit/Part.Part.9x9
        1 of 2 references written
        not recorded, because it was not drawn: App/Good.Good.9x9

        """, "\(recorded)")
    #expect(try program.text("refs/snapshots.json").contains("\"App/Good.Good.9x9\""))
  }

  /// Every preview of a file that does not compile is named, those without a name, too: by what its reference is called.
  @Test func allPreviewsOfABrokenFileAreNamed() throws {
    let source = """
      import SwiftUI
      struct Card: View { var body: some View { Color.red } }
      #Preview { Card() }
      #Preview { Color.blue }
      #Preview { Color.green }
      #Preview("Named") { Color.yellow }

      """
    let program = try Program(["Card.swift": source, "Row.swift": Self.view("Row")])
    let arguments = ["refs", "Card.swift", "Row.swift", "--size", "9x9"]
    try #require(try program.run(["snapshot", "record"] + arguments).exitCode == 0)
    try program.write(
      source.replacingOccurrences(of: "Color.blue", with: "Color.nothing"), to: "Card.swift")
    let verified = try program.run(["snapshot", "verify"] + arguments)
    #expect(verified.exitCode == 2)
    let names = ["Card", "Named", "Preview-2", "Preview"].map { "Card.\($0).9x9" }
    #expect(
      verified.output.split(separator: "\n").map {
        $0.split(separator: ": ").prefix(2).joined(separator: " ")
      }
        == names.map { "error \($0)" } + ["5 pictures 4 error, 1 identical"], "\(verified)")
    // Without references they have the names that the source gives them, as many as there are previews.
    let recorded = try program.run("snapshot", "record", "new", "Card.swift", "Row.swift", "--size", "9x9")
    #expect(
      recorded.output.hasSuffix(
        "not recorded, because they were not drawn: Card.Preview, Card.Preview-2, Card.Preview-3, Card.Named\n"
      ),
      "\(recorded)")
  }

  /// Manifests are the same on every machine, wherever the project lies there.
  @Test func manifestsNameNoFolderOfTheMachine() throws {
    let program = try Program(Self.app)
    try #require(try program.run("snapshot", "record", "refs", "App", "--size", "9x9").exitCode == 0)
    // A report among the sources may be replaced by that of the next run, other files may not.
    for _ in 1...2 {
      let verified = try verify(program, "--report-json", "App/report.json")
      #expect(verified.exitCode == 0, "\(verified)")
    }
    try program.write("{}", to: "App/data.json")
    let refused = try verify(program, "--report-json", "App/data.json")
    #expect(refused.exitCode == 2 && refused.errors.contains("would replace App/data.json"), "\(refused)")
    let manifest = try program.text("refs/snapshots.json")
    #expect(manifest.contains("\"sourceFile\": \"App/Sources/App/Good.swift\""), "\(manifest)")
  }

  @Test func filesThatNeedABrokenOneAreNamed() throws {
    let program = try Program([
      "A.swift":
        "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n#Preview(\"A\") { A() }\n",
      "B.swift": "import SwiftUI\n#Preview(\"B\") { A() }\n", "C.swift": Self.view("C"),
    ])
    let files = ["A.swift", "B.swift", "C.swift", "--size", "9x9"]
    try #require(try program.run(["snapshot", "record", "refs"] + files).exitCode == 0)
    try program.write(
      "import SwiftUI\nstruct A: View { var body: some View { Colour.red } }\n#Preview(\"A\") { A() }\n",
      to: "A.swift")
    let verified = try program.run(["snapshot", "verify", "refs"] + files)
    #expect(verified.exitCode == 2)
    #expect(
      verified.output == """
        error: A.A.9x9: not drawn: the file does not compile: line 2: cannot find 'Colour' in scope
        error: B.B.9x9: not drawn: the file needs another that does not compile: line 2: cannot find 'A' in scope
        3 pictures: 2 error, 1 identical

        """, "\(verified)")
    #expect(verified.errors.contains("A.swift:2:40: error: cannot find 'Colour' in scope"), "\(verified)")
    #expect(
      verified.errors.contains(
        "error: B.swift:2: left out with what does not compile: cannot find 'A' in scope"), "\(verified)")
    #expect(verified.errors.contains("3 previews: 1 drawn, 0 drawn in part, 2 not drawn"), "\(verified)")
    let recorded = try program.run(["snapshot", "record", "refs"] + files)
    #expect(recorded.exitCode == 65)
    #expect(recorded.output.hasSuffix("not recorded, because they were not drawn: A.A.9x9, B.B.9x9\n"))
    #expect(try program.files(in: "refs").count == 4)
    // The only file has said what is wrong with it.
    let single = try program.run("snapshot", "verify", "refs", "A.swift", "--size", "9x9", "--results", "s")
    #expect(single.exitCode == 2 && !single.errors.contains("previews:"), "\(single)")
    #expect(single.output.hasPrefix("error: A.A.9x9: not drawn: "), "\(single)")
  }

  @Test func setsOfAConfigurationAreTaken() throws {
    let program = try Program(Self.app)
    try program.write(
      "version: 1\nsets:\n  small:\n    sizes: [9x9]\n  large:\n    sizes: [9x9, 20x9]\n",
      to: "App/fittingroom.yml")
    let recorded = try program.run("snapshot", "record", "refs", "App")
    #expect(recorded.output.hasSuffix("6 of 6 references written\n"), "\(recorded)")
    #expect(try program.run("snapshot", "verify", "refs", "App").output.hasPrefix("6 pictures: 6 identical"))
  }

  // MARK: What has not changed

  @Test func onlyWhatChangedIsDrawn() throws {
    let program = try Program(Self.app, hasOwnCache: true)
    try #require(try program.run("snapshot", "record", "refs", "App", "--size", "9x9").exitCode == 0)
    #expect(try verify(program).output == "3 pictures: 3 identical\n")
    let proven = "; 3 not drawn, because nothing has changed that they are drawn from\n"
    let again = try verify(program, "--report-json", "App/report.json")
    #expect(again.output == "3 pictures: 3 identical" + proven, "\(again)")
    #expect(again.errors == "3 previews: 3 drawn, 0 drawn in part, 0 not drawn\n", "\(again)")
    #expect(try program.text("App/report.json").contains("\"isProven\": true"))
    #expect(try verify(program, "--all").output == "3 pictures: 3 identical\n")
    // A run that drew nothing knows all pictures that there are.
    #expect(try program.run("snapshot", "orphans", "refs", "snapshot-results").exitCode == 0)
    // What a source needs is part of it; what it does not need is not.
    try program.write(
      "import SwiftUI\nstruct Themed: View { var body: some View { Color.green } }\n",
      to: "App/Sources/App/Theme.swift")
    let themed = try verify(program)
    #expect(themed.exitCode == 1)
    #expect(themed.output.hasPrefix("different: App/Other.Other.9x9: "), "\(themed)")
    #expect(themed.output.contains("2 not drawn, because"), "\(themed)")
    // What did not match is drawn until it does.
    #expect(try verify(program).output.contains("different: App/Other.Other.9x9: "))
    #expect(try program.run("snapshot", "approve", "refs", "snapshot-results").exitCode == 0)
    #expect(try verify(program).output.contains("3 identical; 2 not drawn"))
    // A resource may show anywhere.
    try program.write(["App/Sources/Kit/Resources/words.json": "{}"])
    #expect(try verify(program).output == "3 pictures: 3 identical\n")
    #expect(try verify(program).output == "3 pictures: 3 identical" + proven)
    // So may a declaration that a source did not find before.
    try program.write(
      "import SwiftUI\nextension Color { static var red: Color { .yellow } }\n",
      to: "App/Sources/App/Colors.swift")
    #expect(try verify(program).exitCode != 0)
    _ = try program.shell("rm App/Sources/App/Colors.swift")
    #expect(try verify(program).exitCode == 0)
    // A reference that was changed is compared with what is drawn.
    _ = try program.shell("cp refs/App/Other.Other.9x9.png refs/Kit/Part.Part.9x9.png")
    let damaged = try verify(program)
    #expect(damaged.exitCode == 1 && damaged.output.contains("different: Kit/Part.Part.9x9: "), "\(damaged)")
  }

  @Test func onlyWhatGitKnowsToHaveChangedIsVerified() throws {
    let program = try Program(Self.app, hasOwnCache: true)
    func run(_ verb: String, _ more: String...) throws -> Program.Result {
      try program.run(["snapshot", verb, "App/refs", "App", "--size", "9x9"] + more)
    }
    try #require(try run("record").exitCode == 0)
    let git = "git -c user.name=a -c user.email=a@b"
    let committed = try program.shell("cd App && git init -q . && git add . && \(git) commit -qm one")
    try #require(committed.exitCode == 0, "\(committed)")
    let none = try run("verify", "--changed-since", "HEAD")
    #expect(none.exitCode == 0 && none.output == "0 pictures\n", "\(none)")
    // Two targets have files of their own.
    #expect(none.errors.contains("are left out, of which nothing has changed since HEAD"), "\(none)")
    try program.write(
      "import SwiftUI\nstruct Themed: View { var body: some View { Color.green } }\n",
      to: "App/Sources/App/Theme.swift")
    let one = try run("verify", "--changed-since", "HEAD")
    #expect(one.exitCode == 1 && one.output.hasSuffix("1 picture: 1 different\n"), "\(one)")
    // What is left out does not count as an orphan.
    #expect(try program.run("snapshot", "orphans", "App/refs", "snapshot-results").exitCode == 2)
    let wrong = try run("verify", "--changed-since", "nowhere")
    #expect(wrong.exitCode == 2 && wrong.errors.contains("nowhere is not a commit"), "\(wrong)")
  }

  // MARK: Progress

  @Test func workThatTakesLongSaysHowFarItIs() throws {
    let program = try Program([
      "Slow.swift": """
      import SwiftUI
      import Foundation
      #Preview("Quick") { Color.red }
      #Preview("Slow") { let _ = sleep(12); Color.red }
      """
    ])
    let result = try program.run(
      ["render", "Slow.swift", "--size", "9x9", "-o", "out", "--jobs", "1"],
      environment: ["FITTINGROOM_PROGRESS": nil])
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.errors.contains("rendering: 1 of 2 pictures"), "\(result)")
    let quick = try program.run("render", "Slow.swift", "--preview", "Quick", "--size", "9x9", "-o", "out")
    #expect(quick.errors.isEmpty, "\(quick)")
  }
}
