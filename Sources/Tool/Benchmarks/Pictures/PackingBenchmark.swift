import Foundation
import Imaging
import PNGCodec

/// The results of the ways to pack a picture's rows, as the tables of Documentation/Benchmarks.md: bytes and
/// time on the samples' screens and on 600 screenshots for a store, beside libdeflate, and ISA-L and fpng
/// where Python has them.
///
/// This decides whether our own packing is worth keeping: a method that is neither considerably smaller than
/// libdeflate in the same time, nor makes the screenshots considerably faster, is removed.
enum PackingBenchmark {
  private static let methods: [(name: String, method: PNGPacker.Method)] = [
    ("libdeflate, level 1", .libdeflate(level: 1)), ("libdeflate, level 6", .libdeflate(level: 6)),
    ("greedy (`--png-effort fast`)", .greedy), ("parsing (default)", .parsing),
  ]

  /// The results of one method over some pictures.
  private struct Sum {
    var bytes = 0
    /// Milliseconds of real time, and of all processors.
    var clock = 0.0
    var processors = 0.0
  }

  static func run() throws {
    let samples = try RenderedSamples.all()
    try report(
      "\(samples.count) screens of the samples, 1170 x 2532",
      sums(samples.count, runs: 5) { samples[$0].bitmap },
      PackingPeers.measure(samples.count, runs: 5) { samples[$0].bitmap })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ScreenshotsBenchmark.prepare(folder)
    // The first run of the program compiles.
    try ScreenshotsBenchmark.render(in: folder, output: "first")
    let before = Stopwatch.childrenProcessorTime
    let clock = try Stopwatch.time { try ScreenshotsBenchmark.render(in: folder, output: "again") }
    let rendering = Stopwatch.childrenProcessorTime - before
    let output = folder.appendingPathComponent("again")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: output.path).filter {
      $0.hasSuffix(".png")
    }
    .sorted()
    func screenshot(_ index: Int) throws -> StraightBitmap {
      try PNGDecoder.read(output.appendingPathComponent(paths[index]).path).bitmap
    }
    let screenshots = try sums(paths.count, runs: 1, screenshot)
    try report(
      "\(paths.count) store screenshots", screenshots,
      PackingPeers.measure(paths.count, runs: 1, screenshot))
    print("Rendering and writing the screenshots with the default takes \(seconds(clock)) on the clock and")
    print("\(seconds(rendering)) of all processors. With another way to pack it would be, of all processors:")
    print("")
    print("| | time | of the default |")
    print("|---|---|---|")
    let parsing = screenshots.last?.processors ?? 0
    for (method, sum) in zip(methods, screenshots) {
      let time = rendering - parsing + sum.processors
      print("| \(method.name) | \(seconds(time)) | \(ratio(time / rendering)) |")
    }
  }

  /// The results of each method over the pictures; of several runs the minimum time counts.
  private static func sums(_ count: Int, runs: Int, _ picture: (Int) throws -> StraightBitmap) throws -> [Sum]
  {
    var sums = [Sum](repeating: Sum(), count: methods.count)
    for index in 0..<count {
      let bitmap = try picture(index)
      for (place, method) in methods.enumerated() {
        var bytes: [UInt8] = []
        var least = Sum(bytes: 0, clock: .infinity, processors: .infinity)
        for _ in 0..<runs {
          let start = (Stopwatch.now, Stopwatch.processTime)
          bytes = try PNGEncoder.encode(bitmap, packing: method.method)
          least.clock = min(least.clock, Stopwatch.now - start.0)
          least.processors = min(least.processors, Stopwatch.processTime - start.1)
        }
        let decoded = try PNGDecoder.decode(bytes).bitmap
        precondition(decoded == bitmap, "The file holds other pixels.")
        sums[place].bytes += bytes.count
        sums[place].clock += least.clock
        sums[place].processors += least.processors
      }
    }
    return sums
  }

  private static func report(_ title: String, _ sums: [Sum], _ peers: [PackingPeers.Peer]) throws {
    guard let reference = sums.last, reference.bytes > 0 else { return }
    print("\(title):")
    print("")
    print("| | kB | of the default | ms on the clock | ms of all processors | of the default |")
    print("|---|---|---|---|---|---|")
    for (method, sum) in zip(methods, sums) {
      let cells = [
        String(sum.bytes / 1000), ratio(Double(sum.bytes) / Double(reference.bytes)), String(Int(sum.clock)),
        String(Int(sum.processors)), ratio(sum.processors / reference.processors),
      ]
      print("| \(method.name) | \(cells.joined(separator: " | ")) |")
    }
    for peer in peers {
      let cells = [
        String(peer.bytes / 1000), ratio(Double(peer.bytes) / Double(reference.bytes)),
        String(Int(peer.time)),
        String(Int(peer.time)), ratio(peer.time / reference.processors),
      ]
      print("| \(peer.name), one thread | \(cells.joined(separator: " | ")) |")
    }
    if peers.isEmpty {
      print("")
      print("ISA-L and fpng are not installed (Python's packages isal and fpng-py).")
    }
    print("")
  }

  private static func ratio(_ value: Double) -> String { String(Double(Int((value * 100).rounded())) / 100) }

  private static func seconds(_ milliseconds: Double) -> String {
    "\(Double(Int((milliseconds / 100).rounded())) / 10) s"
  }
}
