import Foundation

/// The program `fittingroom`, next to this one.
enum BuiltProgram {
  static let url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("fittingroom")

  /// The minimum processor time of several runs that draw a preview in sizes one point apart, in
  /// milliseconds.
  static func leastTime(
    of preview: String, in file: String, of folder: URL, sizes: Int, height: Int
  ) throws -> Double {
    var least = Double.infinity
    for _ in 0..<6 {
      let start = Stopwatch.childrenProcessorTime
      try run(
        ["render", file, "--preview", preview, "--scale", "3", "--jobs", "1", "-o", "out"]
          + (0..<sizes).flatMap { ["--size", "\(402 - $0)x\(height)"] },
        in: folder)
      least = min(least, Stopwatch.childrenProcessorTime - start)
    }
    return least
  }

  /// The environment that makes it keep its caches in a folder.
  static func environment(keepingIn folder: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["FITTINGROOM_CACHE"] = folder.appendingPathComponent("cache").path
    return environment
  }

  /// Runs it in a folder, where it keeps its caches, too.
  static func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.environment = environment(keepingIn: folder)
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "The program failed.")
  }
}
