import Foundation
import Testing

/// The built program, run with sources in a folder of its own.
final class Program {
  struct Result {
    var exitCode: Int32
    var output: String
    var errors: String
  }

  let folder: URL

  /// A folder with the given files, removed together with this object.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fittingroom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(files)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The package's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program lies beside the tests' own bundle.
  private static var executable: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent("fittingroom")
  }

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result {
    try start(arguments, log: "std")()
  }

  /// Runs a line of the shell, in which `$0` is the program.
  func shell(_ line: String) throws -> Result {
    try start(["-c", line, Self.executable.path], of: URL(fileURLWithPath: "/bin/bash"), log: "std")()
  }

  /// Starts the program; the answer waits for its end.
  ///
  /// - Parameters:
  ///   - log: what the files are called that take its output, which those of other runs must not be.
  ///   - delay: after how many seconds the program is killed; nil lets it end by itself.
  func start(
    _ arguments: [String], of executable: URL? = nil, log: String, killedAfter delay: Double? = nil
  ) throws -> () throws -> Result {
    let process = Process()
    process.executableURL = executable ?? Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["FITTINGROOM_CACHE"] = folder.appendingPathComponent("cache").path
    process.environment = environment
    let output = folder.appendingPathComponent("\(log)out.txt")
    let errors = folder.appendingPathComponent("\(log)err.txt")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    if let delay {
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
    }
    return {
      process.waitUntilExit()
      return Result(
        exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// Writes files, their folders made where needed.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: destination)
  }

  /// The names in a folder.
  func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
  }

  /// The bytes of a file that the program wrote.
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  /// The names of the pictures in a folder.
  func pictures(in name: String = "out") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
  }

  /// Width and height of a PNG file, from its header.
  func pixelSize(_ name: String) throws -> [Int] {
    let header = try bytes(name).dropFirst(16).prefix(8)
    return [header.prefix(4), header.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
