import Testing
import WebServer

/// Only the page itself gets answers.
@Suite struct PageGuardTests {
  private func code(
    _ fields: [String: String], isOwn: Bool = false, names: [String] = []
  ) -> Int? {
    PageGuard(names: names).refusal(of: WebRequest(method: "GET", path: "/", fields: fields), isOwn: isOwn)?
      .code
  }

  @Test func knowsTheMachineByItsOwnNames() {
    // The port may be another one that is forwarded.
    for host in ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:1", "localhost", "127.0.0.1"] {
      #expect(code(["host": host]) == nil, "\(host)")
    }
    for host in [
      "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost:", "localhost:80x",
      "localhost:1:2",
      "127.0.0.2:8000", "", "localhost, evil.example", "user@localhost:8000",
    ] {
      #expect(code(["host": host]) == 403, "\(host)")
    }
    #expect(code([:]) == 403)
    #expect(code(["host": "localhost", "sec-fetch-site": "cross-site"]) == 403)
    #expect(code(["host": "localhost", "sec-fetch-site": "same-origin"]) == nil)
  }

  @Test func letsOnlyItsOwnPageChangeAnything() {
    let host = "127.0.0.1:8000"
    #expect(code(["host": host, "origin": "http://127.0.0.1:8000"], isOwn: true) == nil)
    for origin in [
      "http://evil.example", "null", "http://127.0.0.1:8001", "http://localhost:8000", "file://", "",
    ] {
      #expect(code(["host": host, "origin": origin], isOwn: true) == 403, "\(origin)")
      // A page of another origin is not even shown anything.
      #expect(code(["host": host, "origin": origin]) == 403, "\(origin)")
    }
    #expect(code(["host": host], isOwn: true) == 403)
  }

  /// A forwarded port has a name that the program is given, and may come with the machine's own name as the
  /// host.
  @Test func knowsTheNamesOfForwardedPorts() {
    let names = ["box-8000.app.github.dev"]
    #expect(code(["host": "box-8000.app.github.dev"], names: names) == nil)
    let origin = "https://box-8000.app.github.dev"
    #expect(code(["host": "box-8000.app.github.dev", "origin": origin], isOwn: true, names: names) == nil)
    #expect(code(["host": "localhost:8000", "origin": origin], isOwn: true, names: names) == nil)
    #expect(code(["host": "localhost:8000", "origin": origin], isOwn: true) == 403)
    #expect(
      code(["host": "localhost:8000", "origin": "https://other.app.github.dev"], isOwn: true, names: names)
        == 403)
  }

  @Test func hidesBehindASecret() {
    let pages = PageGuard(token: "secret")
    #expect(pages.path(in: "/secret/") == "" && pages.path(in: "/secret/a/b") == "a/b")
    for path in ["", "/", "/secret", "/Secret/", "/secre/", "//secret/", "/secret0/"] {
      #expect(pages.path(in: path) == nil, "\(path)")
    }
    let secrets = Set((0..<100).map { _ in PageGuard.secret() })
    #expect(secrets.count == 100 && secrets.allSatisfy { $0.utf8.count == 32 })
  }
}
