import OperatingSystem

/// Which links are followed where a project is looked through: those to what lies in it, each once, and none to a folder around
/// the link. A link to `/` would have everything looked through that there is.
struct ProjectLinks {
  /// The project's folder without links.
  private let root: String
  private var followed: Set<String> = []

  /// - Parameter path: something in the project; of what is in none, the folder around it counts.
  init(of path: String) { self.init(root: CatalogSearch.project(of: path)) }

  /// - Parameter root: the project's folder.
  init(root: String) { self.root = FileSystem.resolve(root) ?? root }

  /// Whether what has a path is no link, or one to something in the project.
  func staysInside(_ path: String) -> Bool {
    guard FileSystem.isLink(path) else { return true }
    return FileSystem.resolve(path).map(isOfProject) ?? false
  }

  /// Whether what has a path may be looked into: it is no link, or one that is followed.
  mutating func mayFollow(_ path: String) -> Bool {
    guard FileSystem.isLink(path) else { return true }
    guard let target = FileSystem.resolve(path), let place = FileSystem.resolve(FileSystem.folder(of: path)),
      isOfProject(target), !Self.isInside(place, target)
    else { return false }
    return followed.insert(target).inserted
  }

  /// Of the root of the file system, which holds everything, nothing is.
  private func isOfProject(_ target: String) -> Bool { root != "/" && Self.isInside(target, root) }

  /// Whether a path without links is a folder's or leads below it.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/") || folder == "/"
  }
}
