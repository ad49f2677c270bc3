import Foundation
import OperatingSystem
import ProjectAssets

/// What source files are called in names of pictures: by their own name, and with a folder behind the view where another file
/// of the project has that name.
///
/// Of two files `Home/Card.swift` and `Settings/Card.swift` with previews the pictures of one are called `Card.VIEW~Home` and
/// those of the other `Card.VIEW~Settings`, whether both are rendered or one. That depends on the files of the project alone:
/// neither is ever without its folder as long as there are two, so that a name never comes to mean another view. Files without
/// previews count for nothing. Outside of a project a file has no other beside it.
package struct SourceStems {
  /// The files of a project that have a file's name, by the file's name; only those with previews.
  private let namesakes: [String: [[Substring]]]

  /// - Parameter projectSources: the paths of the Swift files of the project.
  package init(projectSources: [String]) {
    let byName = Dictionary(grouping: projectSources, by: FileSystem.name)
    namesakes = byName.filter { $0.value.count > 1 }
      .mapValues { paths in paths.filter(Self.hasPreviews).map(Self.folders) }
      .filter { !$0.value.isEmpty }
  }

  /// What a file is called: its name without the ending.
  package static func stem(of path: String) -> String {
    let name = FileSystem.name(of: path)
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The folders that tell a file from others of its name; nil if there are none.
  package func folder(of path: String) -> String? {
    let folders = Self.folders(of: path)
    let others = (namesakes[FileSystem.name(of: path)] ?? []).filter { $0 != folders }
    guard !others.isEmpty else { return nil }
    // As few of the folders around it as tell it from all others.
    let count = (1...max(folders.count, 1)).first { count in
      !others.contains { $0.suffix(count).elementsEqual(folders.suffix(count)) }
    }
    return folders.suffix(count ?? folders.count).joined(separator: "-")
  }

  /// The folders that a file is in, links followed, so that a file has one name from wherever it is looked at.
  private static func folders(of path: String) -> [Substring] {
    let path = FileSystem.resolve(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    return Array(path.split(separator: "/").dropLast())
  }

  private static func hasPreviews(_ path: String) -> Bool {
    guard let content = try? RunnerFile.read(path) else { return false }
    return content.mentions("#Preview") || content.mentions("PreviewProvider")
      || content.mentions("PrefireProvider")
  }
}
