package import OperatingSystem
internal import PNGCodec
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
  /// The URL of the Markdown comment's folder on the web, for its pictures; `nil` keeps their paths relative.
  package var imageBase: String?
  /// Reads picture formats other than PNG, to make thumbnails of them.
  package var reader: PictureReader?

  package init(
    html: String? = nil, json: String? = nil, junit: String? = nil, markdown: String? = nil,
    stepSummary: String? = nil, imageBase: String? = nil, reader: PictureReader? = nil
  ) {
    self.html = html
    self.json = json
    self.junit = junit
    self.markdown = markdown
    self.stepSummary = stepSummary
    self.imageBase = imageBase
    self.reader = reader
  }

  package func write(_ report: Report) throws(FileError) {
    if let html {
      let thumbnails = try ReportThumbnails(
        for: report.entries, in: Self.thumbnailFolder(of: html), .eachByItself, limit: .max, side: 240,
        reader)
      try Self.write(report.html(folder: FileSystem.folder(of: html), thumbnails: thumbnails), to: html)
    }
    if let json { try Self.write(report.json.text + "\n", to: json) }
    if let junit { try Self.write(report.junit, to: junit) }
    // A step's summary on GitHub can only show pictures from the web.
    var summary = report.markdown()
    if let markdown {
      let thumbnails = try ReportThumbnails(
        for: Report.byCause(report.entries.filter { !$0.passes }).map { $0[0] },
        in: Self.thumbnailFolder(of: markdown), .sideBySide,
        limit: Report.largestRowCount, side: imageBase == nil ? 160 : 320, reader)
      let folder = FileSystem.folder(of: markdown)
      let text = report.markdown(folder: folder, thumbnails: thumbnails, imageBase: imageBase)
      try Self.write(text, to: markdown)
      if imageBase != nil { summary = text }
    }
    if let stepSummary {
      let before: [UInt8] =
        FileSystem.exists(stepSummary) ? try MappedFile(path: stepSummary).contents : []
      try Self.write(String(decoding: before, as: UTF8.self) + summary, to: stepSummary)
    }
  }

  /// The folder for a report's small pictures: `comment.md` has `comment-thumbnails`.
  private static func thumbnailFolder(of path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let ending = name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0
    return path.dropLast(ending) + "-thumbnails"
  }

  private static func write(_ text: String, to path: String) throws(FileError) {
    try FileSystem.write(Array(text.utf8), to: path)
  }
}
