internal import Fonts
internal import Foundation
internal import OperatingSystem
internal import ProjectAssets
package import Rendering
internal import Views

/// Renderers that find the resources that a project's views name.
@MainActor
package enum ProjectRenderer {
  /// A renderer with the bundled fonts and, if a source is given, the texts, assets and fonts of its project.
  ///
  /// - Throws: `FontError` if there are no fonts, or an error with its location if a string catalog cannot be
  ///   read.
  package static func make(near source: String?, fonts explicit: String? = nil) throws -> ViewRenderer {
    let fonts = try FontLibrary(directory: fontFolder(explicit))
    var renderer = ViewRenderer(fonts: fonts)
    guard let source else { return renderer }
    let files = ProjectFiles(near: [source])
    // Files that turn out not to be fonts are skipped; views that name them note that they are missing.
    for path in files.fonts { try? fonts.register(URL(fileURLWithPath: path)) }
    renderer.assets = ProjectAssetSource(files) { environment in
      environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
        ? "ipad" : "iphone"
    }
    if let catalog = try CatalogSearch.read(CatalogSearch.catalogs(near: [source])) {
      renderer.strings = CatalogStrings(catalog, near: FileSystem.folder(of: source))
    }
    return renderer
  }

  /// The fonts named by the caller or the environment or near the program, or else those of the package that
  /// this was built from, because a user's program does not run inside it.
  private static func fontFolder(_ explicit: String?) throws -> URL {
    do {
      return try FontLibrary.locate(explicit: explicit)
    } catch {
      let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      let folder = package.appendingPathComponent("Fonts")
      guard explicit == nil, FileManager.default.fileExists(atPath: folder.path) else { throw error }
      return folder
    }
  }
}
