#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Queries and operations on files and folders; paths are as the system takes them.
package enum FileSystem {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The size of a file in bytes; `nil` when there is none.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The absolute path of the current folder; empty if it cannot be determined.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A file's absolute path, with symbolic links resolved if it exists.
  package static func absolutePath(_ path: String) -> String {
    resolve(path) ?? (path.hasPrefix("/") ? path : currentFolder + "/" + path)
  }

  /// Appends a line to a file, which is created if needed; lines of several processes are not interleaved.
  package static func append(_ line: String, to path: String) throws(FileError) {
    try makeFolder(folder(of: path))
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileError(path: path, reason: .unwritable("it cannot be opened")) }
    defer { close(file) }
    let bytes = Array(line.utf8)
    guard writeOnce(bytes, to: file) == bytes.count else {
      throw FileError(path: path, reason: .unwritable("the disk may be full"))
    }
  }

  /// Deletes a file.
  package static func delete(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else {
      throw FileError(path: path, reason: .unwritable("the file cannot be deleted"))
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path itself is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Creates a folder and its parents; existing ones keep their mode.
  ///
  /// - Parameter mode: the folder's permissions, of which the user's mask takes some away.
  package static func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(FileError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, mode_t(mode)) == 0 || isFolder(path) else {
      let reason = exists(path) ? "it is not a folder" : "the folder cannot be made: \(systemReason())"
      throw FileError(path: path, reason: .unwritable(reason))
    }
  }

  /// Creates a new private folder with a unique name that starts with the given path.
  package static func makeTemporaryFolder(_ prefix: String) throws(FileError) -> String {
    var template = Array("\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(path: prefix, reason: .unwritable("no folder can be made: \(systemReason())"))
    }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? prefix }
  }

  /// Removes a folder with all that is in it. If it is a symbolic link, it is kept, and nothing is removed
  /// from the targets of symbolic links, even if a folder is replaced with one meanwhile.
  package static func removeFolder(_ path: String) {
    emptyFolder(path)
    rmdir(path)
  }

  /// Removes all that is in a folder, however deep folders lie in each other and whatever their modes are. If it is a symbolic link,
  /// nothing is removed.
  ///
  /// Folders that are not empty are moved up, so that none is deeper than two levels below it when its turn comes: neither the stack
  /// nor the number of descriptors grows with the depth.
  package static func emptyFolder(_ path: String) {
    let folder = open(path, folderFlags)
    guard folder >= 0 else { return }
    defer { close(folder) }
    var moved = 0
    var left = rawNames(of: folder)
    while !left.isEmpty {
      var hasProgress = false
      for name in left {
        if remove(name, from: folder) {
          hasProgress = true
          continue
        }
        let inner = openedFolder(folder, name)
        guard inner >= 0 else { continue }
        for below in rawNames(of: inner) {
          moved += 1
          if remove(below, from: inner)
            || move(below, of: inner, to: folder, as: ".removed-\(getpid())-\(moved)")
          {
            hasProgress = true
          }
        }
        close(inner)
        if unlinkat(folder, name, AT_REMOVEDIR) == 0 { hasProgress = true }
      }
      if !hasProgress { return }
      left = rawNames(of: folder)
    }
  }

  #if !canImport(Darwin)
    /// O_PATH, which the C library's module does not show.
    private static let pathOnly: Int32 = 0o10000000
  #endif
  static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Removes a file or an empty folder; returns whether it could.
  private static func remove(_ name: [CChar], from folder: Int32) -> Bool {
    unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0
  }

  /// Moves a folder into another one; returns whether it could.
  private static func move(_ name: [CChar], of folder: Int32, to other: Int32, as newName: String) -> Bool {
    if renameat(folder, name, other, newName) == 0 { return true }
    // A folder is only moved by those who may write to it.
    return allowAll(folder, name) && renameat(folder, name, other, newName) == 0
  }

  /// Opens a subfolder; -1 if it is not a folder or cannot be opened.
  private static func openedFolder(_ folder: Int32, _ name: [CChar]) -> Int32 {
    // What is in a folder that its owner may not write to cannot be removed.
    allowAll(folder, name) ? openat(folder, name, folderFlags) : -1
  }

  /// Gives a subfolder's owner full access to it and everyone else none; returns whether that succeeded.
  private static func allowAll(_ folder: Int32, _ name: [CChar]) -> Bool {
    #if canImport(Darwin)
      return fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0
    #else
      // By a descriptor, so that no link is followed: it may be one by now.
      let path = openat(folder, name, O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | pathOnly)
      guard path >= 0 else { return false }
      defer { close(path) }
      return chmod("/proc/self/fd/\(path)", 0o700) == 0
    #endif
  }

  /// The path of the folder that holds a path; nil for a name alone.
  package static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links; nil if nothing is there.
  package static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A mark that distinguishes versions of a file without reading it; nil if it does not exist.
  package static func signature(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The user's home folder: HOME, or what the system's list of users says; nil if there is none.
  package static var homeFolder: String? {
    if let home = ProcessEnvironment.value("HOME"), home.hasPrefix("/") { return home }
    guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir, home.pointee != 0 else {
      return nil
    }
    let path = String(cString: home)
    return path.hasPrefix("/") && path != "/" && exists(path) ? path : nil
  }

  /// The folder part of a path; empty when it has none.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Whether a relative path stays inside a folder: none of its components is `..`, or a symbolic link that
  /// may lead elsewhere.
  package static func staysInside(_ relative: String, of folder: String) -> Bool {
    var path = folder
    for part in relative.split(separator: "/", omittingEmptySubsequences: false) {
      guard part != "..", part != ".", !part.isEmpty else { return false }
      path += "/" + part
      if isLink(path) { return false }
    }
    return true
  }

  /// Whether a path, which need not exist, is a folder or leads into it, however both are spelled.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let identity = FileIdentity(existing: folder) else { return false }
    var path = path.hasPrefix("/") ? path : currentFolder + "/" + path
    while !exists(path), let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      path = String(path[..<slash])
    }
    path = absolutePath(path)
    while FileIdentity(existing: path) != identity {
      guard let slash = path.lastIndex(of: "/"), path != "/" else { return false }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    return true
  }

  /// Moves a file within the same file system, creating the destination folder if needed, and replacing an
  /// existing file.
  package static func move(_ path: String, to destination: String) throws(FileError) {
    try makeFolder(folder(of: destination))
    guard rename(path, destination) == 0 else {
      throw FileError(path: destination, reason: .unwritable("\(path) cannot be moved there"))
    }
  }

  /// Writes a whole file atomically, creating its folder if needed.
  ///
  /// - Parameter syncing: whether the bytes are flushed to disk before the rename.
  package static func write(_ bytes: [UInt8], to path: String, syncing: Bool = false) throws(FileError) {
    try makeFolder(folder(of: path))
    let file = try AtomicFile(path)
    try file.write(bytes)
    try file.commit(syncing: syncing)
  }

  /// The whole content of a regular file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    // Opening a pipe would block until there is a writer, and a device may never end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, reason: .unreadable(systemReason())) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(path: path, reason: .unreadable(systemReason()))
    }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw FileError(path: path, reason: .unreadable("it is not a regular file"))
    }
    var bytes: [UInt8] = []
    guard Descriptor.readAll(descriptor, into: &bytes) else {
      throw FileError(path: path, reason: .unreadable(systemReason()))
    }
    return bytes
  }

  /// Writes a private file in place; a reader may see it partially written.
  package static func writeInPlace(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, reason: .unwritable(systemReason())) }
    let isComplete = Descriptor.writeAll(descriptor, bytes)
    guard close(descriptor) == 0, isComplete else {
      throw FileError(path: path, reason: .unwritable(systemReason()))
    }
  }
}

/// The system's call, which a method of the type above hides.
private func writeOnce(_ bytes: [UInt8], to file: Int32) -> Int {
  bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
