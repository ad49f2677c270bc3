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
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
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
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["FITTINGROOM_CACHE"] = folder.appendingPathComponent("cache").path
    process.environment = environment
    let output = folder.appendingPathComponent("stdout.txt")
    let errors = folder.appendingPathComponent("stderr.txt")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
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
