#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reading from and writing to what is open, with interrupted calls repeated.
package enum Descriptor {
  /// Opens /dev/null if the process was started without an input, an output or a stream of errors, as some do
  /// that start programs at a time of day: what is opened next would be taken for it.
  package static func openStandardStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      if descriptor > 2 { close(descriptor) }
      if descriptor < 0 || descriptor > 2 { return }
    }
  }

  /// Reads what is left; false when the system refuses.
  package static func readAll(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    while true {
      guard let count = readSome(descriptor, into: &bytes) else { return false }
      if count == 0 { return true }
    }
  }

  /// Reads what is there now and returns how much; nil when the system refuses.
  package static func readSome(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int? {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      while true {
        guard let start = buffer.baseAddress else { return nil }
        let count = readOnce(descriptor, start, buffer.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return nil }
        bytes.append(contentsOf: buffer.prefix(count))
        return count
      }
    }
  }

  /// Reads as many bytes as are asked for, and waits for them; nil at the end, or when the system refuses.
  package static func read(count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 65536))
      let length = readOnce(descriptor, &part, part.count)
      if length < 0 && errno == EINTR { continue }
      if length <= 0 { return nil }
      bytes += part.prefix(length)
    }
    return bytes
  }

  /// Writes everything; false when the system refuses.
  @discardableResult
  package static func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}

/// The system's call, which the type above has a method of the same name for.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
