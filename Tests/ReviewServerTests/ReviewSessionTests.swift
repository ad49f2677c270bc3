import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import PNGCodec
import Reports
import ReviewServer
import TestSupport
import Testing
import WebServer

/// What the server of a review answers, and to which requests.
@Suite struct ReviewSessionTests {
  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let session: ReviewSession

  private static let run = SnapshotManifest(fingerprint: Fingerprint(engine: "1", fonts: "a"))

  private static func snapshot(_ name: String, _ level: UInt8) -> RenderedSnapshot {
    RenderedSnapshot(
      name: name,
      bitmap: StraightBitmap(width: 8, height: 8, filledWith: .init(red: level, green: 9, blue: 9)))
  }

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path + "/refs")
    _ = try store.record(
      [Self.snapshot("a", 1), Self.snapshot("b*", 1), Self.snapshot("c", 1)], run: Self.run)
    _ = try store.verify(
      [Self.snapshot("a", 2), Self.snapshot("b*", 2), Self.snapshot("c", 1), Self.snapshot("d", 7)],
      run: Self.run,
      results: folder.path + "/results")
    session = try ReviewSession(store: store, results: folder.path + "/results")
  }

  private func level(_ name: String) throws -> UInt8 {
    try PNGDecoder.read("\(folder.path)/refs/\(name).png").bitmap[0, 0].red
  }

  /// A request as the page makes it, with changes.
  private func request(
    _ method: String, _ path: String, body: String = "", _ changes: [String: String?] = [:]
  ) -> WebResponse {
    var fields = ["host": "127.0.0.1:8000"]
    if method == "POST" {
      fields["origin"] = "http://127.0.0.1:8000"
      fields["content-type"] = "application/json"
      fields["sec-fetch-site"] = "same-origin"
    }
    for (name, value) in changes { fields[name] = value }
    return session.answer(
      WebRequest(method: method, path: path, fields: fields, body: Array(body.utf8)))
  }

  private func approve(_ names: [String], _ changes: [String: String?] = [:]) -> WebResponse {
    let list = JSONValue.object(["names": .array(names.map { .string($0) })])
    return request("POST", "/\(session.token)/approve", body: list.text, changes)
  }

  private func text(_ response: WebResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test func `the page shows what was found and approves it`() throws {
    let page = request("GET", "/\(session.token)/")
    #expect(page.code == 200 && page.type.hasPrefix("text/html"))
    let policy = try #require(page.fields["Content-Security-Policy"])
    let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})'/)?.1)
    #expect(text(page).contains("<script nonce=\"\(nonce)\">") && policy.hasPrefix("default-src 'none'; "))
    let link = try #require(
      text(page).firstMatch(of: /data-name="a"[\s\S]*?src="(picture\/[^"]*\/reference)"/)?.1)
    let picture = request("GET", "/\(session.token)/\(link)")
    #expect(picture.code == 200 && picture.type == "image/png")
    #expect(try PNGDecoder.decode(picture.body).bitmap == Self.snapshot("a", 1).bitmap)
    let done = approve(["a"])
    #expect(done.code == 200 && text(done).contains("\"a\""))
    #expect(try level("a") == 2 && level("b*") == 1)
    #expect(
      session.approved == ["a"] && text(request("GET", "/\(session.token)/")).contains(" data-approved"))
    // A star is a letter like any other here.
    #expect(approve(["b*"]).code == 200)
    #expect(try level("b*") == 2)
    #expect(approve(["d"]).code == 200)
    #expect(try level("d") == 7)
  }

  @Test func `nobody else is answered`() throws {
    let path = "/\(session.token)/"
    for (field, value) in [
      ("host", "evil.example:8000"), ("host", "127.0.0.2:8000"), ("host", "127.0.0.1:x"), ("host", nil),
      ("host", "127.0.0.1:8000.evil.example"), ("sec-fetch-site", "cross-site"),
      ("sec-fetch-site", "same-site"),
    ] as [(String, String?)] {
      #expect(request("GET", path, [field: value]).code == 403, "\(field): \(value ?? "none")")
      #expect(approve(["a"], [field: value]).code == 403, "\(field): \(value ?? "none")")
    }
    for origin in ["http://evil.example", "null", "http://127.0.0.1:8001", "ftp://127.0.0.1:8000", nil] {
      #expect(approve(["a"], ["origin": origin]).code == 403, "\(origin ?? "none")")
    }
    // Pages may send these types to other sites without asking.
    for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", nil] {
      #expect(approve(["a"], ["content-type": type]).code == 415)
    }
    let other = String(session.token.reversed())
    for path in [
      "/", "/\(other)/", "/\(session.token)", "/\(session.token.dropLast())/", "/\(session.token)0/", "//",
    ] {
      #expect(request("GET", path).code == 404, "\(path)")
    }
    #expect(request("POST", "/\(other)/approve", body: "{\"names\": [\"a\"]}").code == 404)
    #expect(request("GET", path + "approve").code == 405 && request("PUT", path).code == 405)
    #expect(request("OPTIONS", path + "approve").code == 405)
    #expect(try level("a") == 1 && session.approved.isEmpty && !session.hasEnded)
    #expect(approve(["a"], ["host": "localhost:8000", "origin": "http://localhost:8000"]).code == 200)
  }

  @Test func `what is not to be approved says why, and nothing is written`() throws {
    for names in [["none"], ["c"], ["*"], ["a", "none"], ["../a"], []] {
      let response = approve(names)
      #expect(response.code == 409 && text(response).contains("\"error\": "), "\(names)")
    }
    for body in ["", "[]", "{\"names\": \"a\"}", "{\"names\": [1]}", "{\"names\": [\"a\", 1]}", "\u{FF}"] {
      #expect(request("POST", "/\(session.token)/approve", body: body).code == 409, "\(body)")
    }
    #expect(try level("a") == 1)
    // Another verification since the page was shown.
    _ = try store.verify([Self.snapshot("a", 3)], run: Self.run, results: folder.path + "/results")
    #expect(text(approve(["a"])).contains("reload the page"))
    #expect(try level("a") == 1)
    #expect(request("GET", "/\(session.token)/").code == 200 && approve(["a"]).code == 200)
    #expect(try level("a") == 3)
  }

  /// Results may come from a stranger's run.
  @Test func `pictures come from the folders of the review alone`() throws {
    try PNGEncoder.write(StraightBitmap(width: 2, height: 2), to: folder.path + "/secret.png")
    try folder.write("results/actual/text.png", "no picture")
    func report(_ names: [String]) -> String {
      let entries = names.map {
        "{\"name\": \"\($0)\", \"verdict\": \"different\", \"message\": \"<script>\", \"actual\": \"/etc/passwd\", "
          + "\"reference\": \"/etc/passwd\"}"
      }
      return "{\"entries\": [\(entries.joined(separator: ", "))]}"
    }
    try folder.write("results/report.json", report(["text", "../../secret"]))
    #expect(throws: (any Error).self) { try ReviewSession(store: store, results: folder.path + "/results") }
    try folder.write("results/report.json", report(["text", "secret"]))
    let session = try ReviewSession(store: store, results: folder.path + "/results")
    func code(_ path: String) -> Int {
      session.answer(
        WebRequest(method: "GET", path: "/\(session.token)/\(path)", fields: ["host": "127.0.0.1:8"])
      ).code
    }
    #expect(code("") == 200)
    for kind in ["reference", "actual", "difference"] {
      for index in [-1, 0, 1, 2] { #expect(code("picture/1/\(index)/\(kind)") == 404) }
    }
    for path in [
      "picture/", "picture/1/0", "picture/0/0/actual", "picture/1/0/../../secret", "picture/9/9/9/9",
    ] {
      #expect(code(path) == 404)
    }
  }

  @Test func `the page can end the review`() {
    #expect(request("POST", "/\(session.token)/done", ["origin": "http://evil.example"]).code == 403)
    #expect(!session.hasEnded)
    #expect(request("POST", "/\(session.token)/done", body: "{}").code == 200 && session.hasEnded)
  }

  @Test func `secrets are long and no two alike`() {
    let secrets = Set((0..<100).map { _ in PageGuard.secret() })
    #expect(secrets.count == 100 && secrets.allSatisfy { $0.utf8.count == 32 })
  }
}
