import CProcess
import Glibc
import PNGCodec

/// The system's own calls, with its reasons as text and interrupted calls repeated.
enum SystemCall {
  /// The reason of the last failure.
  static var reason: String { String(cString: strerror(errno)) }

  /// Reads a whole file.
  static func read(_ path: String) throws(PreviewRunnerError) -> [UInt8] {
    // Opening a pipe would wait for somebody to write to it, and what is read from a device may have no end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: reason) }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var bytes: [UInt8] = []
    guard readAll(descriptor, into: &bytes) else { throw .unreadable(path: path, reason: reason) }
    return bytes
  }

  /// Reads what is left; false when the system refuses.
  static func readAll(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    while true {
      guard let count = readSome(descriptor, into: &bytes) else { return false }
      if count == 0 { return true }
    }
  }

  /// Reads what is there now and answers how much; nil when the system refuses.
  static func readSome(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int? {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return nil }
        bytes.append(contentsOf: buffer.prefix(count))
        return count
      }
    }
  }

  /// Reads as many bytes as are asked for, and waits for them; nil at the end, or when the system refuses.
  static func read(count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 65536))
      let length = Glibc.read(descriptor, &part, part.count)
      if length < 0 && errno == EINTR { continue }
      if length <= 0 { return nil }
      bytes += part.prefix(length)
    }
    return bytes
  }

  /// Reads what is there, from a descriptor that does not wait for more.
  static func readAvailable(_ descriptor: Int32, into bytes: inout [UInt8]) {
    while let count = readSome(descriptor, into: &bytes), count > 0 {}
  }

  /// Writes everything; false when the system refuses.
  @discardableResult
  static func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// Writes a file beside its place and renames it; what the umask allows may read it.
  ///
  /// What a killed process leaves is removed by the next that writes into the folder.
  static func replace(_ path: String, with bytes: some Collection<UInt8>) throws(PreviewRunnerError) {
    do throws(PNGFileError) {
      let file = try AtomicFile(path)
      Interruption.removes(file.temporary)
      defer { Interruption.removes(nil) }
      try file.write(Array(bytes))
      try file.commit()
    } catch {
      if case .unwritable(let reason) = error.reason { throw .unwritable(path: path, reason: reason) }
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// Writes a file in its place.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(PreviewRunnerError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason) }
    let complete = writeAll(descriptor, bytes)
    guard close(descriptor) == 0, complete else { throw .unwritable(path: path, reason: reason) }
  }

  /// Makes a folder and those above it; those that are there keep their mode.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(PreviewRunnerError) {
    if mkdir(path, mode) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = parent(of: path), parent != path else {
      throw .unwritable(path: path, reason: reason)
    }
    try makeFolder(parent)
    guard mkdir(path, mode) == 0 || errno == EEXIST else {
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// Makes a folder for the caller alone whose name begins with the given path and that nobody else has.
  static func makeTemporaryFolder(_ prefix: String) throws(PreviewRunnerError) -> String {
    var template = Array("\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .unwritable(path: prefix, reason: reason) }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Removes a folder and the files in it, but no folders in it.
  static func removeFolder(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names in a folder; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// The path of the folder that holds the path; nil for a name alone.
  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links; nil where nothing is there.
  static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What tells one version of a file from another without reading it; nil where nothing is there.
  static func signature(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Whether a folder is there, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The value of an environment variable; nil when it is missing or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The folder that relative paths begin at.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The user's home folder: HOME, or what the system's list of users says; nil where there is none.
  static var homeFolder: String? {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir, home.pointee != 0 else {
      return nil
    }
    let path = String(cString: home)
    return path.hasPrefix("/") && path != "/" && exists(path) ? path : nil
  }
}
