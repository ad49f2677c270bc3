import Foundation
import StringMeasuring

/// Where a report goes: a file, which is there whole or not at all, or what the program prints.
struct MeasurementOutput {
  /// Nil prints.
  let path: String?

  /// - Throws: `ReportError` where the file cannot be written.
  func write(_ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void) throws {
    guard let path else { return try pass(body, to: .standardOutput, path: "the output") }
    let temporary = path + ".\(UUID().uuidString).part"
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary)
    else { throw ReportError(path: path, reason: "it cannot be written") }
    do {
      try pass(body, to: handle, path: path)
      try handle.close()
      guard rename(temporary, path) == 0 else {
        throw ReportError(path: path, reason: "it cannot be written")
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error
    }
  }

  private func pass(
    _ body: ((ArraySlice<UInt8>) throws -> Void) throws -> Void, to handle: FileHandle, path: String
  ) throws {
    var pending: [UInt8] = []
    func flush() throws {
      do {
        try handle.write(contentsOf: pending)
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
