package import ImageComparison
package import Reports

extension FileComparison {
  /// Everything the comparison found, with all members, whatever the verdict.
  package var json: JSONValue {
    let found = difference
    let metricValue: JSONValue = .object([
      "name": .string(metric.name), "threshold": .number(metric.threshold),
    ])
    let members: [(String, JSONValue)] = [
      ("verdict", .string(verdict.rawValue)),
      ("identity", .optional(identity?.rawValue)),
      ("message", .string(message)),
      ("first", .string(first)),
      ("second", .string(second)),
      ("firstSize", Self.size(found?.firstSize)),
      ("secondSize", Self.size(found?.secondSize)),
      ("differingPixels", .optional(found?.differingPixels)),
      ("totalPixels", .optional(found?.totalPixels)),
      ("ratio", .optional(found?.ratio)),
      ("antiAliasedPixels", .optional(found?.antiAliasedPixels)),
      ("ignoredPixels", .optional(found?.ignoredPixels)),
      ("pixelsWithinThreshold", .optional(found?.pixelsWithinThreshold)),
      ("largestChannelDifference", .optional(found?.largestChannelDifference)),
      ("metric", metricValue),
      ("antiAliasing", .string(antiAliasing.rawValue)),
      ("bounds", Self.rect(found?.bounds)),
      ("regions", .array(regions)),
      ("shift", Self.shift(found?.shift)),
      ("budget", .array((found?.budget ?? []).map(Self.usage))),
      ("picture", .optional(picture)),
      ("causes", .array(causes.map { .string($0) })),
      ("notCompared", .array(notCompared.map { .string($0) })),
    ]
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }

  private var regions: [JSONValue] {
    (difference?.regions ?? []).enumerated().map { index, region in
      let view = index < views.count ? Self.view(views[index]) : .null
      let offset = region.offset.map { JSONValue.array([.integer($0.x), .integer($0.y)]) }
      return .object([
        "bounds": Self.rect(region.bounds), "pixels": .integer(region.pixels),
        "kind": .string(region.kind.rawValue), "offset": offset ?? .null, "view": view,
      ])
    }
  }

  private static func view(_ view: ViewFrame?) -> JSONValue {
    guard let view else { return .null }
    return .object(["type": .string(view.type), "id": .string(view.id), "source": .optional(view.source)])
  }

  private static func size(_ size: PixelRect?) -> JSONValue {
    size.map { .array([.integer($0.width), .integer($0.height)]) } ?? .null
  }

  private static func rect(_ rect: PixelRect?) -> JSONValue {
    rect.map { .array([.integer($0.x), .integer($0.y), .integer($0.width), .integer($0.height)]) } ?? .null
  }

  private static func shift(_ shift: ImageShift?) -> JSONValue {
    guard let shift else { return .null }
    let runs = shift.runs.map { run -> JSONValue in
      .object([
        "first": .integer(run.firstLine), "second": .integer(run.secondLine),
        "deleted": .integer(run.deleted),
        "inserted": .integer(run.inserted),
      ])
    }
    return .object([
      "axis": .string(shift.axis.rawValue), "description": .string(shift.description),
      "explainsEverything": .bool(shift.explainsEverything), "runs": .array(runs),
    ])
  }

  private static func usage(_ usage: Budget.Usage) -> JSONValue {
    .object([
      "name": .string(usage.name), "allowed": .number(usage.allowed), "used": .number(usage.used),
      "share": .number(usage.share),
    ])
  }

  /// The printed result of the comparison: the verdict, and a line for each cause that is known.
  package var text: String {
    let lines = ["\(verdict.rawValue): \(message)"] + causes.map { "  " + $0 }
    return lines.map(TerminalText.line).joined(separator: "\n")
  }

  /// A description of the difference between two pictures in memory, in one sentence.
  ///
  /// - Parameter views: the view that each region belongs to.
  package static func described(_ difference: ImageDifference, views: [ViewFrame?] = []) -> String {
    var comparison = failed("", "", problem: "", metric: .exact, antiAliasing: .none)
    comparison.problem = nil
    comparison.verdict = difference.verdict
    comparison.difference = difference
    comparison.views = views
    return comparison.message
  }

