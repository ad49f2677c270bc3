internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#endif

/// The folder for the pictures of a server; it is deleted with the server.
package final class PictureFolder {
  /// Nil before there is a picture.
  package private(set) var path: String?
  private var count = 0
  /// Folders of temporary pictures, the oldest first.
  private var passing: [String] = []

  private static let prefix = "fittingroom-pictures."
  /// The number of renders whose temporary pictures are kept.
  private static let keptRenders = 200

  init() {}

  /// Makes the folder, and removes those of killed servers.
  private static func make() throws(ServiceError) -> String {
    for name in (try? FileSystem.names(in: place)) ?? [] where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "." }
      if let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH {
        FileSystem.removeFolder("\(place)/\(name)")
      }
    }
    do {
      return try FileSystem.makeTemporaryFolder("\(place)/\(prefix)\(getpid()).")
    } catch {
      throw ServiceError("\(error)")
    }
  }

  /// Removes what a server that has ended left.
  package static func removeFolders(of process: Int32) {
    for name in (try? FileSystem.names(in: place)) ?? [] where name.hasPrefix("\(prefix)\(process).") {
      FileSystem.removeFolder("\(place)/\(name)")
    }
  }

  private static var place: String {
    ProcessEnvironment.value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Whether a path, without links, is in such a folder of one of the caller's servers.
  static func holds(_ path: String) -> Bool {
    guard let place = FileSystem.resolve(place), path.hasPrefix("\(place)/\(prefix)") else { return false }
    let rest = path.dropFirst(place.utf8.count + 1)
    guard let end = rest.firstIndex(of: "/") else { return false }
    var status = stat()
    return lstat("\(place)/\(rest[..<end])", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  deinit { if let path { FileSystem.removeFolder(path) } }

  /// A folder for a render.
  ///
  /// - Parameter isKept: whether it is kept until the server ends, regardless of the number of others.
  func next(isKept: Bool) throws(ServiceError) -> String {
    if path == nil { path = try Self.make() }
    count += 1
    let folder = "\(path ?? "")/\(count)"
    if !isKept {
      passing.append(folder)
      if passing.count > Self.keptRenders { FileSystem.removeFolder(passing.removeFirst()) }
    }
    return folder
  }
}
