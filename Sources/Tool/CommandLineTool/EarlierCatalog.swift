import OperatingSystem
import Reports
import StringCatalogs
import VersionControl

/// The catalogs as of a commit.
struct EarlierCatalog {
  private let paths: [String]
  private let sourceLanguage: String

  init(_ paths: [String], sourceLanguage: String) {
    self.paths = paths
    self.sourceLanguage = sourceLanguage
  }

  /// What has changed since.
  ///
  /// - Throws: `LocatedError` if a file is not in a repository, or the repository has no such commit.
  func changes(since commit: String, of catalog: StringCatalog) throws -> CatalogChanges {
    var repositories: [String: GitRepository] = [:]
    for file in try CatalogReader.files(of: paths) {
      let folder = FileSystem.parent(of: file) ?? "."
      guard repositories[folder] == nil else { continue }
      do {
        let repository = try GitRepository(folder: folder)
        try repository.check(commit)
        repositories[folder] = repository
      } catch let error as GitRepository.Failure {
        throw LocatedError(file: file, reason: "--changed-since: \(error.description)")
      }
    }
    let old = try CatalogReader.read(paths, sourceLanguage: sourceLanguage, keepsGoing: true) { file in
      // A file that is not in the commit is entirely new.
      try? repositories[FileSystem.parent(of: file) ?? "."]?
        .content(of: FileSystem.name(of: file), at: commit)
    }
    return CatalogChanges(since: old, sourceLanguage: catalog.sourceLanguage)
  }
}