  /// A description of the comparison's result, in one sentence.
  package var message: String {
    finding + (notCompared.isEmpty ? "" : "; not compared: " + notCompared.joined(separator: ", "))
  }

  private var finding: String {
    if let problem { return problem }
    guard let difference else { return "not compared" }
    switch verdict {
    case .identical:
      return identity == .bytes ? "the files are identical" : "the pixels are identical, the files are not"
    case .withinTolerance: return "within tolerance: " + Self.tolerance(difference)
    case .size:
      let (first, second) = (difference.firstSize, difference.secondSize)
      let sizes = "\(first.width) x \(first.height) and \(second.width) x \(second.height) pixels"
      return "the sizes differ: \(sizes)" + (difference.shift.map { "; \($0.description)" } ?? "")
    case .shifted: return difference.shift?.description ?? "shifted"
    case .different, .missing, .error: return Self.differences(difference, views)
    }
  }

  private static func tolerance(_ difference: ImageDifference) -> String {
    if let shift = difference.shift { return shift.description }
    let used = difference.budget.map { usage in
      "\(usage.name) used \(plain(usage.used)) of \(plain(usage.allowed)) (\(percent(usage.share)))"
    }
    var parts = difference.differingPixels > 0 ? used : []
    if difference.pixelsWithinThreshold > 0 {
      parts.append("\(difference.pixelsWithinThreshold) pixels within the threshold")
    }
    if difference.antiAliasedPixels > 0 { parts.append("\(difference.antiAliasedPixels) anti-aliased") }
    if difference.ignoredPixels > 0 { parts.append("\(difference.ignoredPixels) ignored") }
    return parts.joined(separator: ", ")
  }

  private static func differences(_ difference: ImageDifference, _ views: [ViewFrame?]) -> String {
    let count = difference.regions.count
    var text =
      "\(difference.differingPixels) of \(difference.totalPixels) pixels differ (\(percent(difference.ratio)))"
      + ", at most by \(difference.largestChannelDifference) of 255, in \(count) \(count == 1 ? "region" : "regions")"
    let first = difference.regions.enumerated().prefix(3).map { index, region in
      let bounds = region.bounds
      let place = "\(bounds.width) x \(bounds.height) at (\(bounds.x), \(bounds.y)) \(region.kind.rawValue)"
      guard index < views.count, let view = views[index] else { return place }
      return place + " in \(view.type)" + (view.source.map { " at \($0)" } ?? "")
    }
    if !first.isEmpty { text += ": " + first.joined(separator: "; ") }
    if count > 3 { text += "; and \(count - 3) more" }
    if let shift = difference.shift { text += "; " + shift.description }
    return text
  }

  /// A share in percent with two significant digits.
  package static func percent(_ share: Double) -> String {
    guard share.isFinite else { return "more than allowed" }
    let percent = share * 100
    guard percent > 0 else { return "0 %" }
    var factor = 1.0
    while percent * factor < 10 && factor < 1e6 { factor *= 10 }
    return plain((percent * factor).rounded() / factor) + " %"
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

extension ImageDifference.Verdict {
  /// The severity of a verdict; a folder's is the worst of its files.
  package var severity: Int {
    switch self {
    case .identical: 0
    case .withinTolerance: 1
    case .shifted: 2
    case .different: 3
    case .size: 4
    case .missing: 5
    case .error: 6
    }
  }

  /// The exit code of a comparison with this verdict.
  ///
  /// 0 identical or within tolerance, 1 different, 2 error, 3 the sizes differ, 4 a file is missing, 5 shifted.
  package var exitCode: Int32 {
    switch self {
    case .identical, .withinTolerance: 0
    case .different: 1
    case .error: 2
    case .size: 3
    case .missing: 4
    case .shifted: 5
    }
  }
}
