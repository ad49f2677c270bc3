internal import Foundation
internal import Synchronization

/// Rows of a report that wait to be sorted: on the disk, so that millions of them take no memory to speak of.
final class RowSpool: Sendable {
  /// Where a row lies in the file, and its place among the others.
  private struct Place {
    var severity: Double
    var ordinal: Int
    var offset: UInt64
    var length: Int
  }

  private struct State {
    var handle: FileHandle
    var places: [Place] = []
    var pending: [UInt8] = []
    /// How much of the file is written.
    var written: UInt64 = 0
  }

  private let state: Mutex<State>

  /// - Throws: `ReportError` where no temporary file can be made.
  init() throws(ReportError) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fittingroom-\(UUID().uuidString).rows").path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forUpdatingAtPath: path)
    else { throw ReportError(path: path, reason: "the temporary file cannot be written") }
    // The open file lives on without its name, and goes when the program ends.
    try? FileManager.default.removeItem(atPath: path)
    state = Mutex(State(handle: handle))
  }

  /// Adds rows whose ordinals follow each other.
  func add(_ rows: [(severity: Double, text: String)], firstOrdinal: Int) throws {
    if rows.isEmpty { return }
    try state.withLock { state in
      for (index, row) in rows.enumerated() {
        let start = state.pending.count
        state.pending += row.text.utf8
        state.places.append(
          Place(
            severity: row.severity, ordinal: firstOrdinal + index, offset: state.written + UInt64(start),
            length: state.pending.count - start))
      }
      if state.pending.count >= 1 << 20 { try Self.flush(&state) }
    }
  }

  private static func flush(_ state: inout State) throws {
    try state.handle.write(contentsOf: state.pending)
    state.written += UInt64(state.pending.count)
    state.pending.removeAll(keepingCapacity: true)
  }

  /// How many rows there are.
  var count: Int { state.withLock { $0.places.count } }

  /// Hands over the rows, the worst first and equally bad ones by their ordinals.
  func readAll(_ body: (String) throws -> Void) throws {
    try state.withLock { state in
      try Self.flush(&state)
      state.places.sort { ($1.severity, $0.ordinal) < ($0.severity, $1.ordinal) }
      // Rows that follow each other in the file are read in one go.
      var window: [UInt8] = []
      var start: UInt64 = 0
      var previousEnd: UInt64 = 0
      for place in state.places {
        let end = place.offset + UInt64(place.length)
        if place.offset < start || end > start + UInt64(window.count) {
          let length = place.offset == previousEnd ? max(place.length, 1 << 16) : place.length
          try state.handle.seek(toOffset: place.offset)
          window = Array(try state.handle.read(upToCount: length) ?? Data())
          start = place.offset
        }
        previousEnd = end
        let first = Int(place.offset - start)
        try body(String(decoding: window[first..<min(first + place.length, window.count)], as: UTF8.self))
      }
    }
  }
}
