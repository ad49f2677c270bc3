#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Writing a file so that other readers see either the old content or the new, never a part.
package enum AtomicFile {
  /// Writes the bytes beside the path and renames them into place.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(PNGFileError) {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw PNGFileError(path: path, reason: .unwritable(systemReason())) }
    var written = 0
    while written < bytes.count {
      let count = writeSome(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    // mkstemp makes the file private; a picture gets the usual permissions.
    let complete = written == bytes.count && fchmod(descriptor, 0o644) == 0
    let reason = complete ? "" : systemReason()
    guard close(descriptor) == 0, complete, rename(template, path) == 0 else {
      let failure = reason.isEmpty ? systemReason() : reason
      unlink(template)
      throw PNGFileError(path: path, reason: .unwritable(failure))
    }
  }
}

/// One call of the system's `write`, which the method of the same name would hide.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
