import Devices
import OperatingSystem
import PreviewRunner
import Rendering
import Reports

/// The file that SnapshotPreviews writes beside a picture.
enum SidecarFile {
  /// Writes a picture's metadata beside it, if there is a picture.
  ///
  /// - Parameter drawsAccessibility: whether all pictures have a picture of the VoiceOver elements beside
  ///   them.
  static func write(_ report: RenderReport, drawsAccessibility: Bool) throws(FileError) {
    guard let path = report.path, path.hasSuffix(".png") else { return }
    let text = sidecar(report, drawsAccessibility).json.text + "\n"
    try FileSystem.write(Array(text.utf8), to: String(path.dropLast(4)) + ".json")
  }

  private static func sidecar(_ report: RenderReport, _ drawsAccessibility: Bool) -> PreviewSidecar {
    var sidecar = PreviewSidecar()
    let facts = report.preview ?? PreviewFacts()
    sidecar.previewName = facts.displayName
    sidecar.container = facts.container ?? report.view
    sidecar.fileID = facts.fileID
    sidecar.line = facts.line
    sidecar.index = facts.index
    sidecar.orientation = facts.orientation
    sidecar.colorScheme = facts.colorScheme
    sidecar.device = report.extent?.device ?? report.asked?.device?.name
    sidecar.variant = report.asked?.fileSuffix.isEmpty == false ? report.asked?.name : nil
    sidecar.drawsAccessibility = drawsAccessibility
    sidecar.take(facts.marks)
    return sidecar
  }
}
