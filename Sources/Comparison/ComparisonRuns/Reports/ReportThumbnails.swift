internal import ImageComparison
internal import Imaging
internal import PNGCodec

/// Small copies of the pictures that a report shows, as files beside it.
///
/// Only what does not pass gets them: that is what people look at, and what thousands of entries are few of. Others
/// link to the pictures themselves.
struct ReportThumbnails: Sendable {
  /// The small copy of each picture, by the picture's path.
  private(set) var paths: [String: String] = [:]
  /// For each entry the copies of its pictures side by side, by the entry's name.
  private(set) var rows: [String: String] = [:]

  /// How an entry's pictures are shown.
  enum Arrangement: Sendable {
    case eachByItself
    case sideBySide
  }

  /// None at all.
  init() {}

  /// Makes the copies in a folder, which is named after the report; those of an earlier report are deleted.
  ///
  /// - Parameters:
  ///   - limit: for how many entries, the worst first.
  ///   - side: the largest width and height of a copy in pixels.
  init(
    for entries: [Report.Entry], in folder: String, _ arrangement: Arrangement, limit: Int, side: Int
  ) throws(PNGFileError) {
    if FileSystem.isFolder(folder) {
      for file in try FileSystem.files(below: folder, endings: [".png"]) {
        try FileSystem.delete(folder + "/" + file)
      }
    }
    let shown = Array(entries.lazy.filter { !$0.passes }.prefix(limit))
    let made = Parallel.map(count: shown.count) { Self.make(shown[$0], in: folder, arrangement, side) }
    for (entry, copies) in zip(shown, made) {
      for (path, copy) in copies.paths { paths[path] = copy }
      rows[entry.name] = copies.row
    }
  }

  private typealias Copies = (paths: [(String, String)], row: String?)

  /// A picture that cannot be read has no copy; the entry says what is wrong with it.
  private static func make(
    _ entry: Report.Entry, in folder: String, _ arrangement: Arrangement, _ side: Int
  ) -> Copies {
    let name = Fingerprint.name(of: entry.name.utf8)
    var copies: Copies = ([], nil)
    var pictures: [StraightBitmap] = []
    for (kind, path) in [
      ("reference", entry.reference), ("difference", entry.difference), ("actual", entry.actual),
    ] {
      guard let path, let bitmap = try? PNGDecoder.read(path).bitmap else { continue }
      let small = bitmap.reduced(toFit: side, side)
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
