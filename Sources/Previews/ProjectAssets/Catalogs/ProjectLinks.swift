import OperatingSystem

/// Which symbolic links are followed when a project is searched: those to something inside it, each once, and
/// none to a folder that contains the link. Following a link to `/` would search the whole file system.
struct ProjectLinks {
  /// The project's folder without links.
  private let root: String
  private var followed: Set<String> = []

  /// - Parameter path: something in the project; outside a project, its folder is used instead.
  init(of path: String) { self.init(root: CatalogSearch.project(of: path)) }

  /// - Parameter root: the project's folder.
  init(root: String) { self.root = FileSystem.resolve(root) ?? root }

  /// Whether a path is not a symbolic link, or one to something in the project.
  func staysInside(_ path: String) -> Bool {
    guard FileSystem.isLink(path) else { return true }
    return FileSystem.resolve(path).map(isOfProject) ?? false
  }

  /// Whether a folder may be searched: it is not a symbolic link, or one that is followed.
  mutating func mayFollow(_ path: String) -> Bool {
    guard FileSystem.isLink(path) else { return true }
    guard let target = FileSystem.resolve(path), let place = FileSystem.resolve(FileSystem.folder(of: path)),
      isOfProject(target), !Self.isInside(place, target)
    else { return false }
    return followed.insert(target).inserted
  }

  /// Nothing counts as inside the root of the file system, which contains everything.
  private func isOfProject(_ target: String) -> Bool { root != "/" && Self.isInside(target, root) }

  /// Whether a resolved path is a folder or inside it.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/") || folder == "/"
  }
}
