import Glibc
import OperatingSystem

/// A home folder for views, as an app's container is: with the usual folders, which views may fill, and empty for each task.
///
/// Apps look up their documents or caches folder, create what is missing in it, and keep databases and settings there. Each worker
/// has a home of its own, below the compiled sources, which no other process uses meanwhile; what a task leaves behind is removed.
/// Views do not see the user's real home folder.
final class ViewHome {
  /// Its path, which is the same for each run's first worker as long as one run uses the cache.
  let path: String
  /// Nil on file systems without locks, where the path contains this process's number.
  private let lock: FolderLock?

  /// The folder of all homes, once a job has made it.
  nonisolated(unsafe) private static var all: String?
  /// The number of homes that this process has made on file systems without locks.
  nonisolated(unsafe) private static var made = 0

  /// How many processes may have homes at once on file systems with locks.
  private static let most = 256

  /// The folders of an app's container, and where Foundation looks for them on Linux (the XDG base directories).
  private static let folders = [
    "Documents", "Desktop", "Downloads", "Library/Application Support", "Library/Caches",
    "Library/Preferences", "Movies",
    "Music", "Pictures", "tmp", ".cache", ".config", ".local/share",
  ]

  /// The names that each folder of an empty home has in it, sorted.
  private static let names: [String: [String]] = {
    var names: [String: Set<String>] = [:]
    for folder in folders {
      var place = ""
      for part in folder.split(separator: "/").map(String.init) {
        names[place, default: []].insert(part)
        place += "/" + part
      }
      names[place, default: []] = []
    }
    return names.mapValues { $0.sorted() }
  }()

  // MARK: All homes

  /// Makes the folder for homes if needed; returns those of its folders that all views may read.
  static func prepare(in cache: String) throws(PreviewRunnerError) -> [String] {
    let folder = "\(cache)/homes"
    if FileSystem.isLink(folder) { unlink(folder) }
    try RunnerFile.makeFolder("\(folder)/Languages", mode: 0o700)
    all = folder
    return ["\(folder)/Languages"]
  }

  /// Makes the folders of a project's texts in its languages, which are bundles of their own and found beside the home.
  static func add(languages: [String]) {
    guard let all else { return }
    for language in languages where !language.contains("/") {
      try? RunnerFile.makeFolder("\(all)/Languages/\(language).lproj", mode: 0o700)
    }
  }

  // MARK: One home

  /// Takes a home that no other process uses, and empties it; nil if no job has asked for homes.
  static func take() throws(PreviewRunnerError) -> ViewHome? {
    guard let all else { return nil }
    for number in 0..<most {
      let path = "\(all)/\(number)"
      try RunnerFile.makeFolder(path, mode: 0o700)
      errno = 0
      if let lock = FolderLock(ifFree: path) { return try ViewHome(path, lock) }
      if errno != EWOULDBLOCK { break }
    }
    made += 1
    return try ViewHome("\(all)/\(getpid())-\(made)", nil)
  }

  private init(_ path: String, _ lock: FolderLock?) throws(PreviewRunnerError) {
    (self.path, self.lock) = (path, lock)
    try restore()
  }

  deinit {
    // The next run finds the usual folders there.
    if lock == nil { FileSystem.removeFolder(path) } else { try? restore() }
  }

  /// Makes the folder the home of this process, in which no view's code has run yet.
  func enter() {
    setenv("HOME", path, 1)
    // Foundation's own name for it.
    setenv("CFFIXED_USER_HOME", path, 1)
    setenv("TMPDIR", "\(path)/tmp", 1)
  }

  /// Removes what a task has left, whose processes have all ended.
  func restore() throws(PreviewRunnerError) {
    if isEmpty { return }
    FileSystem.emptyFolder(path)
    for folder in Self.folders { try RunnerFile.makeFolder("\(path)/\(folder)", mode: 0o700) }
  }

  /// Whether there is nothing in it but the usual folders.
  var isEmpty: Bool {
    Self.names.allSatisfy { (try? FileSystem.names(in: path + $0.key).sorted()) == $0.value }
  }
}
