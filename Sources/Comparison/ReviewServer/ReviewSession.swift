package import ComparisonRuns
internal import Foundation
internal import OperatingSystem
internal import PNGCodec
internal import Reports
internal import Synchronization
package import WebServer

/// Serves a review: the page of a verification's results, their pictures, and approvals.
///
/// It writes references, so it only answers the page that it served itself (`PageGuard`), and only changes
/// something for requests with a content type that other pages cannot send.
package final class ReviewSession: Sendable {
  private let pageGuard: PageGuard
  private let store: SnapshotStore
  private let results: String
  private let state: Mutex<State>
  private let isDone = Mutex(false)

  private struct State {
    /// Counts how often the results were read; URLs of pictures contain it.
    var generation = 0
    var manifests: [SnapshotManifest] = []
    var report = Report(title: "", entries: [])
    var approved: Set<String> = []
  }

  /// - Throws: `SnapshotError` if the folder holds no results.
  package init(
    store: SnapshotStore, results: String, pageGuard: PageGuard = PageGuard()
  ) throws(SnapshotError) {
    self.store = store
    self.results = results
    self.pageGuard = pageGuard
    state = Mutex(State())
    try state.withLock { (state) throws(SnapshotError) in try Self.read(results, store, into: &state) }
  }

  /// The secret in the page's address.
  package var token: String { pageGuard.token }

  /// Whether the page has said that the review is over.
  package var hasEnded: Bool { isDone.withLock { $0 } }

  /// The names that were approved, sorted.
  package var approved: [String] { state.withLock { $0.approved.sorted() } }

  /// Reads the results again; approvals of other results no longer count.
  private static func read(
    _ results: String, _ store: SnapshotStore, into state: inout State
  ) throws(SnapshotError) {
    let parts = try RunPart.read(results, references: store.folder)
    let manifests = parts.map(\.manifest)
    if manifests == state.manifests { return }
    let missing = SnapshotStore.missingShards(manifests.map(\.shard))
    state.report = Report(title: "Snapshots", entries: parts.flatMap(\.entries), missingShards: missing)
    state.manifests = manifests
    state.approved = []
    state.generation += 1
  }

  // MARK: Answers

  package func answer(_ request: WebRequest) -> WebResponse {
    if let refusal = pageGuard.refusal(of: request, isOwn: request.method == "POST") { return refusal }
    guard let path = pageGuard.path(in: request.path) else {
      return WebResponse(404, text: "there is nothing here")
    }
    switch (request.method, path) {
    case ("GET", ""), ("HEAD", ""): return page()
    case ("GET", _) where path.hasPrefix("picture/"), ("HEAD", _) where path.hasPrefix("picture/"):
      return picture(path)
    case ("POST", "approve"), ("POST", "done"):
      guard request.fields["content-type"] == "application/json" else {
        return WebResponse(415, text: "JSON is expected")
      }
      if path == "approve" { return approve(request.body) }
      isDone.withLock { $0 = true }
      return Self.json(200, .object(["done": .bool(true)]))
    case (_, ""), (_, "approve"), (_, "done"):
      return WebResponse(405, text: "there is another method for this")
    default: return WebResponse(404, text: "there is nothing here")
    }
  }

  private func page() -> WebResponse {
    do throws(SnapshotError) {
      let (html, nonce) = try state.withLock { (state) throws(SnapshotError) in
        try Self.read(results, store, into: &state)
        let nonce = PageGuard.secret()
        let generation = state.generation
        let indices = Dictionary(
          state.report.entries.enumerated().map { (Array($1.name.utf8), $0) },
          uniquingKeysWith: { first, _ in first })
        let page = ReportPage(
          state.report, approving: .byServer(nonce: nonce, approved: state.approved)
        ) { entry, kind, _ in
          guard entry.path(kind) != nil, let index = indices[Array(entry.name.utf8)] else { return nil }
          return "picture/\(generation)/\(index)/\(kind.rawValue)"
        }
        return (page.html, nonce)
      }
      var response = WebResponse(200, type: "text/html; charset=utf-8", body: Array(html.utf8))
      response.fields["Content-Security-Policy"] =
        "default-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'nonce-\(nonce)'; "
        + "style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      return response
    } catch {
      return WebResponse(409, text: error.description)
    }
  }

  /// A picture by the index of its entry. Reports may come from elsewhere, so the paths in them are not
  /// trusted: pictures are only read from the folders of the references and of the results, and must be PNG
  /// files.
  private func picture(_ path: String) -> WebResponse {
    let nothing = WebResponse(404, text: "there is no such picture")
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, let generation = Int(parts[1]), let index = Int(parts[2]),
      let kind = ReportPage.Kind(rawValue: String(parts[3]))
    else { return nothing }
    let entry = state.withLock { state in
      generation == state.generation && state.report.entries.indices.contains(index)
        ? state.report.entries[index] : nil
    }
    guard let entry else { return nothing }
    let (folder, file) =
      kind == .reference
      ? (store.folder, (entry.renamedFrom ?? entry.name) + ".png")
      : (results, "\(kind.rawValue)/\(entry.name).png")
    guard FileSystem.staysInside(file, of: folder), let mapped = try? MappedFile(path: folder + "/" + file),
      PNGDecoder.isPNG(mapped)
    else { return nothing }
    return WebResponse(200, type: "image/png", body: mapped.contents)
  }

  private func approve(_ body: [UInt8]) -> WebResponse {
    guard let document = try? JSONParser.parse(body),
      let names = document["names"]?.array?.compactMap(\.string),
      !names.isEmpty, names.count == document["names"]?.array?.count
    else { return Self.failure("the names of the pictures are missing") }
    do throws(SnapshotError) {
      let done = try state.withLock { (state) throws(SnapshotError) in
        let parts = try RunPart.read(results).map(\.manifest)
        guard parts == state.manifests else {
          throw SnapshotError("the pictures were verified again; reload the page")
        }
        // A name is not a pattern here.
        let known = Set(state.report.entries.filter { $0.actual != nil }.map { Array($0.name.utf8) })
        for name in names where !known.contains(Array(name.utf8)) {
          throw SnapshotError("\(results) holds no new picture of \(name)")
        }
        _ = try store.approve(names, results: results)
        state.approved.formUnion(names)
        return names
      }
      return Self.json(200, .object(["approved": .array(done.map { .string($0) })]))
    } catch {
      return Self.failure(error.description)
    }
  }

  private static func failure(_ sentence: String) -> WebResponse {
    json(409, .object(["error": .string(sentence)]))
  }

  private static func json(_ code: Int, _ value: JSONValue) -> WebResponse {
    WebResponse(code, type: "application/json", body: Array((value.text + "\n").utf8))
  }
}
