#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension FileSystem {
  /// Whether a folder is the user's home, or holds it: what the environment says about it, or the system's
  /// list of users. A repository of one's settings makes no project of everything that one has, and root has
  /// no business in the home of the one whom the folder belongs to either.
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
