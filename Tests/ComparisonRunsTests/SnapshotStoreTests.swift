import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import PNGCodec
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
    #expect(try store.record([snapshot("a"), snapshot("b")], run: run()) == ["a", "b"])
    // The same pixels, stored otherwise, stay as they are.
    try PNGEncoder.write(picture(), to: reference("a"), options: .init(scale: 3))
    let before = try Data(contentsOf: URL(fileURLWithPath: reference("a")))
    #expect(try store.record([snapshot("a"), snapshot("b", 90)], run: run()) == ["b"])
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

  @Test func `a reference whose hash matches is not decoded`() throws {
    _ = try store.record([snapshot("a")], run: run())
    // A file of the same size that cannot be decoded shows whether anyone tries.
    let size = try #require(FileSystem.size(reference("a")))
    try Data(repeating: 0, count: size).write(to: URL(fileURLWithPath: reference("a")))
    #expect(try store.verify([snapshot("a")], run: run(), results: results).verdict == .identical)
    #expect(try store.verify([snapshot("a", 90)], run: run(), results: results).verdict == .error)
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
        == "fonts differ: the references were recorded with a, this run has b; record the references again")
    #expect(throws: SnapshotError.self) { try store.verify([snapshot("a")], run: engine, results: results) }
  }

  @Test func `two snapshots with one name name both places`() {
    let error = #expect(throws: SnapshotError.self) {
      try store.record([snapshot("a"), snapshot("a")], run: run())
    }
    #expect(error?.description == "two snapshots have the name a: Card.swift:7 and Card.swift:7")
  }

  @Test func `a name cannot leave the folder of references`() {
    #expect(throws: SnapshotError.self) { try store.record([snapshot("../a")], run: run()) }
    #expect(throws: SnapshotError.self) { try store.record([snapshot("/a")], run: run()) }
  }

  @Test func `approving makes new pictures the references`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let new = [snapshot("a", 10), snapshot("b", 20), snapshot("c", 30)]
    _ = try store.verify(new, run: run(), results: results)
    #expect(try store.approve(["b"], results: results) == ["b"])
    #expect(try store.verify(new, run: run(), results: results).counts.map(\.count) == [1, 1, 1])
    #expect(try store.approve([], results: results) == ["a", "c"])
    #expect(try store.verify(new, run: run(), results: results).verdict == .identical)
    #expect(try store.approve([], results: results).isEmpty)
    #expect(throws: SnapshotError.self) { try store.approve(["none"], results: results) }
  }

  @Test func `orphans are references no complete run names`() throws {
    _ = try store.record([snapshot("a"), snapshot("old"), snapshot("deep/old")], run: run())
    var complete = run()
    complete.replace(
      try #require(try SnapshotManifest.read(in: folder.path + "/refs")).entries.filter { $0.name == "a" })
    #expect(try store.orphans(runs: [complete]) == ["deep/old.png", "old.png"])
  }

  @Test func `orphans are refused after a filtered run or with a shard missing`() throws {
    _ = try store.record([snapshot("a")], run: run())
    let filtered = #expect(throws: SnapshotError.self) { try store.orphans(runs: [run(filtered: true)]) }
    #expect(filtered?.description.contains("was filtered") == true)
    let (first, third) = (try #require(Shard("1/3")), try #require(Shard("3/3")))
    let partial = #expect(throws: SnapshotError.self) { try store.orphans(runs: [run(first), run(third)]) }
    #expect(partial?.description == "orphans are only known after a complete run; missing 2/3")
  }

  @Test func `shards divide the names without overlap or loss`() throws {
    let names = (0..<23).map { "s\($0)" }
    for count in 1...7 {
      let parts = try (1...count).map { try #require(Shard(index: $0, count: count)).select(names) }
      #expect(parts.flatMap { $0 }.sorted() == names.sorted())
      #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
    }
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/2/3", "-1/2", ""])
  func `what is no shard is refused`(_ text: String) { #expect(Shard(text) == nil) }

  @Test func `merged parts make one report, and missing ones are named`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let shards = try ["1/2", "2/2"].map { try #require(Shard($0)) }
    _ = try store.verify([snapshot("a")], run: run(shards[0]), results: results + "1")
    _ = try store.verify([snapshot("b", 9)], run: run(shards[1]), results: results + "2")
    let parts = try [results + "1", results + "2"].map(SnapshotStore.Part.read)
    let whole = try SnapshotStore.merge(parts)
    #expect(whole.entries.map(\.name) == ["b", "a"] && whole.missingShards.isEmpty)
    let partial = try SnapshotStore.merge([parts[0]])
    #expect(partial.missingShards == ["2/2"] && partial.heading.hasPrefix("PARTIAL"))
    #expect(throws: SnapshotError.self) { try SnapshotStore.merge([parts[0], parts[0]]) }
  }

  @Test func `parts of different engines are not merged`() throws {
    let shards = try ["1/2", "2/2"].map { try #require(Shard($0)) }
    let parts = [
      SnapshotStore.Part(manifest: run(shards[0]), entries: []),
      SnapshotStore.Part(manifest: run(shards[1], Fingerprint(engine: "9", fonts: "a")), entries: []),
    ]
    #expect(throws: SnapshotError.self) { try SnapshotStore.merge(parts) }
  }

  @Test func `statistics add up sizes`() throws {
    _ = try store.record([snapshot("a"), snapshot("b")], run: run())
    let sizes = try ["a", "b"].map { try #require(FileSystem.size(reference($0))) }
    let statistics = try store.statistics()
    #expect(statistics.files == 2 && statistics.bytes == sizes.reduce(0, +) && statistics.growth == 0)
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
  }
}
