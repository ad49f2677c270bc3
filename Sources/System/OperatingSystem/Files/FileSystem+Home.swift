#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension FileSystem {
  /// Whether a folder is the user's home, or contains it, according to the environment or the system's user
  /// database. A repository for dotfiles does not make the whole home folder a project; for root, the home of
  /// the folder's owner is excluded as well.
  package static func holdsHome(_ folder: String) -> Bool {
    var homes: [String] = []
    var status = stat()
    for user in [geteuid()] + (stat(folder, &status) == 0 ? [status.st_uid] : []) {
      if let entry = getpwuid(user), let home = entry.pointee.pw_dir { homes.append(String(cString: home)) }
    }
    if let home = ProcessEnvironment.value("HOME") { homes.append(home) }
    return homes.contains { isInside($0, folder: folder) }
  }
}
