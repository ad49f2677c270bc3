import Devices
import Fonts
import Galleries
import Imaging
import OperatingSystem
import PNGCodec
import PreviewRunner
import Rendering
import Reports
import Views

/// The pictures of a run as they are rendered, for the page and the sheet that show them.
struct GalleryCollection {
  private let page: String?
  private let sheet: String?
  private var gallery: Gallery

  /// - Parameters:
  ///   - page: the page's file.
  ///   - sheet: the sheet's file; nil if neither is requested.
  init?(page: String?, sheet: String?) {
    if page == nil && sheet == nil { return nil }
    (self.page, self.sheet) = (page, sheet)
    gallery = Gallery(title: "FittingRoom: \(FileSystem.name(of: FileSystem.currentFolder))")
  }

  mutating func add(_ report: RenderReport, target: String?) {
    guard let picture = report.path, picture.lowercased().hasSuffix(".png"),
      let size = Self.size(of: picture)
    else { return }
    gallery.add(
      GalleryPicture(
        path: picture, preview: report.view, source: report.file, target: target,
        traits: report.asked.map { Self.traits(of: $0, report.extent) } ?? [],
        notes: report.fidelity.map { .init(kind: $0.cause.rawValue, text: "\($0.subject): \($0.sentence)") }
          + report.warnings.map { .init(kind: "warning", text: $0) },
        width: size.width, height: size.height,
        scale: max(1, report.extent?.scale ?? report.asked?.scale ?? 1)))
  }

  /// Writes the page and the sheet.
  ///
  /// - Parameter fonts: the folder of the fonts, if one was given.
  func write(fonts: String?) throws {
    if let page {
      let folder = FileSystem.folder(of: FileSystem.absolutePath(page))
      try write(Array(gallery.page(in: folder).utf8), to: page)
      tell("\(page) shows \(gallery.count).")
    }
    if let sheet { try writeSheet(to: sheet, fonts: fonts) }
  }

  private func writeSheet(to path: String, fonts: String?) throws {
    let sheet = ContactSheet(gallery)
    let paths = [path] + (1..<sheet.pageCount).map { "\(path.dropLast(4))-\($0 + 1).png" }
    let pictures = Set(gallery.pictures.map { FileSystem.absolutePath($0.path) })
    if let taken = paths.first(where: { pictures.contains(FileSystem.absolutePath($0)) }) {
      let reason = "\(taken) is a picture of the run; give --contact-sheet another name"
      try JobReport.fail(.reported(exitCode: PreviewRunnerError.usageCode, text: reason))
    }
    let library: FontLibrary
    do {
      library = try FontLibrary(directory: FontLibrary.locate(explicit: fonts))
    } catch {
      try JobReport.fail(.reported(exitCode: 69, text: "\(error)"))
    }
    for (number, path) in paths.enumerated() {
      let bitmap = try MainActor.assumeIsolated { try sheet.page(number, fonts: library) }
      try write(PNGEncoder.encode(bitmap), to: path)
    }
    let pages = paths.count > 1 ? " on \(paths.count) pages" : ""
    tell("\(path) shows \(gallery.count)\(pages).")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do throws(PreviewRunnerError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      try JobReport.fail(error)
    }
  }

  private func tell(_ sentence: String) { JobReport.complain("note: \(sentence)") }

  /// What distinguishes a variant from others, for people.
  ///
  /// - Parameter extent: what it was shown on, if that was left to the view.
  private static func traits(of variant: PreviewVariant, _ extent: ShownExtent?) -> [GalleryPicture.Trait] {
    func size(_ length: Double?) -> String {
      length.map { $0.isFinite ? "\(PointText($0))" : "infinite" } ?? "ideal"
    }
    let scale = extent?.scale ?? variant.scale
    let ownSize = "\(size(variant.width))×\(size(variant.height))"
    let all: [(String, String?)] = [
      ("Device", extent?.device ?? variant.device?.name),
      ("Size", extent?.device == nil ? ownSize : "screen"),
      ("Scale", scale == 1 ? nil : "\(PointText(scale))×"),
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
