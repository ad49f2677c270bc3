import Devices
import Galleries
import OperatingSystem
import PreviewRunner
import Rendering
import Reports
import Views

/// The pictures of a run as they are rendered, for the page that shows them.
struct GalleryCollection {
  private let path: String
  private var gallery: Gallery

  /// - Parameter path: the page's file.
  init(_ path: String) {
    self.path = path
    gallery = Gallery(title: "FittingRoom: \(FileSystem.name(of: FileSystem.currentFolder))")
  }

  mutating func add(_ report: RenderReport, of job: RenderJob, target: String?) {
    guard let picture = report.path, picture.lowercased().hasSuffix(".png"),
      let size = Self.size(of: picture)
    else { return }
    let variant = job.variants.first { $0.name == report.variant }
    gallery.add(
      GalleryPicture(
        path: picture, preview: report.view, source: report.file, target: target,
        traits: variant.map(Self.traits) ?? [],
        notes: report.fidelity.map { .init(kind: $0.cause.rawValue, text: "\($0.subject): \($0.sentence)") }
          + report.warnings.map { .init(kind: "warning", text: $0) },
        width: size.width, height: size.height, scale: max(1, variant?.scale ?? 1)))
  }

  /// Writes the page.
  func write() throws {
    let folder = FileSystem.folder(of: FileSystem.absolutePath(path))
    do throws(PreviewRunnerError) {
      try OutputFile.write(Array(gallery.page(in: folder).utf8), to: path)
    } catch {
      try JobReport.fail(error)
    }
    JobReport.complain(
      "note: \(path) shows \(gallery.pictures.count) \(gallery.pictures.count == 1 ? "picture" : "pictures")."
    )
  }

  /// What tells a variant from others, as people say it.
  private static func traits(of variant: PreviewVariant) -> [GalleryPicture.Trait] {
    func size(_ length: Double?) -> String {
      length.map { $0.isFinite ? "\(PointText($0))" : "infinite" } ?? "ideal"
    }
    let all: [(String, String?)] = [
      ("Device", variant.device?.name),
      ("Size", "\(size(variant.width))×\(size(variant.height))"),
      ("Scale", variant.scale == 1 ? nil : "\(PointText(variant.scale))×"),
      ("Appearance", variant.colorScheme?.name), ("Contrast", variant.contrast?.name),
      ("Language", variant.locale ?? variant.pseudoLocale), ("Type size", variant.dynamicTypeSize?.name),
      ("Direction", variant.layoutDirection?.name), ("Scrolled to", variant.scrollTarget),
      ("Other", variant.tags.isEmpty ? nil : variant.tags.joined(separator: " ")),
    ]
    return all.compactMap { dimension, value in value.map { .init(dimension, $0) } }
  }

  /// A picture's size in pixels, from its first chunk (PNG, third edition, 11.2.1).
  private static func size(of path: String) -> (width: Int, height: Int)? {
    guard let bytes = try? FileSystem.read(path), bytes.count >= 24 else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
