package import ComparisonRuns
internal import Foundation
internal import OperatingSystem
internal import PNGCodec
internal import Reports
internal import Synchronization

/// What the server of a review answers: the page of a verification's results, their pictures, and approvals.
///
/// It writes references, so it answers nobody but the page that it gave out itself: every path begins with a secret that only
/// the terminal shows; the host has to be this machine by its own name, so that no other name can be made to lead here; and
/// what changes anything has to come from the page's own origin, as a type that other pages cannot send unasked.
package final class ReviewSession: Sendable {
  /// The secret.
  package let token: String
  private let store: SnapshotStore
  private let results: String
  private let state: Mutex<State>
  private let isDone = Mutex(false)

  private struct State {
    /// Counts how often the results were read; addresses of pictures bear it.
    var generation = 0
    var manifests: [SnapshotManifest] = []
    var report = Report(title: "", entries: [])
    var approved: Set<String> = []
  }

  /// - Throws: `SnapshotError` where the folder holds no results.
  package init(
    store: SnapshotStore, results: String, token: String = ReviewSession.secret()
  ) throws(SnapshotError) {
    self.store = store
    self.results = results
    self.token = token
    state = Mutex(State())
    try state.withLock { (state) throws(SnapshotError) in try Self.read(results, store, into: &state) }
  }

  /// 128 bits that nobody can guess, as 32 digits.
  package static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether the page has said that the review is over.
  package var hasEnded: Bool { isDone.withLock { $0 } }

  /// The names that were approved, sorted.
  package var approved: [String] { state.withLock { $0.approved.sorted() } }

  /// Reads the results anew; what has been approved of others is of no account any more.
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

  package func answer(_ request: HTTPRequest, port: UInt16) -> HTTPResponse {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.fields["host"], hosts.contains(host) else {
      return HTTPResponse(403, text: "this server is \(hosts[0])")
    }
    // Browsers say where a request comes from; a page of another site has no business here.
    if let site = request.fields["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      return HTTPResponse(403, text: "this page is not for other sites")
    }
    guard let path = path(in: request.path) else { return HTTPResponse(404, text: "there is nothing here") }
    switch (request.method, path) {
    case ("GET", ""), ("HEAD", ""): return page()
    case ("GET", _) where path.hasPrefix("picture/"), ("HEAD", _) where path.hasPrefix("picture/"):
      return picture(path)
    case ("POST", "approve"), ("POST", "done"):
      guard request.fields["origin"] == "http://\(host)" else {
        return HTTPResponse(403, text: "only the page itself may do this")
      }
      guard request.fields["content-type"] == "application/json" else {
        return HTTPResponse(415, text: "JSON is expected")
      }
      if path == "approve" { return approve(request.body) }
      isDone.withLock { $0 = true }
      return Self.json(200, .object(["done": .bool(true)]))
    case (_, ""), (_, "approve"), (_, "done"):
      return HTTPResponse(405, text: "there is another method for this")
    default: return HTTPResponse(404, text: "there is nothing here")
    }
  }

  /// What follows the secret in a path; `nil` where it is another. How long this takes tells nothing of the secret.
  private func path(in path: String) -> String? {
    let bytes = Array(path.utf8)
    let expected = Array("/\(token)/".utf8)
    guard bytes.count >= expected.count else { return nil }
    let difference = zip(bytes, expected).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(decoding: bytes.dropFirst(expected.count), as: UTF8.self) : nil
  }

  private func page() -> HTTPResponse {
    do throws(SnapshotError) {
      let (html, nonce) = try state.withLock { (state) throws(SnapshotError) in
        try Self.read(results, store, into: &state)
        let nonce = Self.secret()
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
      var response = HTTPResponse(200, type: "text/html; charset=utf-8", body: Array(html.utf8))
      response.fields["Content-Security-Policy"] =
        "default-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'nonce-\(nonce)'; "
        + "style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      return response
    } catch {
      return HTTPResponse(409, text: error.description)
    }
  }

  /// A picture by the number of its entry. Reports may come from elsewhere, so that the paths in them lead nowhere: pictures
  /// are read in the folders of the references and of the results, and are PNG files.
  private func picture(_ path: String) -> HTTPResponse {
    let nothing = HTTPResponse(404, text: "there is no such picture")
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
    return HTTPResponse(200, type: "image/png", body: mapped.contents)
  }

  private func approve(_ body: [UInt8]) -> HTTPResponse {
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
        // A name is no pattern here.
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

  private static func failure(_ sentence: String) -> HTTPResponse {
    json(409, .object(["error": .string(sentence)]))
  }

  private static func json(_ code: Int, _ value: JSONValue) -> HTTPResponse {
    HTTPResponse(code, type: "application/json", body: Array((value.text + "\n").utf8))
  }
}
