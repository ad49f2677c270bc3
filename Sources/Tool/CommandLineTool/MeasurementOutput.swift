import ComparisonRuns
import Foundation
import OperatingSystem
import PNGCodec
import Reports
import StringMeasuring

/// The destination of a report: a file, written atomically, or standard output.
struct MeasurementOutput {
  /// Nil prints.
  let path: String?

  /// Refuses to overwrite inputs.
  static func check(_ path: String?, reading files: [String]) throws(ReportError) {
    var check = OutputCheck()
    check.reads(files)
    guard let path, let conflict = check.conflict("-o", path) else { return }
    throw ReportError(path: path, reason: conflict)
  }

  /// - Throws: `ReportError` if the file cannot be written.
  func write(_ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void) throws {
    guard let path else {
      return try pass(body, path: "the output") { try FileHandle.standardOutput.write(contentsOf: $0) }
    }
    do {
      let file = try AtomicFile(path)
      try pass(body, path: path) { try file.write($0) }
      try file.commit()
    } catch let error as FileError {
      throw ReportError(path: path, reason: "it \(error.reason)")
    }
  }

  private func pass(
    _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void, path: String,
    to output: @escaping ([UInt8]) throws -> Void
  ) throws {
    var pending: [UInt8] = []
    func flush() throws {
      do {
        try output(pending)
      } catch let error as FileError {
        throw error
      } catch {
        throw ReportError(path: path, reason: "it cannot be written")
      }
      pending.removeAll(keepingCapacity: true)
    }
    try body { bytes in
      pending += bytes
      if pending.count >= 1 << 16 { try flush() }
    }
    try flush()
  }
}
