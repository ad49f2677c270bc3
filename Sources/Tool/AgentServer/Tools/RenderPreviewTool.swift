internal import ComparisonRuns
internal import Foundation
internal import ImageComparison
internal import Linting
internal import OperatingSystem
internal import PreviewRunner
internal import PreviewService
internal import Rendering
internal import Reports
internal import Views

/// Draws a preview, and summarizes it for an agent in ten lines.
struct RenderPreviewTool: AgentTool {
  let service: PreviewService
  let name = "render_preview"
  let summary =
    "Renders a preview: picture, size, what is cut off or approximated, findings with lines. With before, the changed regions instead of a picture."
  let parameters =
    [ToolParameter.file, .preview] + ToolParameter.variant + [
      ToolParameter("scale", .integer, "1 to 3"),
      ToolParameter("longSide", .integer, "of the picture in pixels, default 1568"),
      ToolParameter("before", "path of an earlier picture"),
    ]

  /// The maximum number of lines of notes.
  private static let lineLimit = 10

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    try ToolFailure.converting { () throws(ServiceError) in try render(arguments) }
  }

  private func render(_ arguments: ToolArguments) throws(ServiceError) -> ToolAnswer {
    let project = service.project
    let file = try project.file(arguments.string("file") ?? "")
    let before = try arguments.string("before").map { (path) throws(ServiceError) in
      try service.picture(path)
    }
    let longSide = arguments.integer("longSide") ?? FittedPicture.longSide
    guard (16...8192).contains(longSide) else { throw ServiceError("“longSide” is from 16 to 8192 pixels") }
    let variant = try arguments.variant.variant(locales: service.locales(of: file))
    let listing = try service.listing(of: file)
    let preview = try listing.preview(named: arguments.string("preview"))
    var wishes = PreviewService.Wishes()
    wishes.treeFormat = .json
    wishes.lint = LintSettings()
    let (report, printed) = try service.render(preview, of: listing, variant, wishes)
    guard let path = report.path else { throw ServiceError("\(preview.name) has no picture") }
    // Stored beside the picture, so that a comparison can name the views.
    try service.write(Array(report.tree.utf8), to: String(path.dropLast(4)) + ".json")

    let shown = ShownVariant(report, asked: variant)
    let place = project.relative(file) + (preview.line.map { ":\($0)" } ?? "")
    var lines = [
      "“\(preview.name)” \(place), \(shown.words), \(Self.circumstances(variant.circumstances))"
    ]
    var content: [ToolAnswer.Content] = []
    if let before {
      lines += Self.changes(from: before, to: path)
    } else {
      let picture = try FittedPicture(path, longSide: longSide)
      content.append(.picture(picture.bytes))
      let isReduced = (picture.width, picture.height) != (picture.fullWidth, picture.fullHeight)
      lines.append(
        "picture \(picture.width)×\(picture.height) px"
          + (isReduced ? ", reduced from \(picture.fullWidth)×\(picture.fullHeight)" : ""))
    }
    lines.append("path \(path)")
    var notes = Self.findings(report, project)
    notes += report.warnings.map { "warning: \($0)" }
    if let failure = listing.failure { notes.append("other files do not compile: \(failure)") }
    let output = printed.split(separator: "\n").map { "printed: \($0)" }
    lines += Self.shortened(notes + output, to: Self.lineLimit - lines.count)
    return ToolAnswer([.text(lines.joined(separator: "\n"))] + content)
  }

  /// Limits lines; the last one says how many more there are.
  static func shortened(_ lines: [String], to count: Int) -> [String] {
    if lines.isEmpty { return ["nothing is cut off or approximated, and lint finds nothing"] }
    return lines.count <= count
      ? lines : lines.prefix(count - 1) + ["and \(lines.count - count + 1) more; lint lists findings"]
  }

  /// Problems and what is not drawn as on a device, the worst first.
  static func findings(_ report: RenderReport, _ project: PreviewProject) -> [String] {
    var lint = LintReport()
    if let own = report.lint { lint.add(own) }
    let findings = lint.findings.filter { $0.rule != .fidelity }.map { finding in
      "\(finding.rule.rawValue): \(project.relative(finding.file)):\(finding.line): \(finding.message)"
    }
    let notes = report.fidelity.map { note in
      let place = note.file.map { " (\(project.relative($0)):\(note.line ?? 1))" } ?? ""
      return "\(note.cause.words): \(note.sentence)\(place)"
    }
    return findings + notes
  }

  /// "en_US, large, light".
  static func circumstances(_ circumstances: Circumstances) -> String {
    var words = [
      circumstances.locale ?? "en_US", (circumstances.dynamicTypeSize ?? .large).name,
      circumstances.colorScheme?.name ?? "light unless the preview says otherwise",
    ]
    if let contrast = circumstances.contrast { words.append("\(contrast.name) contrast") }
    if let direction = circumstances.layoutDirection { words.append(direction.name) }
    return words.joined(separator: ", ")
  }

  /// The differences between a picture and an earlier one.
  private static func changes(from before: String, to path: String) -> [String] {
    let found = FileComparison.compare(before, path, options: FileComparison.Options())
    var lines = ["compared with \(before): \(found.verdict.rawValue): \(found.message)"]
    lines += found.causes.prefix(4).map { "changed: \($0)" }
    return lines
  }
}

extension FidelityNote.Cause {
  fileprivate var words: String {
    switch self {
    case .approximated: "approximated"
    case .withoutEffect: "without effect"
    case .missing: "not compiled"
    case .missingAsset: "missing"
    case .substitutedSymbol: "another symbol"
    case .substitutedFont: "another font"
    case .placeholder: "placeholder"
    }
  }
}
