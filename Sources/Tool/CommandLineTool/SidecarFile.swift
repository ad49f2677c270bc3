import Devices
import OperatingSystem
import PreviewRunner
import Rendering
import Reports

/// The file that SnapshotPreviews writes beside a picture.
enum SidecarFile {
  /// Writes what is known of a picture beside it; nothing where there is no picture.
  ///
  /// - Parameter job: what the picture was asked for with.
  static func write(_ report: RenderReport, of job: RenderJob) throws(FileError) {
    guard let path = report.path, path.hasSuffix(".png") else { return }
    let text = sidecar(report, job).json.text + "\n"
    try FileSystem.write(Array(text.utf8), to: String(path.dropLast(4)) + ".json")
  }

  private static func sidecar(_ report: RenderReport, _ job: RenderJob) -> PreviewSidecar {
    var sidecar = PreviewSidecar()
    let facts = report.preview ?? PreviewFacts()
    sidecar.previewName = facts.displayName
    sidecar.container = facts.container ?? report.view
    sidecar.fileID = facts.fileID
    sidecar.line = facts.line
    sidecar.index = facts.index
    sidecar.orientation = facts.orientation
    sidecar.colorScheme = facts.colorScheme
    let variant = job.variants.first { $0.name == report.variant }
    sidecar.device = variant?.device?.name
    sidecar.variant = variant?.fileSuffix.isEmpty == false ? report.variant : nil
    sidecar.drawsAccessibility = job.accessibility.hasPictures
    sidecar.take(facts.marks)
    return sidecar
  }
}
