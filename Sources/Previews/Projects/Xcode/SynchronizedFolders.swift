internal import OperatingSystem

/// The folders of an Xcode project whose files belong to targets without being listed (since Xcode 16), with their exceptions.
struct SynchronizedFolders {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  /// The relative paths of the files of each folder, by the folder's identifier.
  private var listed: [String: [String]] = [:]
  /// The folders of packages inside them, which build by themselves.
  private(set) var packages: Set<String> = []

  init(_ objects: XcodeObjects, paths: XcodePaths) {
    self.objects = objects
    self.paths = paths
  }

  /// The absolute paths of the files that belong to a target.
  mutating func files(of target: String, _ walk: inout FolderWalk) -> [String] {
    let own = Set(objects.strings(target, "fileSystemSynchronizedGroups"))
    var found: [String] = []
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = paths.path(of: folder) else { continue }
      let exceptions = exceptions(in: folder, for: target)
      if own.contains(folder) {
        // Exceptions in a target's own folder do not belong to it, …
        found += files(of: folder, path, &walk).filter { !Self.names(exceptions, $0) }.map { "\(path)/\($0)" }
      } else if !exceptions.isEmpty {
        // … and those in another target's folder do.
        found += files(of: folder, path, &walk).filter { Self.names(exceptions, $0) }.map { "\(path)/\($0)" }
      }
    }
    return found
  }

  private mutating func files(of folder: String, _ path: String, _ walk: inout FolderWalk) -> [String] {
    if let known = listed[folder] { return known }
    var inside: Set<String> = []
    let found = walk.files(below: path) { child in
      guard FileSystem.exists("\(path)/\(child)/Package.swift") else { return false }
      inside.insert("\(path)/\(child)")
      return true
    }
    packages.formUnion(inside)
    listed[folder] = found
    return found
  }

  /// The relative paths that a folder excepts for a target.
  private func exceptions(in folder: String, for target: String) -> Set<String> {
    var names: Set<String> = []
    for set in objects.strings(folder, "exceptions") where objects.string(set, "target") == target {
      guard objects.isa(set) == "PBXFileSystemSynchronizedBuildFileExceptionSet" else { continue }
      for name in objects.strings(set, "membershipExceptions") {
        // Localized files are named by the file that they translate: “/Localized: Texts/Localizable.strings”.
        if name.hasPrefix("/Localized") {
          names.insert("/" + FileSystem.name(of: name.replacing("/Localized: ", with: "")))
        } else {
          names.insert(name)
        }
      }
    }
    return names
  }

  /// Whether exceptions name a file or one of its folders.
  private static func names(_ exceptions: Set<String>, _ file: String) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(file) { return true }
    var path = file
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      if exceptions.contains(path) { return true }
    }
    return false
  }
}
