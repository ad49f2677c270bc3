import ComparisonRuns
import Foundation
import TestSupport
import Testing

struct ShardDivisionTests {
  /// Each part's share of batches of names, by an independent division.
  private func parts(
    _ count: Int, _ batches: [[String]], times: PictureTimes = PictureTimes()
  ) throws -> [[String]] {
    try (1...count).map { index in
      var division = ShardDivision(try #require(Shard(index: index, count: count)), times: times)
      return batches.flatMap { batch in division.take(batch).map { batch[$0] } }
    }
  }

  /// The longest part's time by the mean of all.
  private func imbalance(_ parts: [[String]], _ seconds: [String: Double]) -> Double {
    let sums = parts.map { $0.reduce(0) { $0 + (seconds[$1] ?? 0) } }
    return (sums.max() ?? 0) / (sums.reduce(0, +) / Double(sums.count))
  }

  /// Names of pictures as projects have them, target by target, and how long each took: most take milliseconds, screens at large type
  /// sizes or of long lists tens of them, in the same place of every view's variants.
  private func project(_ random: inout SeededRandom, count: Int) -> (
    batches: [[String]], seconds: [String: Double]
  ) {
    var seconds: [String: Double] = [:]
    var batches: [[String]] = [[]]
    let variants = random.one(of: [1, 4, 6, 8, 20])
    var view = 0
    while seconds.count < count {
      let base = 0.004 * exp(Double(random.below(1000)) / 1000 * 3)
      for variant in 0..<variants where seconds.count < count {
        let name = "Target\(batches.count)/Screen.View\(view).v\(variant)"
        let noise = 0.8 + Double(random.below(400)) / 1000
        seconds[name] = base * (variant == variants - 1 ? 3 : 1) * noise
        batches[batches.count - 1].append(name)
      }
      view += 1
      if random.once(in: 40) { batches.append([]) }
    }
    return (batches, seconds)
  }

  @Test func `by measured times the longest part is at most 1.15 times the mean`() throws {
    var random = SeededRandom(seed: 41)
    for _ in 0..<Soak.rounds(60, long: 6000) {
      let count = random.among(2...20)
      let project = project(&random, count: count * random.among(100...300))
      // Each run takes a fifth more or less for a picture, and some pictures are new.
      var measured: [String: Double] = [:]
      for name in project.batches.joined() where !random.once(in: 25) {
        measured[name] = (project.seconds[name] ?? 0) * (0.8 + Double(random.below(400)) / 1000)
      }
      let parts = try parts(count, project.batches, times: PictureTimes(measured))
      #expect(parts.flatMap(\.self).sorted() == project.batches.flatMap(\.self).sorted())
      let ratio = imbalance(parts, project.seconds)
      #expect(ratio <= 1.15, "\(count) parts of \(project.seconds.count) pictures")
    }
  }

  /// Slow previews lie at regular intervals, so taking every nth picture would not divide them fairly.
  @Test func `without times a part may have all the slow ones`() throws {
    let names = (0..<400).map { String(format: "View%03d.%@", $0 / 4, $0 % 4 == 3 ? "large" : "\($0 % 4)") }
    var seconds: [String: Double] = [:]
    for name in names { seconds[name] = name.hasSuffix("large") ? 0.2 : 0.02 }
    #expect(imbalance(try parts(4, [names]), seconds) > 2)
    #expect(imbalance(try parts(4, [names], times: PictureTimes(seconds)), seconds) < 1.01)
  }

  @Test func `batches go on where the ones before ended, and a name belongs to one part alone`() throws {
    let parts = try parts(3, [["a", "b"], ["b", "c", "d"], ["a"]])
    #expect(parts == [["a", "d"], ["b"], ["c"]])
  }

  @Test func `one that takes longer than all others has a part to itself`() throws {
    let times = PictureTimes(["slow": 9, "a": 1, "b": 1, "c": 1])
    // Of “new” nothing is known: it counts as the mean, three seconds.
    #expect(
      try parts(2, [["a", "b", "slow", "c", "new"]], times: times) == [["slow"], ["a", "b", "c", "new"]])
  }

  // MARK: Files of times

  @Test func `times are read as they were written, from files and folders`() throws {
    let folder = try TemporaryFolder()
    for (name, times) in [("1", ["a": 0.25, "é \"b\"": 1.5]), ("2", ["c": 0, "a": 0.125])] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/parts/" + name, withIntermediateDirectories: true)
      try PictureTimes(times).write(to: folder.path + "/parts/\(name)/times.json")
    }
    let read = try PictureTimes.read([folder.path + "/parts"])
    #expect(read["a"] == 0.25 && read["é \"b\""] == 1.5 && read["c"] == 1e-6 && read["d"] == nil)
    let files = ["2", "1"].map { folder.path + "/parts/\($0)/times.json" }
    #expect(try PictureTimes.read(files) == read)
    #expect(try PictureTimes.read([]).isEmpty)
  }

  @Test(arguments: [
    "", "[]", "{\"version\": 2, \"microseconds\": {}}", "{\"version\": 1}",
    "{\"version\": 1, \"microseconds\": {\"a\": -1}}", "{\"version\": 1, \"microseconds\": {\"a\": \"1\"}}",
  ])
  func `what is not a file of times is refused`(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.json", text)
    #expect(throws: SnapshotError.self) { try PictureTimes.read([folder.path + "/t.json"]) }
    #expect(throws: SnapshotError.self) { try PictureTimes.read([folder.path + "/absent.json"]) }
  }

  /// Nothing that a file says makes a sum too large for a number.
  @Test func `times beyond all sense are held to a day`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "t.json", "{\"version\": 1, \"microseconds\": {\"a\": \(Int.max), \"b\": \(Int.max)}}")
    let times = try PictureTimes.read([folder.path + "/t.json"])
    #expect(times["a"] == 86_400)
    #expect(try parts(2, [["a", "b", "c"]], times: times).map(\.count).reduce(0, +) == 3)
    #expect(PictureTimes(["x": .infinity, "y": .nan])["y"] == 1e-6)
  }
}
