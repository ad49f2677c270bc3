import Foundation
import Testing

/// `fittingroom selftest`.
@Suite struct SelftestCommandTests {
  private static let record = "Sources/Pictures/ReferenceScenes/SceneHashes.txt"

  /// The hash that the repository's record is headed by.
  private static func recordedHash() throws -> String {
    let text = try String(contentsOf: Program.root.appendingPathComponent(record), encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.contains("All together: ") }
    return String(line?.split(separator: " ").last ?? "")
  }

  @Test(arguments: [1, 3]) func everyInstallationDrawsTheRecordedScenes(_ threads: Int) throws {
    let result = try Program().run("selftest", "--scenes-only", "--threads", "\(threads)")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("scenes: 200, hash \(try Self.recordedHash())\n"))
  }

  @Test func theCompilerIsFoundAndDrawsTheSameTwice() throws {
    let result = try Program().run("selftest")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("compiler: ") && result.output.contains("the same twice"))
  }

  /// A run that makes its own references has checked nothing, and says so by its exit code.
  @Test func recordingWritesTheRecordAndFails() throws {
    let program = try Program([Self.record: "# An older one.\n"])
    let result = try program.run("selftest", "--record", ".")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("is written"))
    let repository = try Data(contentsOf: Program.root.appendingPathComponent(Self.record))
    #expect(try program.bytes(Self.record) == repository)
  }

  @Test func aRecordIsOnlyWrittenWhereOneIs() throws {
    let result = try Program().run("selftest", "--record", ".")
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("./\(Self.record) cannot be read"))
  }

  @Test(arguments: ["0", "-1", "many", "1000"]) func threadsAreANumber(_ threads: String) throws {
    #expect(try Program().run("selftest", "--threads=\(threads)").exitCode == 64)
  }
}
