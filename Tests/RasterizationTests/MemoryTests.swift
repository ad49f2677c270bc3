import Foundation
import Testing

/// What drawing needs beside its output, in a process of its own.
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
