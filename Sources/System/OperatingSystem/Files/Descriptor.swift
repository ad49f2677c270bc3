#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reading from and writing to descriptors, with interrupted calls repeated.
package enum Descriptor {
  /// Opens /dev/null if the process was started without an input, an output or a stream of errors, as by some
  /// schedulers: otherwise the next opened file would be taken for it.
  package static func openStandardStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      if descriptor > 2 { close(descriptor) }
      if descriptor < 0 || descriptor > 2 { return }
    }
  }

  /// Reads to the end; false on an error.
  package static func readAll(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    while true {
      guard let count = readSome(descriptor, into: &bytes) else { return false }
      if count == 0 { return true }
    }
  }

  /// Reads the available data and returns how much; nil on an error.
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

  /// Reads exactly the requested number of bytes, blocking; nil at the end or on an error.
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

  /// Writes everything; false on an error.
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

/// The system's call, which a method of the type above hides.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
