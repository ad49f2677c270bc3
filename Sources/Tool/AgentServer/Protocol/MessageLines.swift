internal import OperatingSystem

/// Lines from a descriptor, each a message.
package struct MessageLines {
  package enum Line: Equatable {
    case message([UInt8])
    /// A line that exceeds the maximum message length; it has been skipped.
    case tooLong
  }

  /// The maximum length of a message in bytes; requests only contain names and paths.
  package static let limit = 8 << 20

  private let descriptor: Int32
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How much of the bytes has been searched for the end of a line.
  private var searched = 0
  private var skips = false
  private var isAtEnd = false

  package init(_ descriptor: Int32, limit: Int = limit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line that is not empty, without its end; nil at the end. The last one may end with what comes in.
  package mutating func next() -> Line? {
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        searched = 0
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if skips {
          skips = false
          return .tooLong
        }
        if line.count > limit { return .tooLong }
        if line.isEmpty { continue }
        return .message(line)
      }
      searched = bytes.count
      if bytes.count > limit {
        skips = true
        (bytes, searched) = ([], 0)
      }
      if isAtEnd {
        defer { (bytes, searched) = ([], 0) }
        if skips {
          skips = false
          return .tooLong
        }
        return bytes.isEmpty ? nil : .message(bytes)
      }
      let count = Descriptor.readSome(descriptor, into: &bytes)
      if count == nil || count == 0 { isAtEnd = true }
    }
  }
}
