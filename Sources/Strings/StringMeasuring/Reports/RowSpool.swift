internal import Foundation
import Reports
internal import Synchronization

/// Rows of a report waiting to be sorted, on disk, so that millions of them take hardly any memory.
final class RowSpool: Sendable {
  /// The rows of one batch, one behind the other.
  struct Rows {
    /// The position of the batch among the others.
    fileprivate let batch: Int
    var bytes: [UInt8] = []
    /// The end and the severity of each row.
    fileprivate var ends: [(end: Int, severity: Double)] = []

    init(batch: Int, capacity: Int) {
      self.batch = batch
      // Capacity for rows of typical length, because growing step by step copies everything repeatedly.
      bytes.reserveCapacity(capacity * 256)
      ends.reserveCapacity(capacity)
    }

    /// Ends a row behind everything that has been written.
    mutating func end(severity: Double) {
      ends.append((bytes.count, severity))
    }
  }

  /// A row with a problem.
  private struct BadRow {
    var severity: Double
    var batch: Int
    /// The row's index in its batch.
    var number: Int
    var offset: UInt64
    var length: Int
  }

  /// Consecutive rows without problems: most are, and they need not be sorted one by one.
  private struct Stretch {
    var batch: Int
    var offset: UInt64
    var lengths: [Int32]
    var length: Int
  }

  private struct State {
    var handle: FileHandle
    var bad: [BadRow] = []
    var stretches: [Stretch] = []
    var count = 0
    var pending: [UInt8] = []
    /// How much of the file is written.
    var written: UInt64 = 0
  }

  private let state: Mutex<State>

  /// - Throws: `ReportError` if no temporary file can be made.
  init() throws(ReportError) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fittingroom-\(UUID().uuidString).rows").path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forUpdatingAtPath: path)
    else { throw ReportError(path: path, reason: "the temporary file cannot be written") }
    // The file stays open without a name, and is deleted when the program ends.
    try? FileManager.default.removeItem(atPath: path)
    state = Mutex(State(handle: handle))
  }

  /// Adds the rows of a batch, which has not been added before.
  func add(_ rows: Rows) throws {
    if rows.ends.isEmpty { return }
    try state.withLock { state in
      let offset = state.written + UInt64(state.pending.count)
      state.pending += rows.bytes
      state.count += rows.ends.count
      var start = 0
      var stretch = Stretch(batch: rows.batch, offset: offset, lengths: [], length: 0)
      func close() {
        if stretch.length > 0 { state.stretches.append(stretch) }
      }
      for (number, (end, severity)) in rows.ends.enumerated() {
        let length = end - start
        if severity > 0 {
          state.bad.append(
            BadRow(
              severity: severity, batch: rows.batch, number: number, offset: offset + UInt64(start),
              length: length))
          close()
          stretch = Stretch(batch: rows.batch, offset: offset + UInt64(end), lengths: [], length: 0)
        } else {
          stretch.lengths.append(Int32(length))
          stretch.length += length
        }
        start = end
      }
      close()
      if state.pending.count >= 1 << 20 { try Self.flush(&state) }
    }
  }

  private static func flush(_ state: inout State) throws {
    try state.handle.write(contentsOf: state.pending)
    state.written += UInt64(state.pending.count)
    state.pending.removeAll(keepingCapacity: true)
  }

  /// How many rows there are.
  var count: Int { state.withLock { $0.count } }

  /// Passes on the rows in pieces of one or more, the worst first, and equally bad ones in order.
  func readAll(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try read { bytes, _ in try body(bytes) }
  }

  /// Passes on the rows one by one, in the same order.
  func readRows(_ body: (String) throws -> Void) throws {
    try read { bytes, lengths in
      var start = bytes.startIndex
      for length in lengths {
        try body(String(decoding: bytes[start..<start + Int(length)], as: UTF8.self))
        start += Int(length)
      }
    }
  }

  private func read(_ body: (_ bytes: ArraySlice<UInt8>, _ lengths: [Int32]) throws -> Void) throws {
    try state.withLock { state in
      try Self.flush(&state)
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      var filled = 0
      var lengths: [Int32] = []
      func handOver() throws {
        if filled > 0 { try body(piece[..<filled], lengths) }
        filled = 0
        lengths.removeAll(keepingCapacity: true)
      }
      func take(_ offset: UInt64, _ length: Int) throws {
        if filled + length > piece.count { try handOver() }
        if length > piece.count { piece = [UInt8](repeating: 0, count: length) }
        try piece.withUnsafeMutableBytes { bytes in
          let room = UnsafeMutableRawBufferPointer(rebasing: bytes[filled..<filled + length])
          try Self.read(from: state.handle, at: offset, into: room)
        }
        filled += length
      }
      state.bad.sort { ($1.severity, $0.batch, $0.number) < ($0.severity, $1.batch, $1.number) }
      for row in state.bad {
        try take(row.offset, row.length)
        lengths.append(Int32(row.length))
      }
      // Offsets rise within a batch.
      state.stretches.sort { ($0.batch, $0.offset) < ($1.batch, $1.offset) }
      for stretch in state.stretches {
        try take(stretch.offset, stretch.length)
        lengths += stretch.lengths
      }
      try handOver()
    }
  }

  private static func read(
    from handle: FileHandle, at offset: UInt64, into bytes: UnsafeMutableRawBufferPointer
  ) throws {
    var done = 0
    while done < bytes.count {
      let count = pread(
        handle.fileDescriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done,
        off_t(offset) + off_t(done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw ReportError(path: "the report's temporary file", reason: "it cannot be read")
      }
      done += count
    }
  }
}
