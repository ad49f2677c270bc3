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
    let place = ProcessEnvironment.value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
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
