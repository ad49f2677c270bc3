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
    if let language = language(named: name, ending: ending) { return [language] }
    return files(named: name, ending: ending, folder: folder)
  }

  /// The folder of the project's texts in a language; string catalogs become such folders where an app is built.
  private static func language(named name: String?, ending: String?) -> URL? {
    guard let name, ending == "lproj", RenderContext.current.strings.speaks(name) else { return nil }
    let folder = URL(fileURLWithPath: NSHomeDirectory() + "/../Languages/\(name).lproj").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  private static func files(named name: String?, ending: String?, folder: String?) -> [URL] {
    RenderContext.current.assets.resources(
      named: name, ending: ending.flatMap { $0.isEmpty ? nil : $0 }, folder: folder
    ).map { URL(fileURLWithPath: $0) }
  }
}
