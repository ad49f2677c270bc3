import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
import PNGCodec

#if canImport(Glibc)
  import Glibc
#endif

/// Comparing pictures in the program, and as a whole process, against other tools.
enum ComparisonBenchmark {
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("comparison-benchmark").path
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pair = try Pair(folder: folder)
    print("comparison, two RGBA files of 1179 x 2556 pixels")
    inProcess(pair)
    try folders(pair, folder)
    wholeProcess(pair)
  }

  /// A screen, the same screen with a button recoloured and a line anti-aliased differently, and a copy.
  private struct Pair {
    let first: StraightBitmap
    let second: StraightBitmap
    let firstPath: String
    let secondPath: String
    let copyPath: String

    init(folder: String) throws {
      var screen = ScreenPicture(.cards, width: 1179, height: 2556).bitmap
      // One pixel that is not opaque makes the files RGBA.
      screen[0, 0].alpha = 254
      first = screen
      for y in 1200..<1300 {
        for x in 300..<700 { screen[x, y].blue ^= 0x40 }
      }
      for x in 100..<900 { screen[x, 700].green = screen[x, 700].green / 8 * 8 }
      second = screen
      firstPath = folder + "/a.png"
      secondPath = folder + "/b.png"
      copyPath = folder + "/c.png"
      try PNGEncoder.write(first, to: firstPath)
      try PNGEncoder.write(second, to: secondPath)
      try FileManager.default.copyItem(atPath: firstPath, toPath: copyPath)
    }
  }

  private static func inProcess(_ pair: Pair) {
    let exact = Stopwatch.median { _ = ImageComparator().compare(pair.first, pair.second) }
    print("  pixels in memory, exact".padded(to: 40) + Stopwatch.text(exact))
    let smoothed = ImageComparator(metric: .yiq(0.1), antiAliasing: .pixelmatch)
    let yiq = Stopwatch.median { _ = smoothed.compare(pair.first, pair.second) }
    print(
      "  pixels in memory, YIQ with smoothing".padded(to: 40) + Stopwatch.text(yiq)
        + ", \(Double(Int(yiq / exact * 100)) / 100) times exact")
    let options = FileComparison.Options()
    let files = Stopwatch.median {
      _ = FileComparison.compare(pair.firstPath, pair.secondPath, options: options)
    }
    print("  files that differ".padded(to: 40) + Stopwatch.text(files))
    let equal = Stopwatch.median {
      _ = FileComparison.compare(pair.firstPath, pair.copyPath, options: options)
    }
    print("  files that are identical".padded(to: 40) + Stopwatch.text(equal))
  }

  /// A hundred pairs, 98 of them identical.
  private static func folders(_ pair: Pair, _ folder: String) throws {
    for index in 0..<100 {
      for (side, path) in [("A", pair.firstPath), ("B", index % 50 == 7 ? pair.secondPath : pair.copyPath)] {
        try FileSystem.makeFolder("\(folder)/\(side)")
        try FileManager.default.copyItem(atPath: path, toPath: "\(folder)/\(side)/\(index).png")
      }
    }
    let time = try Stopwatch.median(runs: 5) {
      _ = try FolderComparison.compare(folder + "/A", folder + "/B", options: .init())
    }
    print("  100 pairs, 98 identical".padded(to: 40) + Stopwatch.text(time))
  }

  private static func wholeProcess(_ pair: Pair) {
    let ours = Bundle.main.bundlePath + "/fittingroom"
    let tools: [(name: String, command: [String])] = [
      ("fittingroom compare", [ours, "compare", pair.firstPath, pair.secondPath]),
      ("fittingroom compare, identical", [ours, "compare", pair.firstPath, pair.copyPath]),
      (
        "ImageMagick compare -metric AE",
        ["compare", "-metric", "AE", pair.firstPath, pair.secondPath, "null:"]
      ),
      ("odiff", ["odiff", pair.firstPath, pair.secondPath]),
    ]
    let libraries = ["blazediff", "pixelhog"].map { name in
      (
        name: "\(name), from Python",
        command: [
          "python3", "-c",
          "import sys; exec('try: import \(name)\\nexcept ImportError: sys.exit(9)'); \(name).compare('\(pair.firstPath)', '\(pair.secondPath)')",
        ]
      )
    }
    for tool in tools + libraries {
      // Most tools exit with 1 if pictures differ.
      guard let path = Self.find(tool.command[0]), Self.start(path, Array(tool.command.dropFirst())) <= 1
      else {
        print("  \(tool.name): not found")
        continue
      }
      let time = Stopwatch.median(runs: 9) { _ = Self.start(path, Array(tool.command.dropFirst())) }
      print("  process: \(tool.name)".padded(to: 42) + Stopwatch.text(time))
    }
  }

  /// The path of a program; `nil` if it is not installed.
  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a program and waits for its end; returns its exit code. Foundation's way of waiting alone takes
  /// longer than a comparison.
  private static func start(_ path: String, _ arguments: [String]) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else { return .max }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status & 0x7f == 0 ? status >> 8 & 0xff : .max
  }
}
