import Foundation
import TestSupport
import Testing

/// The built program, run with sources in a folder of its own.
final class Program {
  struct Result {
    var exitCode: Int32
    var output: String
    /// What it wrote to standard error, without `sandboxNote`.
    var errors: String
    /// Its note about parts of the sandbox that the machine lacks; empty if it has all of it. Most tests are
    /// about something else.
    var sandboxNote = ""

    init(exitCode: Int32, output: String, errors: String) {
      (self.exitCode, self.output) = (exitCode, output)
      let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
      let isNote = lines.map { $0.hasPrefix("note: this system has no ") }
      self.errors = zip(lines, isNote).filter { !$0.1 }.map(\.0).joined(separator: "\n")
      sandboxNote = zip(lines, isNote).filter(\.1).map(\.0).joined(separator: "\n")
    }
  }

  private let temporary: TemporaryFolder

  var folder: URL { temporary.url }

  /// Whether compiled sources are kept in the program's own folder.
  private let hasOwnCache: Bool

  /// The shared cache, never changed once it exists: the compiled C modules, a second's work, are made only
  /// once.
  nonisolated(unsafe) private static let sharedCache = try? TemporaryFolder()

  /// A folder with the given files, removed together with this object.
  init(_ files: [String: String] = [:], hasOwnCache: Bool = false) throws {
    temporary = try TemporaryFolder()
    self.hasOwnCache = hasOwnCache
    try write(files)
  }

  /// The package's root.
  static let root = Repository.root

  /// The program is next to the tests' own bundle.
  private static var executable: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent("fittingroom")
  }

  /// The variables by which CI engines divide test jobs.
  private static let partVariables = [
    "FITTINGROOM_JOB_INDEX", "FITTINGROOM_JOB_TOTAL", "CI_NODE_INDEX", "CI_NODE_TOTAL", "CIRCLE_NODE_INDEX",
    "CIRCLE_NODE_TOTAL", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "TEST_SHARD_INDEX",
    "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT",
    "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP", "JOB_COMPLETION_INDEX",
  ]

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program to its end.
  ///
  /// - Parameter environment: variables that differ from the tests' own; nil takes one away.
  func run(_ arguments: [String], environment: [String: String?] = [:]) throws -> Result {
    try start(arguments, environment: environment).finish()
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - environment: variables that differ from the tests' own; nil takes one away.
  ///   - output: where its output goes; nil is a file that the result contains.
  ///   - shell: commands that a shell carries out before it becomes the program, such as `ulimit`.
  func start(
    _ arguments: [String], environment changes: [String: String?] = [:], output: String? = nil,
    shell: String? = nil
  ) throws -> Running {
    let process = Process()
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(shell); exec \"$@\"", "sh", Self.executable.path] + arguments
    } else {
      process.executableURL = Self.executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    let shared = hasOwnCache ? nil : Self.sharedCache
    environment["FITTINGROOM_CACHE"] = (shared?.url ?? folder).appendingPathComponent("cache").path
    // Stand-ins are compiled once for all tests.
    if environment["FITTINGROOM_STAND_IN_CACHE"] == nil {
      environment["FITTINGROOM_STAND_IN_CACHE"] = Self.root.appendingPathComponent(".build/stand-ins").path
    }
    // Progress messages depend on how fast the machine is.
    environment["FITTINGROOM_PROGRESS"] = "none"
    // Nor is a run of the tests a part of theirs.
    for name in Self.partVariables { environment[name] = nil }
    for (name, value) in changes { environment[name] = value }
    process.environment = environment
    let name = UUID().uuidString
    let files = ["stdout", "stderr"].map { folder.appendingPathComponent("\($0)-\(name).txt") }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output.map(URL.init(fileURLWithPath:)) ?? files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    return Running(process: process, files: files)
  }

  /// Runs a line of bash, in which `$0` is the program.
  func shell(_ line: String) throws -> Result {
    // The program's own options are not involved: bash replaces itself with what the shell would have
    // started.
    try start(
      [], shell: "exec bash -c '\(line.replacing("'", with: "'\\''"))' '\(Self.executable.path)'"
    ).finish()
  }

  /// The program while it runs.
  struct Running {
    let process: Process
    fileprivate let files: [URL]

    /// Waits for the end.
    func finish() throws -> Result {
      process.waitUntilExit()
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      for file in files { try FileManager.default.removeItem(at: file) }
      return Result(exitCode: process.terminationStatus, output: texts[0], errors: texts[1])
    }
  }

  /// Writes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// Writes files, and creates their folders if needed.
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
