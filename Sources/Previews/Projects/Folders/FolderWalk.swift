internal import OperatingSystem

/// Lists the files below folders of a project.
///
/// Hidden files are left out, bundles count as one file, and symbolic links are only followed inside the
/// project, each folder once.
struct FolderWalk {
  /// The resolved absolute path of the folder that symbolic links must not lead out of.
  let boundary: String
  /// How many links were left out because they lead out.
  private(set) var linksOut = 0
  /// Whether the list is incomplete.
  private(set) var isCut = false

  /// How many files one walk lists at most.
  private static let limit = 200_000
  /// The maximum depth of folders.
  private static let deepest = 64

  /// - Parameter project: a folder; links may also lead to elsewhere in its repository.
  init(around project: String) {
    let folder = FileSystem.resolve(project) ?? project
    var above = folder
    while !FileSystem.exists("\(above)/.git"), let parent = FileSystem.parent(of: above), parent != above {
      above = parent
    }
    boundary = FileSystem.exists("\(above)/.git") && above != FileSystem.homeFolder ? above : folder
  }

  /// The paths of the files below a folder, relative to it, in the order of their bytes.
  ///
  /// - Parameter skips: whether a folder, by its relative path, is left out with all that is in it.
  mutating func files(below folder: String, skips: (String) -> Bool = { _ in false }) -> [String] {
    var found: [String] = []
    var opened: Set<FileIdentity> = []
    var pending = [(relative: "", depth: 0)]
    while let (relative, depth) = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      guard let identity = FileIdentity(existing: path), opened.insert(identity).inserted,
        let names = try? FileSystem.names(in: path)
      else { continue }
      for name in names where !name.hasPrefix(".") {
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        let place = "\(folder)/\(child)"
        guard mayFollow(place) else { continue }
        if FileSystem.isFolder(place), !FileRole.isOpaque(name) {
          if depth < Self.deepest, !skips(child) { pending.append((child, depth + 1)) }
        } else if found.count < Self.limit {
          found.append(child)
        } else {
          isCut = true
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path is not a symbolic link, or one that leads to somewhere in the project.
  mutating func mayFollow(_ path: String) -> Bool {
    guard FileSystem.isLink(path) else { return true }
    guard let target = FileSystem.resolve(path) else { return false }
    if FilePath.isBelow(target, boundary) { return true }
    linksOut += 1
    return false
  }

  /// What was left out, as sentences.
  var notes: [String] {
    (linksOut == 0
      ? []
      : [
        "\(linksOut) \(linksOut == 1 ? "link leads" : "links lead") out of the project and \(linksOut == 1 ? "is" : "are") left out."
      ])
      + (isCut ? ["A folder holds more than \(Self.limit) files; the rest is left out."] : [])
  }
}
