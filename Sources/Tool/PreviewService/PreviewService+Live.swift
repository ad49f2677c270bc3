internal import OperatingSystem
package import PreviewRunner
internal import ProjectAssets
package import Rendering

extension PreviewService {
  /// A process that shows the previews of a listing for as long as it is kept.
  package func live(_ listing: FileListing) throws(ServiceError) -> LiveWorker {
    do throws(PreviewRunnerError) {
      return try job(listing).live()
    } catch {
      throw ServiceError(error)
    }
  }

  /// What such a process is asked for.
  package func request(
    _ preview: FileListing.Preview, _ variant: PreviewVariant, steps: [PointerStep]
  ) -> LiveRequest {
    LiveRequest(preview.listed, variant, steps: steps)
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
