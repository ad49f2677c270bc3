internal import OperatingSystem
package import PreviewDeclarations
package import PreviewRunner
internal import ProjectAssets
package import Rendering

extension PreviewService {
  /// A process that shows the previews of a listing for as long as it is kept.
  package func live(_ listing: FileListing) throws(ServiceError) -> StartedPreview {
    if let started = takeLive(listing) { return started }
    do throws(PreviewRunnerError) {
      return try job(listing).live()
    } catch {
      throw ServiceError(error)
    }
  }

  /// A process that shows the previews of sources that `prepareLive` has compiled, with the numbers of the
  /// literals whose changes need a recompilation; nil if it has not.
  package func live(
    _ listing: FileListing, _ source: LiveSource
  ) throws(ServiceError) -> (worker: LiveWorker, unmarked: Set<Int>)? {
    do throws(PreviewRunnerError) {
      return try job(listing).live(source)
    } catch {
      throw ServiceError(error)
    }
  }

  /// The sources of a listing as they are now.
  package func source(of listing: FileListing) throws(ServiceError) -> LiveSource {
    do throws(PreviewRunnerError) {
      return try LiveSource(
        paths: listing.sources, literalsOf: [listing.file], syntax: syntax)
    } catch {
      throw ServiceError(error)
    }
  }

  /// Compiles the sources of a listing with changeable literals.
  package func prepareLive(_ listing: FileListing) throws(ServiceError) {
    let source = try source(of: listing)
    do throws(PreviewRunnerError) {
      try job(listing).prepareLive(source)
    } catch {
      throw ServiceError(error)
    }
  }

  /// The request to such a process.
  ///
  /// - Parameters:
  ///   - findsOverlays: whether the tree includes overlays.
  ///   - literals: the values of literals that have changed since the sources were compiled.
  package func request(
    _ preview: FileListing.Preview, _ variant: PreviewVariant, steps: [PointerStep], findsOverlays: Bool,
    literals: [Int: LiteralValue]
  ) -> LiveRequest {
    var request = LiveRequest(preview.listed, variant, steps: steps)
    request.findsOverlays = findsOverlays
    request.literals = literals
    return request
  }

  /// The version marks of all files that affect a listing.
  package func signature(of listing: FileListing) -> [String?] {
    watched(listing).map { FileSystem.signature(of: $0) }
  }

  /// The files that affect pictures: the sources, those of the project's other modules, and the catalogs of
  /// their texts.
  package func watched(_ listing: FileListing) -> [String] {
    watchedSources(listing) + CatalogSearch.catalogs(near: [listing.file])
  }

  /// The sources of a listing, and after them those of other modules in the served folder.
  func watchedSources(_ listing: FileListing) -> [String] {
    let others = listing.project?.others.flatMap(\.sources) ?? []
    return listing.sources
      + others.filter { path in
        path.hasPrefix(project.root + "/")
          && !project.relative(path).split(separator: "/").contains { $0.hasPrefix(".") }
      }
  }
}
