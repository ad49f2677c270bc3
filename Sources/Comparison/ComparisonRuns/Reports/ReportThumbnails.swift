internal import ImageComparison
internal import Imaging
internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// Small copies of the pictures that a report shows, as files beside it.
///
/// Only entries that do not pass get them: those are what people look at, and they are few even among
/// thousands. Other entries link to the pictures themselves.
struct ReportThumbnails: Sendable {
  /// The small copy of each picture, by the picture's path.
  private(set) var paths: [String: String] = [:]
  /// For each entry the copies of its pictures side by side, by the entry's name.
  private(set) var rows: [ByteName: String] = [:]

  /// How an entry's pictures are shown.
  enum Arrangement: Sendable {
    case eachByItself
    case sideBySide
  }

  /// No thumbnails.
  init() {}

  /// Makes the copies in a folder named after the report, and deletes those of an earlier report, which are
  /// listed in the folder.
  ///
  /// - Parameters:
  ///   - limit: for how many entries, the worst first.
  ///   - side: the largest width and height of a copy in pixels.
  ///   - reader: reads picture formats other than PNG.
  init(
    for entries: [Report.Entry], in folder: String, _ arrangement: Arrangement, limit: Int, side: Int,
    _ reader: PictureReader? = nil
  ) throws(FileError) {
    guard !FileSystem.isLink(folder) else {
      throw FileError(
        path: folder, reason: .unwritable("it is a link, and small pictures would go where it leads"))
    }
    try Self.removeEarlier(in: folder)
    let shown = Array(entries.lazy.filter { !$0.passes }.prefix(limit))
    let made = Parallel.map(count: shown.count) {
      Self.make(shown[$0], in: folder, arrangement, side, reader)
    }
    for (entry, copies) in zip(shown, made) {
      for (path, copy) in copies.paths { paths[path] = copy }
      rows[ByteName(entry.name)] = copies.row
    }
    let files = Set(paths.values).union(rows.values).map(FileSystem.name).sorted()
    if !files.isEmpty { try Self.list(files, in: folder) }
  }

  /// The list of the files that belong to a report.
  private static let listName = "thumbnails.json"

  private static func list(_ files: [String], in folder: String) throws(FileError) {
    let list = JSONValue.object(["version": .integer(1), "files": .array(files.map { .string($0) })])
    try FileSystem.write(Array((list.text + "\n").utf8), to: folder + "/" + listName)
  }

  /// Deletes what the list of an earlier report names, and nothing else.
  private static func removeEarlier(in folder: String) throws(FileError) {
    let path = folder + "/" + listName
    guard FileSystem.exists(path), let list = try? JSONParser.parse(MappedFile(path: path).contents),
      list["version"]?.integer == 1
    else { return }
    for file in (list["files"]?.array ?? []).compactMap(\.string)
    where !file.contains("/") && file.hasSuffix(".png") && FileSystem.staysInside(file, of: folder)
      && FileSystem.exists(folder + "/" + file)
    {
      try FileSystem.delete(folder + "/" + file)
    }
    try FileSystem.delete(path)
  }

  private typealias Copies = (paths: [(String, String)], row: String?)

  /// A picture that cannot be read has no copy; the entry says what is wrong with it.
  private static func make(
    _ entry: Report.Entry, in folder: String, _ arrangement: Arrangement, _ side: Int,
    _ reader: PictureReader?
  ) -> Copies {
    let name = Fingerprint.name(of: entry.name.utf8)
    var copies: Copies = ([], nil)
    var pictures: [StraightBitmap] = []
    var whole: [(kind: String, path: String, bitmap: StraightBitmap)] = []
    // A page shows the difference on request, at full size.
    let difference = arrangement == .sideBySide ? entry.difference : nil
    for (kind, path) in [
      ("reference", entry.reference), ("difference", difference), ("actual", entry.actual),
    ] {
      guard let path, let file = try? MappedFile(path: path),
        let bitmap = try? DecodedFile(
          file, pixelLimit: PNGDecoder.defaultPixelLimit, isForDrawing: true, reader: reader
        ).bitmap
      else { continue }
      whole.append((kind, path, bitmap))
    }
    // Both pictures are made smaller by the same factor: one that grew must not look smaller than it was.
    let compared = whole.filter { $0.kind != "difference" }.map(\.bitmap)
    let (width, height) = (compared.map(\.width).max() ?? 1, compared.map(\.height).max() ?? 1)
    let factor = min(1, Double(side) / Double(max(width, 1)), Double(side) / Double(max(height, 1)))
    for (kind, path, bitmap) in whole {
      let small =
        kind == "difference"
        ? bitmap.reduced(toFit: side, side)
        : bitmap.reduced(
          toFit: max(1, Int((Double(bitmap.width) * factor).rounded())),
          max(1, Int((Double(bitmap.height) * factor).rounded())))
      pictures.append(small)
      guard arrangement == .eachByItself else { continue }
      let copy = "\(folder)/\(name).\(kind).png"
      if write(small, to: copy) { copies.paths.append((path, copy)) }
    }
    guard arrangement == .sideBySide else { return copies }
    let row = "\(folder)/\(name).png"
    if !pictures.isEmpty,
      write(
        StraightBitmap(sideBySide: pictures, gap: 6, on: .init(red: 0, green: 0, blue: 0, alpha: 0)), to: row)
    {
      copies.row = row
    }
    return copies
  }

  private static func write(_ bitmap: StraightBitmap, to path: String) -> Bool {
    guard let bytes = try? PNGEncoder.encode(bitmap) else { return false }
    return (try? FileSystem.write(bytes, to: path)) != nil
  }
}
