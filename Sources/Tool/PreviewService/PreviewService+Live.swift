internal import OperatingSystem
package import PreviewDeclarations
package import PreviewRunner
internal import ProjectAssets
package import Rendering

extension PreviewService {
  /// A process that shows the previews of a listing for as long as it is kept, with the sources where their literals can be given
  /// other values.
  package func live(
    _ listing: FileListing
  ) throws(ServiceError) -> (worker: LiveWorker, source: LiveSource?) {
    do throws(PreviewRunnerError) {
      return try job(listing).live()
    } catch {
      throw ServiceError(error)
    }
  }

  /// A process that shows the previews of sources that `prepareLive` has compiled, with the numbers of the
  /// literals that have to be compiled where they change; nil if it has not.
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

  /// Compiles the sources of a listing so that literals can be given other values while they run.
  package func prepareLive(_ listing: FileListing) throws(ServiceError) {
    let source = try source(of: listing)
    do throws(PreviewRunnerError) {
      try job(listing).prepareLive(source)
    } catch {
      throw ServiceError(error)
    }
  }

  /// What such a process is asked for.
  ///
  /// - Parameters:
  ///   - findsOverlays: whether what can be drawn over the picture is told with the tree.
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

  /// What tells the versions of all files apart that a listing is shown with.
  package func signature(of listing: FileListing) -> [String?] {
    watched(listing).map { FileSystem.signature(of: $0) }
  }

  /// The files that pictures change with: the sources and the catalogs of their texts.
  package func watched(_ listing: FileListing) -> [String] {
    listing.sources + CatalogSearch.catalogs(near: [listing.file])
  }
}
