import Foundation
import Testing

/// What commands overwrite, wait for and lose.
@Suite struct OutputTests {
  /// The smallest pictures: `a` and `b` differ.
  private func program() throws -> Program {
    let program = try Program([
      "V.swift": "import SwiftUI\n#Preview(\"a\") { Color.red }\n#Preview(\"b\") { Color.blue }"
    ])
    let result = try program.run("render", "V.swift", "--size", "4x4", "-o", "out")
    try #require(result.exitCode == 0, "\(result.errors)")
    let files = FileManager.default
    for (name, copy) in [("a", "a.png"), ("b", "b.png"), ("a", "A/x.png"), ("b", "B/x.png")] {
      let target = program.folder.appendingPathComponent(copy)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(
        at: program.folder.appendingPathComponent("out/V.\(name).4x4.png"), to: target)
    }
    return program
  }

  private static let catalog = "{\"greeting\": \"Hello\"}"

  // MARK: Outputs that are inputs

  @Test(arguments: ["a.png", "./a.png", "out/../a.png", "linked.png", "hard.png", "b.png", "mask.png"])
  func `a picture of the differences does not replace what is compared`(_ path: String) throws {
    let program = try program()
    try program.link("linked.png", to: "a.png")
    let folder = program.folder
    try FileManager.default.linkItem(
      at: folder.appendingPathComponent("a.png"), to: folder.appendingPathComponent("hard.png"))
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("a.png"), to: folder.appendingPathComponent("mask.png"))
    let before = try ["a.png", "b.png", "mask.png"].map(program.bytes)
    for option in ["--diff", "--html", "--junit"] {
      let result = try program.run("compare", "a.png", "b.png", "--mask", "mask.png", option, path)
      #expect(
        result.exitCode == 2 && result.output.hasPrefix("error: \(option) would replace \(path)"), "\(result)"
      )
    }
    #expect(try ["a.png", "b.png", "mask.png"].map(program.bytes) == before)
  }

  @Test(arguments: ["A", "B", "A/", "A/sub", "linked"])
  func `pictures of the differences do not go into folders that are compared`(_ path: String) throws {
    let program = try program()
    try program.link("linked", to: "B")
    let before = try ["A/x.png", "B/x.png"].map(program.bytes)
    let result = try program.run("compare", "A", "B", "--diff", path)
    #expect(result.exitCode == 2 && result.output.contains("whose pictures are compared"), "\(result)")
    #expect(try ["A/x.png", "B/x.png"].map(program.bytes) == before)
    // One that leads there by a hard link.
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("D"), withIntermediateDirectories: true)
    try FileManager.default.linkItem(
      at: program.folder.appendingPathComponent("A/x.png"),
      to: program.folder.appendingPathComponent("D/x.png"))
    #expect(try program.run("compare", "A", "B", "--diff", "D").exitCode == 2)
    #expect(try program.run("compare", "A", "B", "--diff", "E").exitCode == 1)
    #expect(try program.files(in: "E") == ["x.png"])
  }

  @Test func `a report does not replace the catalog that is measured`() throws {
    let program = try Program([
      "en.json": Self.catalog, "budgets.yml": "rules: []\n", "cat/en.json": Self.catalog,
    ])
    try program.link("linked.json", to: "en.json")
    for (arguments, output) in [
      (["en.json"], "en.json"), (["en.json"], "linked.json"), (["cat"], "cat/../cat/en.json"),
      (["en.json", "--budgets", "budgets.yml"], "budgets.yml"),
    ] {
      let result = try program.run(["measure"] + arguments + ["-o", output])
      #expect(result.exitCode == 2 && result.errors.contains("-o would replace"), "\(result)")
    }
    #expect(try program.text("en.json") == Self.catalog && program.text("cat/en.json") == Self.catalog)
    // An output that is not a regular file is written to, and stays what it is.
    let piped = try program.shell(
      "\"$0\" measure en.json --format csv -o /dev/stdout | head -c 7; stat -c %F /dev/stdout")
    #expect(piped.output.hasPrefix("verdict"))
  }

  // MARK: What never ends, or is lost

  @Test func `a pipe nobody writes to is refused`() throws {
    let program = try program()
    _ = try program.shell("mkfifo pipe.png A/y.png; cp a.png B/y.png; mkfifo de.json")
    let single = try program.run("compare", "a.png", "pipe.png")
    #expect(
      single.exitCode == 2 && single.output == "error: pipe.png cannot be read: it is not a regular file\n")
    #expect(try program.run("compare", "A", "B").exitCode == 2)
    #expect(try program.run("measure", "de.json").errors == "error: de.json: it cannot be read\n")
  }

  @Test func `folders with links to themselves come to an end`() throws {
    let program = try program()
    for folder in ["A", "B"] {
      try program.link("\(folder)/self", to: ".")
      try program.link("\(folder)/up", to: "..")
      _ = try program.shell(
        "mkdir \(folder)/deep && ln -s .. \(folder)/deep/again && cp a.png \(folder)/deep/z.png")
    }
    let result = try program.run("compare", "A", "B", "--json")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("\"path\": \"deep/z.png\""))
    #expect(!result.output.contains("self"))
    // Links that multiply: each folder has two to the next.
    _ = try program.shell(
      "mkdir -p M/{01..30}; for i in {01..29}; do n=$(printf %02d $((10#$i + 1))); "
        + "ln -s ../$n M/$i/a; ln -s ../$n M/$i/b; done")
    let many = try program.run("compare", "M", "M")
    #expect(
      many.exitCode == 2 && many.output.contains("links in it lead to more than 10000 folders"), "\(many)")
  }

  /// Pipes and devices, wherever a path is expected: each is refused at once.
  @Test func `what is no regular file is refused where a file is read`() throws {
    let program = try program()
    _ = try program.shell("mkfifo p.swift p.json p.yml; mkdir -p P; cp V.swift P; mkfifo P/x.ttf")
    let refusals: [([String], Int32)] = [
      (["render", "p.swift"], 66), (["inspect", "/dev/zero"], 64), (["lint", "p.swift"], 66),
      (["snapshot", "verify", "refs", "p.swift"], 2), (["render", "V.swift", "--devices", "p.json"], 64),
      (["render", "V.swift", "--devices", "/dev/zero"], 64),
      (["render", "V.swift", "--strings", "p.json"], 65),
      (["measure", "p.json"], 2), (["measure", "out", "--budgets", "p.yml"], 2),
      (["frame", "p.json", "-o", "f"], 66),
      (["compare", "a.png", "b.png", "--mask", "p.json"], 2),
    ]
    for (arguments, code) in refusals {
      let result = try program.start(arguments, shell: "ulimit -t 20").finish()
      #expect(result.exitCode == code && !(result.output + result.errors).isEmpty, "\(arguments): \(result)")
    }
    #expect(try program.run("render", "P/V.swift", "--size", "4x4", "-o", "out").exitCode == 0)
  }

  /// Every report that was asked for is there, of two files as of two folders, or it is an error.
  @Test func `reports on two files are written`() throws {
    let program = try program()
    let options = [
      ("--html", "r.html"), ("--junit", "r.xml"), ("--report-json", "r.json"), ("--markdown", "r.md"),
    ]
    let asked = options.flatMap { [$0.0, $0.1] }
    #expect(try program.run(["compare", "a.png", "b.png"] + asked).exitCode == 1)
    for (_, path) in options { #expect(try program.text(path).contains("b.png"), "\(path)") }
    #expect(try program.text("r.xml").contains("failures=\"1\""))
    #expect(try program.run(["compare", "a.png", "A/x.png"] + asked).exitCode == 0)
    #expect(try program.text("r.xml").contains("failures=\"0\""))
    for (option, _) in options {
      let result = try program.run("compare", "a.png", "b.png", option, "/dev/full")
      #expect(result.exitCode == 2 && result.output.contains("/dev/full cannot be written"), "\(result)")
    }
  }

  @Test func `what is printed into a full disk is an error`() throws {
    let program = try program()
    for (line, code) in [
      ("compare a.png a.png", 2), ("compare a.png b.png --json", 2), ("compare A B", 2),
      ("compare A A --json", 2),
      ("render V.swift --size 4x4 -o out --json", 74), ("devices", 74), ("snapshot stats A", 2),
    ] {
      let result = try program.shell("\"$0\" \(line) > /dev/full")
      #expect(result.exitCode == code, "\(line): \(result)")
      #expect(result.errors.contains("the output cannot be written"), "\(line): \(result)")
    }
  }
}
