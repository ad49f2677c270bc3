import CProcess
import Glibc
import OperatingSystem

/// The folder of compiled stand-ins, which several runs may use at once.
///
/// As in the folder of compiled sources, its contents are loaded and run: it is only for the caller, entries are created
/// atomically by `rename`, with the hash of their files, and damaged ones are compiled again.
struct StandInCache: Sendable {
  /// A compiled stand-in: a folder NAME/KEY.
  struct Entry: Sendable {
    let name: String
    let folder: String

    var interface: String { "\(folder)/\(name).swiftmodule" }
    var library: String { "\(folder)/\(name).so" }
    fileprivate var seal: String { "\(folder)/seal" }
  }

  let folder: String

  /// How many versions of each are kept, for other engines and toolchains.
  private static let limit = 6
  private static let scratchPrefix = "scratch."

  /// FITTINGROOM_STAND_IN_CACHE, or a folder in that of compiled sources.
  ///
  /// - Parameter cache: the folder of compiled sources.
  init(in cache: String) throws(PreviewRunnerError) {
    folder = Self.folder(in: cache)
    try CompileCache.makePrivate(folder)
  }

  /// The folder of stand-ins for a folder of compiled sources.
  static func folder(in cache: String) -> String {
    ProcessEnvironment.value("FITTINGROOM_STAND_IN_CACHE").map(SourceCopy.absolute) ?? "\(cache)/StandIns"
  }

  func entry(_ name: String, key: String) -> Entry { Entry(name: name, folder: "\(folder)/\(name)/\(key)") }

  /// Whether there is an entry that belongs to the caller and is undamaged.
  func has(_ entry: Entry) -> Bool {
    guard CompileCache.isOwn(entry.folder, type: S_IFDIR) else { return false }
    for path in [entry.interface, entry.library, entry.seal] where !CompileCache.isOwn(path, type: S_IFREG) {
      return false
    }
    guard let seal = try? RunnerFile.read(entry.seal), let hash = try? Self.hash(of: entry),
      seal == Array(hash.utf8)
    else { return false }
    // Not every file system records when a file is read; entries in use stay.
    utimensat(AT_FDCWD, entry.folder, nil, 0)
    return true
  }

  /// Makes an entry, unless another run has made it meanwhile; returns the seconds that it took, or nil if it was there.
  ///
  /// - Parameter make: writes the interface and the library of the given entry.
  func add(
    _ entry: Entry, _ make: (Entry) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) -> Double? {
    let versions = "\(folder)/\(entry.name)"
    try RunnerFile.makeFolder(versions, mode: 0o700)
    // Other runs wait here for entries, too.
    let lock = try RunnerFile.lock(versions)
    defer { withExtendedLifetime(lock) {} }
    if has(entry) { return nil }
    for name in RunnerFile.names(in: versions) where name.hasPrefix(Self.scratchPrefix) {
      FileSystem.removeFolder("\(versions)/\(name)")
    }
    FileSystem.removeFolder(entry.folder)
    let start = ContinuousClock.now
    let scratch = Entry(
      name: entry.name, folder: try RunnerFile.makeTemporaryFolder("\(versions)/\(Self.scratchPrefix)"))
    defer { FileSystem.removeFolder(scratch.folder) }
    try make(scratch)
    // The umask may permit a group to write.
    for path in [scratch.interface, scratch.library] { chmod(path, 0o600) }
    try RunnerFile.write(Array(try Self.hash(of: scratch).utf8), to: scratch.seal)
    chmod(scratch.seal, 0o600)
    guard rename(scratch.folder, entry.folder) == 0 else {
      throw .unwritable(path: entry.folder, reason: systemReason())
    }
    removeOldest(in: versions)
    let duration = (ContinuousClock.now - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }

  private static func hash(of entry: Entry) throws(PreviewRunnerError) -> String {
    var hash = SHA256()
    for path in [entry.interface, entry.library] {
      let bytes = try RunnerFile.read(path)
      hash.update("\(bytes.count)\n".utf8)
      hash.update(bytes)
    }
    return "sha256:\(hash.hexDigest())"
  }

  /// Removes the least recently used versions if there are too many.
  private func removeOldest(in versions: String) {
    var entries: [(path: String, time: Int)] = []
    for name in RunnerFile.names(in: versions) where !name.hasPrefix(".") {
      let path = "\(versions)/\(name)"
      var status = stat()
      if !name.hasPrefix(Self.scratchPrefix), lstat(path, &status) == 0 {
        entries.append((path, status.st_mtim.tv_sec))
      }
    }
    entries.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for entry in entries.dropLast(Self.limit) { FileSystem.removeFolder(entry.path) }
  }
}
