import Foundation

/// The program `fittingroom`, which lies beside this one.
enum BuiltProgram {
  static let url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("fittingroom")

  /// Runs it in a folder, where it keeps what it compiles, too.
  static func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["FITTINGROOM_CACHE"] = folder.appendingPathComponent("cache").path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "The program failed.")
  }
}
