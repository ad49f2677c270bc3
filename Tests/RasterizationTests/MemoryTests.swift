import Foundation
import Testing

/// The memory that drawing needs in addition to its output, in a separate process.
@Suite struct MemoryTests {
  /// The benchmark draws 100 megapixels and says how much memory that took.
  @Test func aHundredMegapixelsAreDrawnWithinSixtyFourMegabytes() throws {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = bundle.appendingPathComponent("Benchmarks")
    process.arguments = ["memory"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #if os(Linux)
      #expect(output.hasSuffix("memory: within 64 MB\n"), "\(output)")
    #endif
  }
}
