import Foundation

/// The `python3` on the `PATH`, which runs the peers that are Python packages.
enum Python {
  /// A script's output; empty if there is no Python.
  ///
  /// - Parameters:
  ///   - folder: where the script is written to.
  ///   - arguments: the script's arguments.
  static func output(of script: String, in folder: URL, arguments: [String]) throws -> String {
    let file = folder.appendingPathComponent("peers.py")
    try Data(script.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", file.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(bytes: output, encoding: .utf8) ?? ""
  }
}
