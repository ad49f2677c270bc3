import Foundation
import OperatingSystem
import ProjectAssets

/// The names of source files in names of pictures: their own name, plus a folder after the view if another
/// file of the project has the same name.
///
/// Of two files `Home/Card.swift` and `Settings/Card.swift` with previews the pictures of one are called
/// `Card.VIEW~Home` and those of the other `Card.VIEW~Settings`, whether both are rendered or one. That only
/// depends on the files of the project: both have their folder as long as there are two, so that a name never
/// comes to mean another view. Files without previews do not count. Outside a project a file’s siblings are the files in
/// the folders of those that are rendered with it.
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

  /// A file's stem: its name without the extension.
  package static func stem(of path: String) -> String {
    let name = FileSystem.name(of: path)
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The folders that distinguish a file from others with its name; nil if there are none.
  package func folder(of path: String) -> String? {
    let folders = Self.folders(of: path)
    let others = (namesakes[FileSystem.name(of: path)] ?? []).filter { $0 != folders }
    guard !others.isEmpty else { return nil }
    // The fewest enclosing folders that distinguish it from all others.
    let count = (1...max(folders.count, 1)).first { count in
      !others.contains { $0.suffix(count).elementsEqual(folders.suffix(count)) }
    }
    return folders.suffix(count ?? folders.count).joined(separator: "-")
  }

  /// The folders of a file with symbolic links resolved, so that its name does not depend on the path used.
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
