package import PNGCodec
internal import Reports

/// Where a report is written to.
package struct ReportFiles: Sendable {
  /// The HTML page.
  package var html: String?
  package var json: String?
  package var junit: String?
  package var markdown: String?
  /// The file that GitHub shows as a step's summary; the report is added to it.
  package var stepSummary: String?

  package init(
    html: String? = nil, json: String? = nil, junit: String? = nil, markdown: String? = nil,
    stepSummary: String? = nil
  ) {
    self.html = html
    self.json = json
    self.junit = junit
    self.markdown = markdown
    self.stepSummary = stepSummary
  }

  package func write(_ report: Report) throws(PNGFileError) {
    if let html {
      let thumbnails = try ReportThumbnails(
        for: report.entries, in: Self.thumbnailFolder(of: html), .eachByItself, limit: .max, side: 240)
      try Self.write(report.html(folder: FileSystem.folder(of: html), thumbnails: thumbnails), to: html)
    }
    if let json { try Self.write(report.json.text + "\n", to: json) }
    if let junit { try Self.write(report.junit, to: junit) }
    if let markdown {
      let thumbnails = try ReportThumbnails(
        for: report.entries, in: Self.thumbnailFolder(of: markdown), .sideBySide,
        limit: Report.largestRowCount, side: 160)
      let folder = FileSystem.folder(of: markdown)
      try Self.write(report.markdown(folder: folder, thumbnails: thumbnails), to: markdown)
    }
    if let stepSummary {
      let before: [UInt8] =
        FileSystem.exists(stepSummary) ? try MappedFile(path: stepSummary).contents : []
      try Self.write(String(decoding: before, as: UTF8.self) + report.markdown(), to: stepSummary)
    }
  }

  /// The folder for a report's small pictures: `comment.md` has `comment-thumbnails`.
  private static func thumbnailFolder(of path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let ending = name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0
    return path.dropLast(ending) + "-thumbnails"
  }

  private static func write(_ text: String, to path: String) throws(PNGFileError) {
    do throws(PNGError) {
      try FileSystem.write(Array(text.utf8), to: path)
    } catch {
      throw PNGFileError(path: path, reason: error)
    }
  }
}
