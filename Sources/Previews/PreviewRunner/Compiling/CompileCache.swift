import CProcess
import Glibc
import OperatingSystem
import Reports

/// The folder of compiled libraries, which several runs may use at once.
///
/// What lies in it is loaded and run, so that nobody but the caller may write into it. A library comes into it by
/// `rename`, whole, with the hash of its bytes at its end; one that was damaged since is not used.
struct CompileCache {
  let folder: String

  /// How many libraries are kept.
  private static let limit = 200

  /// Finds the folder and makes it, for the caller alone.
  init() throws(PreviewRunnerError) {
    folder = try Self.path()
    try Self.makePrivate(folder)
    removeAbandoned()
  }

  /// FITTINGROOM_CACHE, XDG_CACHE_HOME or the home folder's; never a place that users share.
  private static func path() throws(PreviewRunnerError) -> String {
    if let folder = ProcessEnvironment.value("FITTINGROOM_CACHE") { return SourceCopy.absolute(folder) }
    // The XDG specification has relative paths ignored.
    if let folder = ProcessEnvironment.value("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/fittingroom"
    }
    guard let home = FileSystem.homeFolder else { throw .noCacheFolder }
    return "\(home)/.cache/fittingroom"
  }

  /// Makes a folder for the caller alone.
  static func makePrivate(_ folder: String) throws(PreviewRunnerError) {
    try RunnerFile.makeFolder(folder, mode: 0o700)
    try checkPrivacy(of: folder)
  }

  /// Refuses a folder that is not for the caller alone, as every one is that this program makes.
  private static func checkPrivacy(of path: String) throws(PreviewRunnerError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemReason()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
    guard status.st_uid == geteuid() else {
      throw .sharedCache(path: path, reason: "it belongs to another user")
    }
    guard status.st_mode & 0o077 == 0 else {
      let what = status.st_mode & 0o022 == 0 ? "read it" : "write into it"
      throw .sharedCache(path: path, reason: "other users may \(what)")
    }
  }

  // MARK: Libraries

  /// The path of a library with the name, if it is there, the caller's own and as it was written.
  func library(_ name: String) -> String? {
    let path = path(of: name)
    guard Self.isOwn(path, type: S_IFREG), let bytes = try? RunnerFile.read(path), Self.isIntact(bytes) else {
      return nil
    }
    // Not every file system notes when a file is read; libraries that are in use stay.
    utimensat(AT_FDCWD, path, nil, 0)
    return path
  }

  /// Takes a compiled library into the folder and answers its path there.
  func add(_ product: String, as name: String) throws(PreviewRunnerError) -> String {
    let path = path(of: name)
    var bytes = try RunnerFile.read(product)
    bytes += Self.seal(of: bytes)
    try RunnerFile.write(bytes, to: product)
    guard Self.isIntact(try RunnerFile.read(product)) else {
      throw .unwritable(path: path, reason: "what was read back is not what was written")
    }
    // Linkers give it what the mask allows, which may let a group write.
    guard chmod(product, 0o700) == 0, rename(product, path) == 0 else {
      throw .unwritable(path: path, reason: systemReason())
    }
    removeOldest()
    return path
  }

  private func path(of name: String) -> String { "\(folder)/\(name).so" }

  /// Whether a file or folder is the caller's, and nobody else may write into it.
  ///
  /// Others may have put their libraries into a folder that was open to them and was closed since; the hash at the end says
  /// nothing about whose they are.
  static func isOwn(_ path: String, type: mode_t) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == type && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

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
    while true {
      let scratch = try RunnerFile.makeTemporaryFolder("\(folder)/\(Self.scratchPrefix)")
      // Somebody may take it for one that was left behind, until it is locked.
      guard let lock = Self.lock(scratch) else { continue }
      defer {
        FileSystem.removeFolder(scratch)
        close(lock)
      }
      return try body(scratch)
    }
  }

  /// Locks a scratch folder for as long as this process has the descriptor open; `nil` where somebody else has, or it is gone.
  private static func lock(_ scratch: String) -> Int32? {
    let descriptor = open(scratch, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Removes what killed runs left: scratch folders that nobody has locked.
  private func removeAbandoned() {
    for name in RunnerFile.names(in: folder) where name.hasPrefix(Self.scratchPrefix) {
      guard let lock = Self.lock("\(folder)/\(name)") else { continue }
      FileSystem.removeFolder("\(folder)/\(name)")
      close(lock)
    }
  }

  private static let scratchPrefix = "scratch."

  // MARK: Order

  /// Removes the libraries that were used least recently, as far as there are too many.
  private func removeOldest() {
    var libraries: [(path: String, time: Int)] = []
    for name in RunnerFile.names(in: folder) where name.hasSuffix(".so") {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0 { libraries.append((path, status.st_mtim.tv_sec)) }
    }
    libraries.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for library in libraries.dropLast(Self.limit) { unlink(library.path) }
  }
}
