internal import Synchronization

/// Remembers which line captured which reference, because two captures with one name would overwrite each other.
package final class SnapshotRegistry: Sendable {
  package static let shared = SnapshotRegistry()

  private struct Capture {
    var line: String
    var bytes: [UInt8]
  }

  private let captures = Mutex<[String: Capture]>([:])

  package init() {}

  /// Records a capture; returns the line of an earlier one with the same path with which it conflicts.
  ///
  /// The same line with the same content is a test that is repeated. The same line with other content is a loop, or a
  /// test with arguments, whose snapshots need names of their own.
  package func conflict(path: String, line: String, bytes: [UInt8]) -> String? {
    captures.withLock { captures in
      guard let earlier = captures[path] else {
        captures[path] = Capture(line: line, bytes: bytes)
        return nil
      }
      return earlier.line == line && earlier.bytes == bytes ? nil : earlier.line
    }
  }
}
