import CProcess
import Glibc
import OperatingSystem
import Reports

/// The folder of compiled libraries, which several runs may use at once.
///
/// What lies in it is loaded and run, so that nobody but the caller may write into it. A library comes into it by
/// `rename`, whole, with a seal at its end that only who knows the folder's key can make; one that was changed since is not
/// used.
struct CompileCache {
  let folder: String
  /// What libraries are sealed with.
  private let key: [UInt8]

  /// How many libraries are kept.
  private static let limit = 200

  /// Finds the folder and makes it, for the caller alone.
  init() throws(PreviewRunnerError) {
    let path = try Self.path()
    try Self.makePrivate(path)
    // The compiler takes what it made of C's modules for others where their folder is reached by another name.
    folder = FileSystem.resolve(path) ?? path
    key = try Self.key(in: folder)
    removeAbandoned()
  }

  /// The folder's key, which is made with the folder.
  private static func key(in folder: String) throws(PreviewRunnerError) -> [UInt8] {
    let path = "\(folder)/seal.key"
    for _ in 0..<2 {
      if isOwn(path), let key = try? RunnerFile.read(path), key.count == keyLength { return key }
      var generator = SystemRandomNumberGenerator()
      let key = (0..<keyLength).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
      let new = "\(folder)/seal.\(UInt64.random(in: 0 ... .max))"
      try RunnerFile.write(key, to: new)
      // Of several programs that begin at once the first one's counts; what is not a key makes way.
      if link(new, path) != 0, !isOwn(path) || FileSystem.size(path) != keyLength {
        removeWhatIsNoLibrary(path)
        unlink(path)
        _ = link(new, path)
      }
      unlink(new)
    }
    throw .unwritable(path: path, reason: "the key of compiled sources cannot be kept there")
  }

  private static let keyLength = 32

  /// The folder in which the compiler keeps what it makes of C's modules.
  func moduleFolder() throws(PreviewRunnerError) -> String {
    let path = "\(folder)/modules"
    if FileSystem.isLink(path) { unlink(path) }
    try RunnerFile.makeFolder(path, mode: 0o700)
    try Self.checkPrivacy(of: path)
    return path
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
    guard Self.isOwn(path, type: S_IFREG), let bytes = try? RunnerFile.read(path), isIntact(bytes) else {
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
    bytes += seal(of: bytes)
    try RunnerFile.write(bytes, to: product)
    guard isIntact(try RunnerFile.read(product)) else {
      throw .unwritable(path: path, reason: "what was read back is not what was written")
    }
    Self.removeWhatIsNoLibrary(path)
    // Linkers give it what the mask allows, which may let a group write.
    guard chmod(product, 0o700) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
    // What another run has put there meanwhile stays: its worker may be about to load it, and is allowed that file alone.
    if link(product, path) == 0 || library(name) != nil {
      unlink(product)
    } else if rename(product, path) != 0 {
      throw .unwritable(path: path, reason: systemReason())
    }
    removeOldest()
    return path
  }

  private func path(of name: String) -> String { "\(folder)/\(name).so" }

  /// Writes what is not to be loaded but believed, with a seal as a library has one.
  func seal(_ bytes: [UInt8], as path: String) throws(PreviewRunnerError) {
    let new = "\(path).\(UInt64.random(in: 0 ... .max))"
    try RunnerFile.write(bytes + seal(of: bytes), to: new)
    guard chmod(new, 0o600) == 0, rename(new, path) == 0 else {
      unlink(new)
      throw .unwritable(path: path, reason: systemReason())
    }
    for ending in [".stages", ".refused", ".closures", ".facts", ".proven", ".marks", ".toolchain"]
    where path.hasSuffix(ending) {
      removeOldest(ending)
    }
  }

  /// What was sealed at a path; nil where there is nothing, or it was changed since.
  func opened(_ path: String) -> [UInt8]? {
    guard Self.isOwn(path), let bytes = try? RunnerFile.read(path), isIntact(bytes) else { return nil }
    return Array(bytes.dropLast(Self.sealLength))
  }

  /// Whether a file or folder is the caller's, and nobody else may write into it.
  ///
  /// Others may have put their libraries into a folder that was open to them and was closed since; the hash at the end says
  /// nothing about whose they are.
  static func isOwn(_ path: String, type: mode_t = S_IFREG) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == type && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  /// Removes a folder that lies where a library belongs, which no file can be renamed over.
  private static func removeWhatIsNoLibrary(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    for name in RunnerFile.names(in: path) {
      removeWhatIsNoLibrary("\(path)/\(name)")
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }

  /// What follows a library's bytes: their hash under the key (HMAC, RFC 2104). Loaders leave alone what no header of the file
  /// speaks of.
  private func seal(of bytes: some Collection<UInt8>) -> [UInt8] {
    func padded(_ value: UInt8) -> [UInt8] {
      (key + [UInt8](repeating: 0, count: 64 - key.count)).map { $0 ^ value }
    }
    var inner = SHA256()
    inner.update(padded(0x36))
    inner.update(bytes)
    var outer = SHA256()
    outer.update(padded(0x5C))
    // The digits stand for the bytes, of which they are as good a message.
    outer.update(inner.hexDigest().utf8)
    return Array("sealed:\(outer.hexDigest())".utf8)
  }

  private static let sealLength = 7 + 64

  /// Whether a library's bytes are those that were sealed.
  private func isIntact(_ bytes: [UInt8]) -> Bool {
    bytes.count >= Self.sealLength
      && seal(of: bytes.dropLast(Self.sealLength)) == Array(bytes.suffix(Self.sealLength))
  }

  // MARK: Scratch folders

  /// Makes a folder that no other run has, and removes it after the body.
  func withScratchFolder<Result>(
    _ body: (String) throws(PreviewRunnerError) -> Result
  ) throws(PreviewRunnerError) -> Result {
    let scratch = try makeScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    return try body(scratch.path)
  }

  /// Makes a folder that no other run has.
  func makeScratchFolder() throws(PreviewRunnerError) -> ScratchFolder {
    while true {
      let path = try RunnerFile.makeTemporaryFolder("\(folder)/\(Self.scratchPrefix)")
      // Somebody may take it for one that was left behind, until it is locked.
      if let lock = Self.lock(path) { return ScratchFolder(path, lock: lock) }
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
  private func removeOldest(_ ending: String = ".so") {
    var libraries: [(path: String, time: Int)] = []
    for name in RunnerFile.names(in: folder) where name.hasSuffix(ending) {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0 { libraries.append((path, status.st_mtim.tv_sec)) }
    }
    libraries.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for library in libraries.dropLast(Self.limit) { unlink(library.path) }
  }
}
