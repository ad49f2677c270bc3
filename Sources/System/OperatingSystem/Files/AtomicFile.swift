internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is written so that other readers see either the old content or the new, never a part.
///
/// The bytes go to a hidden file beside the path, which is renamed into place. A killed process leaves that
/// file behind; the next one that writes into the folder removes it, using a lock to distinguish it from one
/// that is still being written. Anything but a regular file, such as a pipe or `/dev/stdout`, is written to
/// directly and never replaced.
package final class AtomicFile {
  private let path: String
  /// The hidden file; `nil` if the path itself is written to.
  package let temporary: String?
  private var descriptor: Int32
  private static let (prefix, ending) = (".fittingroom-", ".part")

  /// Writes the bytes beside the path and renames them into place.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    let file = try AtomicFile(path)
    try file.write(bytes)
    try file.commit()
  }

  /// Starts a file.
  package init(_ path: String) throws(FileError) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, reason: .unwritable(systemReason())) }
      return
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    Self.removeAbandoned(in: folder)
    var created: (name: String, descriptor: Int32)?
    while created == nil {
      let name = folder + Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + Self.ending
      // The usual permissions, less what the user's mask takes away.
      let opened = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened < 0 && errno == EEXIST { continue }
      guard opened >= 0 else { throw FileError(path: path, reason: .unwritable(systemReason())) }
      while flock(opened, LOCK_EX) != 0, errno == EINTR {}
      // Another process may have taken it for an abandoned one before it was locked.
      if fstat(opened, &status) == 0, status.st_nlink == 0 { close(opened) } else { created = (name, opened) }
    }
    temporary = created?.name
    descriptor = created?.descriptor ?? -1
  }

  /// Adds bytes at the end.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = writeSome(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileError(path: path, reason: .unwritable(systemReason())) }
      written += count
    }
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try write(buffer) }
    }.get()
  }

  /// Renames the file into place.
  ///
  /// - Parameter syncing: whether the bytes are flushed to disk before the rename, so that a power loss
  ///   cannot leave a file without its content.
  package func commit(syncing: Bool = false) throws(FileError) {
    if syncing, temporary != nil, fsync(descriptor) != 0 {
      // Some file systems do not support syncing.
      guard errno == EINVAL || errno == ENOTSUP else {
        let reason = systemReason()
        close(descriptor)
        descriptor = -1
        if let temporary { unlink(temporary) }
        throw FileError(path: path, reason: .unwritable(reason))
      }
    }
    // Some file systems only report now that the disk is full. The copy keeps the lock until the rename.
    let lock = dup(descriptor)
    defer { close(lock) }
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, temporary.map({ rename($0, path) == 0 }) ?? true else {
      let reason = systemReason()
      if let temporary { unlink(temporary) }
      throw FileError(path: path, reason: .unwritable(reason))
    }
  }

  deinit {
    // An unfinished file is deleted.
    guard descriptor >= 0 else { return }
    if let temporary { unlink(temporary) }
    close(descriptor)
  }

  /// The folders that this process has already cleaned up.
  private static let cleaned = Mutex<Set<String>>([])

  /// Removes abandoned files of this kind.
  ///
  /// - Parameter folder: ends in a slash, or is empty for the current folder.
  package static func removeAbandoned(in folder: String) {
    guard cleaned.withLock({ $0.insert(folder).inserted }),
      let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder)
    else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(ending) {
      let file = open(folder + name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      var status = stat()
      if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        flock(file, LOCK_EX | LOCK_NB) == 0
      {
        unlink(folder + name)
      }
      close(file)
    }
  }
}

/// One call of the system's `write`, which the method of the same name would hide.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
