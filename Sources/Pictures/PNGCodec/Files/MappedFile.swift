#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The content of a file, mapped into memory without being copied.
///
/// Foundation is left out on purpose: a comparison of two identical files costs less than loading it.
package final class MappedFile: @unchecked Sendable {
  /// The path the file was opened with.
  package let path: String
  private let bytes: UnsafeRawBufferPointer

  /// Maps a regular file, or reads anything else (a pipe) to its end.
  package init(path: String) throws(PNGFileError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PNGFileError(path: path, reason: .unreadable(systemReason())) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw PNGFileError(path: path, reason: .unreadable(systemReason()))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let reason = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a regular file"
      throw PNGFileError(path: path, reason: .unreadable(reason))
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else {
      throw PNGFileError(path: path, reason: .unreadable(systemReason()))
    }
    bytes = UnsafeRawBufferPointer(start: address, count: size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }

  /// Calls the body with the content, which must not be used after it returns.
  package func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Nothing else says that the pointer needs the object: it could be released after its last visible use.
    defer { extendLifetime(self) }
    return try body(bytes)
  }

  /// A copy of the content.
  package var contents: [UInt8] { withBytes { Array($0) } }

  /// Whether both files hold the same bytes.
  package func hasSameBytes(as other: MappedFile) -> Bool {
    defer { extendLifetime((self, other)) }
    guard bytes.count == other.bytes.count else { return false }
    guard let left = bytes.baseAddress, let right = other.bytes.baseAddress else { return true }
    return memcmp(left, right, bytes.count) == 0
  }
}

/// What the operating system says about its last failure, independent of the locale.
internal func systemReason() -> String {
  switch errno {
  case ENOENT: "there is no such file"
  case EACCES, EPERM: "permission denied"
  case EISDIR: "it is a folder"
  case ENOTDIR: "a part of the path is not a folder"
  case ENOSPC: "no space is left"
  case EROFS: "the file system is read-only"
  case EMFILE, ENFILE: "too many files are open"
  case ENAMETOOLONG: "the name is too long"
  default: String(cString: strerror(errno))
  }
}
