internal import Devices
internal import Linting
internal import PreviewRunner
internal import PreviewService
import Reports

/// Finds problems in every variant that a user may have.
struct LintTool: AgentTool {
  let service: PreviewService
  let name = "lint"
  let summary =
    "Finds what is cut off, clipped, overlapping, unreadable or untappable on devices, in languages and type sizes."
  let parameters = [
    ToolParameter.file, ToolParameter("preview", "default all"), ToolParameter("devices", .array),
    ToolParameter("locales", .array, "default the project's"), ToolParameter("typeSizes", .array),
  ]

  /// The maximum number of listed findings.
  private static let limit = 25

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    try ToolFailure.converting { () throws(ServiceError) in
      let file = try service.project.file(arguments.string("file") ?? "")
      let known = try service.locales(of: file)
      var variants: [PreviewVariant] = []
      for device in arguments.strings("devices") ?? ["iPhone SE", "iPhone 16 Pro Max"] {
        for locale in arguments.strings("locales").map({ $0.map(Optional.some) })
          ?? (known.isEmpty ? [nil] : known.map(Optional.some))
        {
          // The largest of the usual sizes is the last before layouts change for the accessibility sizes.
          for size in arguments.strings("typeSizes") ?? ["large", "xxxLarge", "accessibility3"] {
            var query = VariantQuery()
            (query.device, query.locale, query.typeSize) = (device, locale, size)
            var variant = try query.variant(locales: known)
            variant.yieldsToFixedLayout = arguments.strings("devices") == nil
            variants.append(variant)
          }
        }
      }
      let listing = try service.listing(of: file)
      let previews =
        try arguments.string("preview").map { (name) throws(ServiceError) in
          [try listing.preview(named: name)]
        } ?? listing.previews
      var wishes = PreviewService.Wishes()
      wishes.makesPictures = false
      wishes.lint = LintSettings()
      let answer = try service.render(previews, of: listing, variants, wishes)
      var report = LintReport()
      var failures: [String] = []
      for outcome in answer.outcomes {
        switch outcome {
        case .success(let render): if let lint = render.lint { report.add(lint) }
        case .failure(let error): failures.append("error: \(error)")
        }
      }
      let findings = report.findings.filter { $0.rule != .fidelity }
      var lines =
        failures
        + findings.prefix(Self.limit).map { finding in
          let places = finding.occurrences.prefix(2).map(\.variant.summary).joined(separator: "; ")
          return "\(service.project.relative(finding.file)):\(finding.line): \(finding.severity): "
            + "\(finding.rule.rawValue): \(finding.message) (\(finding.occurrences.count) of \(report.renderCount): \(places))"
        }
      if findings.count > Self.limit { lines.append("and \(findings.count - Self.limit) more") }
      lines.append("\(findings.count) findings in \(report.renderCount) renders")
      return ToolAnswer(lines: lines)
    }
  }
}
