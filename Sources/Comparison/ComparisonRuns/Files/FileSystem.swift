package import PNGCodec

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The few questions about files that a comparison asks.
package enum FileSystem {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The size of a file in bytes; `nil` when there is none.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The absolute path of the folder that relative paths begin at; empty where it is not to be found.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A file's path from the root, without links where it exists.
  package static func absolutePath(_ path: String) -> String {
    guard let real = realpath(path, nil) else {
      return path.hasPrefix("/") ? path : currentFolder + "/" + path
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Adds a line to a file, which is made where there is none; lines of several processes do not mix.
  package static func append(_ line: String, to path: String) throws(PNGFileError) {
    try makeFolder(folder(of: path))
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw PNGFileError(path: path, reason: .unwritable("it cannot be opened")) }
    defer { close(file) }
    let bytes = Array(line.utf8)
    guard writeOnce(bytes, to: file) == bytes.count else {
      throw PNGFileError(path: path, reason: .unwritable("the disk may be full"))
    }
  }

  /// Deletes a file.
  package static func delete(_ path: String) throws(PNGFileError) {
    guard unlink(path) == 0 else {
      throw PNGFileError(path: path, reason: .unwritable("the file cannot be deleted"))
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

  /// The paths of all pictures below a folder, relative to it; masks of edges are none.
  ///
  /// - Parameter endings: how the names of pictures end besides `.png`, in small letters.
  package static func pictures(
    below folder: String, or endings: [String] = []
  ) throws(PNGFileError) -> [String] {
    try files(below: folder, endings: [".png"] + endings, ignoresCase: true)
      .filter { !$0.hasSuffix(EdgeMasks.ending) }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(PNGFileError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o755) == 0 || isFolder(path) else {
      throw PNGFileError(path: path, reason: .unwritable("the folder cannot be made"))
    }
  }

  /// The folder part of a path; empty when it has none.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Whether a path below a folder stays in it: none of its parts is `..`, or a link that may lead elsewhere.
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

  /// Moves a file to another place of the same file system, its folder made where needed; what is there is replaced.
  package static func move(_ path: String, to destination: String) throws(PNGFileError) {
    try makeFolder(folder(of: destination))
    guard rename(path, destination) == 0 else {
      throw PNGFileError(path: destination, reason: .unwritable("\(path) cannot be moved there"))
    }
  }

  /// Writes a whole file, its folder made where needed.
  package static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    do throws(PNGFileError) {
      try makeFolder(folder(of: path))
      try bytes.withUnsafeBytes { buffer in
        Result { () throws(PNGFileError) in try AtomicFile.write(buffer, to: path) }
      }.get()
    } catch {
      throw error.reason
    }
  }
}

/// The system's call, which the type above has a method of the same name for.
private func writeOnce(_ bytes: [UInt8], to file: Int32) -> Int {
  bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
