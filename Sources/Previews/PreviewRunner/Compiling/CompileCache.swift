import Glibc

/// The folder of compiled libraries, which several runs may use at once.
///
/// What lies in it is loaded and run, so that nobody but the caller may write into it. A library comes into it by
/// `rename`, whole, with the hash of its bytes at its end; one that was damaged since is not used.
struct CompileCache {
  let folder: String

  /// How many libraries are kept.
  private static let limit = 200
  /// After how long what a killed run left is removed, in seconds.
  private static let scratchLifetime = 86400

  /// Finds the folder and makes it, for the caller alone.
  init() throws(PreviewRunnerError) {
    folder = try Self.path()
    try SystemCall.makeFolder(folder, mode: 0o700)
    try Self.makePrivate(folder)
  }

  /// FITTINGROOM_CACHE, XDG_CACHE_HOME or the home folder's; never a place that users share.
  private static func path() throws(PreviewRunnerError) -> String {
    if let folder = SystemCall.environment("FITTINGROOM_CACHE") { return SourceCopy.absolute(folder) }
    // The XDG specification has relative paths ignored.
    if let folder = SystemCall.environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/fittingroom"
    }
    guard let home = SystemCall.homeFolder else { throw .noCacheFolder }
    return "\(home)/.cache/fittingroom"
  }

  /// Refuses a folder that others may have written into, and closes it to them where they may only read.
  private static func makePrivate(_ path: String) throws(PreviewRunnerError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: SystemCall.reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unwritable(path: path, reason: SystemCall.reason) }
    guard status.st_uid == geteuid() else {
      throw .sharedCache(path: path, reason: "it belongs to another user")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw .sharedCache(path: path, reason: "other users may write into it")
    }
    if status.st_mode & 0o077 != 0, fchmod(descriptor, 0o700) != 0 {
      throw .unwritable(path: path, reason: SystemCall.reason)
    }
  }

  // MARK: Libraries

  /// The path of a library with the name, if it is there and as it was written.
  func library(_ name: String) -> String? {
    let path = path(of: name)
    guard let bytes = try? SystemCall.read(path), Self.isIntact(bytes) else { return nil }
    // Not every file system notes when a file is read; libraries that are in use stay.
    utimensat(AT_FDCWD, path, nil, 0)
    return path
  }

  /// Takes a compiled library into the folder and answers its path there.
  func add(_ product: String, as name: String) throws(PreviewRunnerError) -> String {
    let path = path(of: name)
    var bytes = try SystemCall.read(product)
    bytes += Self.seal(of: bytes)
    try SystemCall.write(bytes, to: product)
    guard Self.isIntact(try SystemCall.read(product)) else {
      throw .unwritable(path: path, reason: "what was read back is not what was written")
    }
    guard rename(product, path) == 0 else { throw .unwritable(path: path, reason: SystemCall.reason) }
    removeOldest()
    return path
  }

  private func path(of name: String) -> String { "\(folder)/\(name).so" }

  /// What follows a library's bytes. Loaders leave alone what no header of the file speaks of.
  private static func seal(of bytes: some Collection<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return Array("sha256:\(hash.hexDigest())".utf8)
  }

  private static let sealLength = 7 + 64

  /// Whether a library's bytes are those that were sealed.
  private static func isIntact(_ bytes: [UInt8]) -> Bool {
    bytes.count > sealLength && seal(of: bytes.dropLast(sealLength)) == Array(bytes.suffix(sealLength))
  }

  // MARK: Scratch folders

  /// Makes a folder that no other run has, and removes it after the body.
  func withScratchFolder<Result>(
    _ body: (String) throws(PreviewRunnerError) -> Result
  ) throws(PreviewRunnerError) -> Result {
    let scratch = try SystemCall.makeTemporaryFolder("\(folder)/\(Self.scratchPrefix)")
    defer { SystemCall.removeFolder(scratch) }
    return try body(scratch)
  }

  private static let scratchPrefix = "scratch."

  // MARK: Order

  /// Removes the libraries that were used least recently, as far as there are too many, and what killed runs left.
  private func removeOldest() {
    var libraries: [(path: String, time: Int)] = []
    let now = time(nil)
    for name in SystemCall.names(in: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if name.hasSuffix(".so") {
        libraries.append((path, status.st_mtim.tv_sec))
      } else if name.hasPrefix(Self.scratchPrefix), now - status.st_mtim.tv_sec > Self.scratchLifetime {
        SystemCall.removeFolder(path)
      }
    }
    libraries.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for library in libraries.dropLast(Self.limit) { unlink(library.path) }
  }
}
