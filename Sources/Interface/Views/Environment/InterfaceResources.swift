public import Foundation

/// Files of the project, for the user module's versions of Foundation's functions of the same names.
///
/// Foundation only knows the program's own bundle; the runner redeclares `Bundle`'s functions beside the
/// sources, and they find the project's files through these.
public enum _InterfaceResources {
  /// The file with a name and an ending, the nearest to the sources first.
  public static func url(named name: String?, ending: String?, folder: String? = nil) -> URL? {
    urls(named: name, ending: ending, folder: folder).first
  }

  /// All files with a name and an ending.
  public static func urls(named name: String?, ending: String?, folder: String? = nil) -> [URL] {
    RenderContext.current.assets.resources(
      named: name, ending: ending.flatMap { $0.isEmpty ? nil : $0 }, folder: folder
    ).map { URL(fileURLWithPath: $0) }
  }
}
