#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The content of a file, read into memory of its own.
///
/// The file itself is not mapped: if it were truncated meanwhile, accessing the rest would raise a signal.
/// Foundation is avoided on purpose: a comparison of two identical files costs less than loading it.
package final class MappedFile: @unchecked Sendable {
  /// The path the file was opened with.
  package let path: String
  private let bytes: UnsafeRawBufferPointer

  /// Reads a regular file; anything else, such as a pipe, might never end and is rejected.
  package init(path: String) throws(FileError) {
    self.path = path
    // Opening a pipe would block until there is a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, reason: .unreadable(systemReason())) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(path: path, reason: .unreadable(systemReason()))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let reason = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a regular file"
      throw FileError(path: path, reason: .unreadable(reason))
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw FileError(path: path, reason: .outOfMemory) }
    var filled = 0
    while filled < size {
      let count = read(descriptor, memory + filled, size - filled)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = count < 0 ? systemReason() : "it became shorter while it was read"
        munmap(memory, size)
        throw FileError(path: path, reason: .unreadable(reason))
      }
      filled += count
    }
    bytes = UnsafeRawBufferPointer(start: memory, count: size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }

  /// Calls the body with the content, which must not be used after it returns.
  package func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Otherwise the object could be released after its last visible use although the pointer needs it.
    defer { extendLifetime(self) }
    return try body(bytes)
  }

  /// A copy of the content.
  package var contents: [UInt8] { withBytes { Array($0) } }

  /// Whether both files have the same bytes.
  package func hasSameBytes(as other: MappedFile) -> Bool {
    defer { extendLifetime((self, other)) }
    guard bytes.count == other.bytes.count else { return false }
    guard let left = bytes.baseAddress, let right = other.bytes.baseAddress else { return true }
    return memcmp(left, right, bytes.count) == 0
  }
}
