import ProjectAssets
import Reports
package import StringCatalogs

/// The localized texts for the views of some sources.
package struct ProjectTexts {
  private let sources: [String]
  private let catalogs: [String]?

  /// - Parameter catalogs: string catalogs and folders of them; nil for those of the sources' projects.
  package init(sources: [String], catalogs: [String]? = nil) {
    self.sources = sources
    self.catalogs = catalogs
  }

  /// The catalogs as one; nil if there are none.
  ///
  /// - Parameter damaged: called with the reason why a catalog that was found rather than named cannot be
  ///   read; unless it throws, the others are used without it.
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

  /// The languages of the catalogs, the source language first; empty if there are no catalogs.
  package func locales() throws(PreviewRunnerError) -> [String] {
    guard let catalog = try read() else { return [] }
    return [catalog.sourceLanguage] + catalog.locales.filter { $0 != catalog.sourceLanguage }
  }
}
