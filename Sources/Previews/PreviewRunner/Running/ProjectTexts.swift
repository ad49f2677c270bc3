import ProjectAssets
import Reports
package import StringCatalogs

/// The texts that views of some sources are shown with.
package struct ProjectTexts {
  private let sources: [String]
  private let catalogs: [String]?

  /// - Parameter catalogs: string catalogs and folders of them; nil takes those of the projects that the sources are
  ///   part of.
  package init(sources: [String], catalogs: [String]? = nil) {
    self.sources = sources
    self.catalogs = catalogs
  }

  /// The catalogs as one; nil if there are none.
  ///
  /// - Parameter damaged: is told why one that was found, and not named, cannot be read; unless it throws, the others are taken
  ///   without it.
  package func read(
    damaged: (PreviewRunnerError) throws(PreviewRunnerError) -> Void = { error throws(PreviewRunnerError) in
      throw error
    }
  ) throws(PreviewRunnerError) -> StringCatalog? {
    var found: [String] = []
    for path in catalogs ?? CatalogSearch.catalogs(near: sources) where !found.contains(path) {
      found.append(path)
    }
    var failures: [LocatedError] = []
    let whole: StringCatalog?
    do throws(LocatedError) {
      whole = try CatalogSearch.read(found) { error throws(LocatedError) in
        if catalogs != nil { throw error }
        failures.append(error)
      }
    } catch {
      throw .reported(exitCode: 65, text: "\(error)")
    }
    for failure in failures {
      try damaged(.reported(exitCode: 65, text: "\(failure); the texts beside it are left out, too"))
    }
    return whole
  }

  /// The languages of the catalogs, the source language first; none if there are no catalogs.
  package func locales() throws(PreviewRunnerError) -> [String] {
    guard let catalog = try read() else { return [] }
    return [catalog.sourceLanguage] + catalog.locales.filter { $0 != catalog.sourceLanguage }
  }
}
