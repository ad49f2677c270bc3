internal import Devices
internal import PreviewRunner
internal import PreviewService
internal import Rendering
internal import Reports
internal import Views

/// Draws a preview like Xcode's tool for agents, from 26.3 to 27.2.
struct XcodeRenderPreviewTool: AgentTool {
  let service: PreviewService
  let name = "RenderPreview"
  let summary =
    "Xcode's RenderPreview: renders a #Preview of a file; answers previewSnapshotPath and the picture."
  let parameters = [
    ToolParameter("sourceFilePath", required: true),
    ToolParameter("previewDefinitionIndexInFile", .integer, "default 0"),
    ToolParameter("previewVariantOverrides", .object, "{\"Color Scheme\": \"Dark Appearance\"}"),
    ToolParameter("previewLocalizationOverride"),
    ToolParameter("previewCanvasControlOverrides", .object, "{groupItemIndex}"),
    ToolParameter("preferredRenderDestination", "device"),
    ToolParameter("timeout", .integer, "seconds, default 120"),
    ToolParameter("tabIdentifier"), ToolParameter("workspaceIdentifier"),
  ]

  private static let defaultTimeout = 120

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    do throws(ServiceError) {
      return try render(arguments)
    } catch {
      var failure = ToolFailure(error)
      let errors = error.diagnostics.map {
        "\($0.file):\($0.line):\($0.column): \($0.message)"
      }
      let message = JSONValue.object(["message": .string(error.description)])
      failure.structured = .object([
        "error": message,
        "errors": .array(
          errors.isEmpty ? [message] : errors.map { .object(["message": .string($0)]) }),
      ])
      throw failure
    }
  }

  private func render(_ arguments: ToolArguments) throws(ServiceError) -> ToolAnswer {
    let timeout = arguments.integer("timeout") ?? Self.defaultTimeout
    guard (1...3600).contains(timeout) else { throw ServiceError("“timeout” is from 1 to 3600 seconds") }
    let file = try service.project.file(arguments.string("sourceFilePath") ?? "")
    let locales = try service.locales(of: file)
    let preview = try choice(arguments, of: file, timeout)
    let variant = try variant(arguments, locales)
    var wishes = PreviewService.Wishes()
    wishes.keepsPictures = true
    wishes.treeFormat = .json
    // Without a limit of the agent's own, a page that is served as well does not wait for two minutes.
    wishes.timeLimit = arguments.integer("timeout") ?? service.timeLimit ?? timeout
    let listing = try service.listing(of: file, timeLimit: timeout)
    let report = try service.render(preview, of: listing, variant, wishes).report
    guard let path = report.path else { throw ServiceError("\(preview.name) has no picture") }
    let picture = try FittedPicture(path)
    let shown = ShownVariant(report, asked: variant)
    let structured: JSONValue = .object([
      "previewSnapshotPath": .string(path), "displayName": .string(preview.name),
      "sourceLineNumber": .optional(preview.line),
      "renderedDestination": .string(shown.device?.name ?? shown.words),
      "supportedLocalizations": .array(locales.map { .string($0) }),
      "supportedPreviewVariantOverrides": Self.supportedOverrides,
      "supportedCanvasControlOverrides": .object([
        "groupItemIndex": .array(
          listing.previews.filter { $0.definition == preview.definition }.map { .string($0.name) })
      ]),
      "availableRenderDestinations": .array(Device.names.map { .string($0) }), "errors": .array([]),
    ])
    // The lists are for programs; an agent needs the picture and its path.
    var lines = [
      "“\(preview.name)” \(service.project.relative(file))" + (preview.line.map { ":\($0)" } ?? "")
        + ", \(shown.words)", "previewSnapshotPath \(path)",
    ]
    lines += RenderPreviewTool.findings(report, service.project).prefix(6)
    return ToolAnswer(
      [.text(lines.joined(separator: "\n")), .picture(picture.bytes)], structured: structured)
  }

  private static let supportedOverrides: JSONValue = .object(
    XcodeVariantGroup.allCases.map { group in
      .init(key: group.rawValue, value: .array(group.variants.map { .string($0.name) }))
    })

  /// The variant for Xcode's names.
  private func variant(
    _ arguments: ToolArguments, _ locales: [String]
  ) throws(ServiceError) -> PreviewVariant {
    var query = VariantQuery()
    query.device = arguments.string("preferredRenderDestination")
    query.locale = arguments.string("previewLocalizationOverride")
    var orientation: String?
    for member in arguments.members("previewVariantOverrides") ?? [] {
      guard let group = XcodeVariantGroup(member.key) else {
        throw .unknown("group", member.key, among: XcodeVariantGroup.allCases.map(\.rawValue))
      }
      guard let variant = member.value.string.flatMap(group.variant) else {
        throw .unknown("variant", member.value.string ?? member.value.line, among: group.variants.map(\.name))
      }
      switch group {
      case .colorScheme: query.colorScheme = variant
      case .contrast: query.contrast = variant
      case .typeSize: query.typeSize = variant
      case .orientation: orientation = variant
      }
    }
    let asksForDevice = query.device != nil
    if let orientation {
      let device = (query.device ?? PreviewVariant.standardDevice).replacing(" landscape", with: "")
      query.device = orientation == "portrait" ? device : "\(device) landscape"
    }
    var variant = try query.variant(locales: locales)
    // The preview's own size only applies if nothing was requested.
    variant.yieldsToPreview = !asksForDevice && orientation == nil
    return variant
  }

  /// The preview chosen by the index of its definition and by Xcode's canvas controls.
  private func choice(
    _ arguments: ToolArguments, of file: String, _ timeout: Int
  ) throws(ServiceError) -> FileListing.Preview {
    let listing = try service.listing(of: file, timeLimit: timeout)
    let index = arguments.integer("previewDefinitionIndexInFile") ?? 0
    let items = listing.previews.filter { $0.definition == index }
    guard !items.isEmpty else {
      let names = Set(listing.previews.map(\.definition)).sorted().map { definition in
        "\(definition) (\(listing.previews.first { $0.definition == definition }?.name ?? ""))"
      }
      throw .unknown("preview definition", String(index), among: names)
    }
    var item = 0
    for member in arguments.members("previewCanvasControlOverrides") ?? [] {
      switch member.key {
      case "groupItemIndex":
        guard let number = member.value.integer, items.indices.contains(number) else {
          throw .unknown(
            "groupItemIndex", member.value.line,
            among: items.enumerated().map { "\($0.offset) (\($0.element.name))" })
        }
        item = number
      case "timelineIndex":
        guard member.value == .integer(0) else {
          throw ServiceError(
            "the timelineIndex \(member.value.line) is not known; a preview shows one entry, number 0")
        }
      case "toggleState":
        throw ServiceError("“toggleState” has no meaning here; no preview has such a control")
      default:
        throw .unknown(
          "control", member.key, among: ["groupItemIndex", "timelineIndex", "toggleState"])
      }
    }
    return items[item]
  }
}
