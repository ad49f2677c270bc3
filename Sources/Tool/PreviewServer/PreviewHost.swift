package import AgentServer
internal import Devices
internal import PreviewDeclarations
internal import PreviewRunner
package import PreviewService
internal import Rendering
internal import Reports
internal import Views

/// Answers the requests of a page, and of agents, in the process that creates workers.
package final class PreviewHost {
  private let service: PreviewService
  private let agents: AgentServer
  /// The live preview.
  private var live: Live?
  /// The sources that were shown last, which may since have been compiled with changeable literals; the
  /// newest last.
  private var shownSources: [LiveSource] = []

  /// A process that shows previews, and what it has loaded.
  private struct Live {
    var worker: LiveWorker
    /// The versions of the sources, and of the catalogs of their texts.
    var signature: [String?]
    /// The listing's `attempts`.
    var attempts: Int
    /// Whether its library lacks code that previews may call.
    var isPartial = false
    /// The sources that it was compiled from, if their literals can be changed; nil otherwise.
    var source: LiveSource?
    /// The literals whose changes need a recompilation.
    var unmarked: Set<Int> = []
    /// The values of those that have changed.
    var literals: [Int: LiteralValue] = [:]
  }

  /// How many sources are remembered.
  private static let mostSources = 4

  /// How long a view may take to show, in seconds.
  private static let timeLimit = 5

  /// - Parameter agents: answers agents, with the same service.
  package init(_ service: PreviewService, agents: AgentServer) {
    (self.service, self.agents) = (service, agents)
    service.changesLiterals = true
    service.timeLimit = Self.timeLimit
  }

  /// Does what nobody has to wait for, between requests.
  package func finish() { service.finish() }

  package func answer(_ message: HostChannel.Message) -> HostChannel.Message {
    if message.json["do"]?.string == AgentQuestion.name {
      let (status, body) = agents.answer(message.bytes, AgentQuestion.fields(of: message.json))
      return (.object([AgentQuestion.status: .integer(status)]), body.map { Array($0.utf8) } ?? [])
    }
    return answer(message.json)
  }

  private func answer(_ question: JSONValue) -> HostChannel.Message {
    do throws(ServiceError) {
      switch question["do"]?.string {
      case "files": return (try files(), [])
      case "show": return try show(question)
      case "prepare": return (try prepare(question), [])
      case "breakpoints": return (try breakpoints(question), [])
      default: throw ServiceError("the question is not known")
      }
    } catch {
      var members: [JSONValue.Member] = [.init(key: "error", value: .string(error.description))]
      if let file = try? service.project.file(question["file"]?.string ?? "") {
        members.append(
          .init(key: "watched", value: .array(service.filesToMend(for: file).map { .string($0) })))
      }
      if !error.diagnostics.isEmpty {
        members.append(
          .init(
            key: "diagnostics",
            value: .array(
              error.diagnostics.map { diagnostic in
                .object([
                  "file": .string(service.project.relative(diagnostic.file)),
                  "line": .integer(diagnostic.line),
                  "column": .integer(diagnostic.column), "message": .string(diagnostic.message),
                ])
              })))
      }
      return (.object(members), [])
    }
  }

  /// The files that declare previews.
  private func files() throws(ServiceError) -> JSONValue {
    let files = service.project.files(endings: [".swift"]).filter { path in
      guard let scan = try? service.scan("\(service.project.root)/\(path)") else { return false }
      // A standalone file may contain only views.
      return !scan.definitions.isEmpty || service.project.onlyFile != nil
    }
    return .object([
      "project": .string(service.project.name), "files": .array(files.map { .string($0) }),
      "devices": .array(
        Device.names.compactMap { Device(named: $0) }.map { device in
          .object([
            "name": .string(device.name), "width": .number(device.width), "height": .number(device.height),
          ])
        }), "typeSizes": .array(VariantQuery.typeSizes.map { .string($0) }),
      "renderVersions": .array(VariantQuery.renderVersions.map { .string($0) }),
    ])
  }

  private func show(_ question: JSONValue) throws(ServiceError) -> HostChannel.Message {
    let start = ContinuousClock.now
    let file = try service.project.file(question["file"]?.string ?? "")
    var (listing, preview) = try preview(question["preview"]?.string, in: file)
    let locales = try service.locales(of: file)
    let compiled = ContinuousClock.now
    let variant = try Self.query(question["variant"]).variant(locales: locales)
    let steps = Self.steps(question["steps"])
    let findsOverlays = question["overlays"]?.bool == true
    func request(_ literals: [Int: LiteralValue]) -> LiveRequest {
      service.request(preview, variant, steps: steps, findsOverlays: findsOverlays, literals: literals)
    }
    var found = try show(listing, restarts: question["restart"]?.bool == true, request)
    while found == nil {
      // It may have called what is not there.
      service.lackedCode(listing)
      (listing, preview) = try self.preview(question["preview"]?.string, in: file)
      found = try showAnew(listing, request)
    }
    guard let shown = found else { throw ServiceError("\(preview.name) was not drawn") }
    let size = ShownVariant(shown.report, asked: variant)
    let notes =
      shown.report.fidelity.map {
        "\(service.project.relative($0.file ?? file)):\($0.line ?? 1): \($0.sentence)"
      }
      + shown.report.warnings + shown.printed.split(separator: "\n").map { "printed: \($0)" }
    let tree = try? JSONParser.parse(Array(shown.report.tree.utf8))
    let json: JSONValue = .object([
      "file": .string(service.project.relative(file)),
      "previews": .array(
        listing.previews.map { .object(["name": .string($0.name), "line": .optional($0.line)]) }),
      "preview": .string(preview.name), "width": .number(size.width), "height": .number(size.height),
      "scale": .number(size.scale), "device": .optional(size.device?.name),
      "safeArea": .array(
        size.device.map { device in
          let area = device.safeArea
          return [area.top, area.leading, area.bottom, area.trailing].map { .number($0) }
        } ?? []),
      "locales": .array(locales.map { .string($0) }), "notes": .array(notes.map { .string($0) }),
      "failure": .optional(listing.failure?.description), "tree": tree?["root"] ?? .null,
      "overlays": tree?["overlays"] ?? .null,
      "compiling": .number((compiled - start) / .milliseconds(1)), "layout": .number(shown.layout),
      "drawing": .number(shown.drawing), "whole": .number((ContinuousClock.now - start) / .milliseconds(1)),
      "watched": .array(service.watched(listing).map { .string($0) }),
      "isPrepared": .bool(live?.source != nil),
    ])
    return (json, shown.picture)
  }

  /// The previews of a file, and the one with a name: one that no longer exists is replaced with the first.
  private func preview(
    _ name: String?, in file: String
  ) throws(ServiceError) -> (FileListing, FileListing.Preview) {
    let listing = try service.listing(of: file, startsLive: true)
    if let named = listing.previews.first(where: { $0.name == name }) { return (listing, named) }
    return (listing, try listing.preview(named: nil))
  }

  /// Shows a preview in the existing process, or in a new one; nil if it may lack code.
  private func show(
    _ listing: FileListing, restarts: Bool, _ request: ([Int: LiteralValue]) -> LiveRequest
  ) throws(ServiceError) -> LivePicture? {
    let signature = service.signature(of: listing)
    if !restarts {
      if let live, !live.worker.isSpent, live.signature == signature, live.attempts == listing.attempts {
        return try show(live, request)
      }
      if let other = try liveWithLiterals(of: listing, signature) {
        live = other
        do throws(ServiceError) {
          return try show(other, request)
        } catch {
          // Changes beyond literals are compiled.
        }
      }
    }
    return try showAnew(listing, request)
  }

  /// Shows a preview in a new process; nil if it may lack code.
  private func showAnew(
    _ listing: FileListing, _ request: ([Int: LiteralValue]) -> LiveRequest
  ) throws(ServiceError) -> LivePicture? {
    // It is waited for when there is a picture.
    let earlier = live
    defer { withExtendedLifetime(earlier) {} }
    earlier?.worker.end()
    live = nil
    let signature = service.signature(of: listing)
    let source = try service.source(of: listing)
    let started = try service.live(listing)
    let new = Live(
      worker: started.worker, signature: signature, attempts: listing.attempts,
      isPartial: started.isPartial, source: started.source)
    live = new
    // In a module with many files, the shown one is compiled for this at once; a standalone file in the
    // background.
    if listing.isAlone { shownSources = shownSources.suffix(Self.mostSources - 1) + [source] }
    return try show(new, request)
  }

  private func show(
    _ live: Live, _ request: ([Int: LiteralValue]) -> LiveRequest
  ) throws(ServiceError) -> LivePicture? {
    do throws(PreviewRunnerError) {
      return try live.worker.show(request(live.literals), seconds: Self.timeLimit)
    } catch {
      if live.worker.isSpent { self.live = nil }
      if live.isPartial, live.worker.mayLackCode { return nil }
      throw ServiceError(error)
    }
  }

  /// A process that shows sources as they are now without a compiler, because nothing but literals has
  /// changed since they were compiled; nil if that is not so.
  private func liveWithLiterals(of listing: FileListing, _ signature: [String?]) throws(ServiceError) -> Live?
  {
    guard live?.source != nil || listing.isAlone && !shownSources.isEmpty else { return nil }
    let source = try service.source(of: listing)
    let texts = signature.dropFirst(listing.sources.count)
    if var live, !live.worker.isSpent, live.attempts == listing.attempts,
      live.signature.dropFirst(listing.sources.count) == texts,
      let changes = live.source?.changes(to: source), live.unmarked.isDisjoint(with: changes.keys)
    {
      live.signature = signature
      live.literals = changes
      return live
    }
    for earlier in shownSources.reversed() where listing.isAlone {
      guard let changes = earlier.changes(to: source),
        let (worker, unmarked) = try service.live(listing, earlier), unmarked.isDisjoint(with: changes.keys)
      else { continue }
      return Live(
        worker: worker, signature: signature, attempts: listing.attempts, source: earlier, unmarked: unmarked,
        literals: changes)
    }
    return nil
  }

  /// Compiles a file so that its literals can be given other values, in the background.
  private func prepare(_ question: JSONValue) throws(ServiceError) -> JSONValue {
    let listing = try service.listing(of: try service.project.file(question["file"]?.string ?? ""))
    if listing.isAlone { try service.prepareLive(listing) }
    return .object([])
  }

  private func breakpoints(_ question: JSONValue) throws(ServiceError) -> JSONValue {
    let file = try service.project.file(question["file"]?.string ?? "")
    let listing = try service.listing(of: file)
    let preview = try listing.preview(named: question["preview"]?.string)
    let variant = try Self.query(question["variant"]).variant(locales: service.locales(of: file))
    let (start, end) = (question["from"]?.number ?? 100, question["to"]?.number ?? 600)
    guard start >= 1, end <= 4000, start < end else {
      throw ServiceError("the range is from 1 to 4000 points")
    }
    let search = try service.breakpoints(of: preview, in: listing, variant, .horizontal, from: start, to: end)
    return .object([
      "points": .array(
        search.breakpoints.map { point in
          .object([
            "at": .number((point.above * 10).rounded(.up) / 10),
            "changes": .array(point.before.changes(to: point.after).prefix(5).map { .string($0) }),
          ])
        })
    ])
  }

  private static func query(_ value: JSONValue?) -> VariantQuery {
    var query = VariantQuery()
    func text(_ key: String) -> String? { value?[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    query.device = text("device")
    (query.width, query.height) = (value?["width"]?.number, value?["height"]?.number)
    query.scale = value?["scale"]?.number
    query.locale = text("locale")
    query.typeSize = text("typeSize")
    query.colorScheme = text("colorScheme")
    query.contrast = text("contrast")
    query.layoutDirection = text("layoutDirection")
    query.renderVersion = text("renderVersion")
    return query
  }

  private static func steps(_ value: JSONValue?) -> [PointerStep] {
    (value?.array ?? []).compactMap { step in
      guard let x = step["x"]?.number, let y = step["y"]?.number else { return nil }
      if let text = step["text"]?.string { return .type(x: x, y: y, text: text) }
      if let distance = step["by"]?.number { return .scroll(x: x, y: y, by: distance) }
      if let byX = step["byX"]?.number, let byY = step["byY"]?.number {
        return .drag(x: x, y: y, byX: byX, byY: byY)
      }
      return .tap(x: x, y: y)
    }
  }
}
