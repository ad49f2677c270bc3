import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The changes of previews, described in words, moved along, and approved in a browser.
@Suite struct ReviewCommandTests {
  private static func views(_ name: String, _ text: String, spacing: Int = 8) -> String {
    """
    import SwiftUI
    #Preview("\(name)") { VStack(spacing: \(spacing)) { Text("\(text)"); Color.red.frame(width: 20, height: 20) } }
    #Preview("Other") { Color.blue.frame(width: 9, height: 9) }

    """
  }

  private func program() throws -> Program {
    let program = try Program(["V.swift": Self.views("Card", "Sign in")])
    let recorded = try program.run("snapshot", "record", "refs", "V.swift", "--size", "60x*")
    try #require(recorded.exitCode == 0, "\(recorded)")
    return program
  }

  @Test func saysWhatHasBecomeOfTheViews() throws {
    let program = try program()
    try program.write(Self.views("Card", "Log in", spacing: 12), to: "V.swift")
    let verified = try program.run("snapshot", "verify", "refs", "V.swift", "--size", "60x*")
    #expect(verified.exitCode == 3, "\(verified)")
    #expect(verified.output.contains("\n  text changed from “Sign in” to “Log in”\n"), "\(verified)")
    #expect(verified.output.contains("\n  Color moved 4 pt down\n  to accept: "), "\(verified)")
    // Files that carry their views say it by themselves.
    let compared = try program.run(
      "compare", "refs/V.Card.60x.png", "snapshot-results/actual/V.Card.60x.png")
    #expect(compared.output.contains("\n  text changed from “Sign in” to “Log in”\n"), "\(compared)")
    let json = try program.run(
      "compare", "refs/V.Card.60x.png", "snapshot-results/actual/V.Card.60x.png", "--json")
    #expect(json.output.contains("\"text changed from “Sign in” to “Log in”\""), "\(json)")
    #expect(
      try program.run("snapshot", "approve", "refs", "snapshot-results").output
        == "approved V.Card.60x\n")
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "60x*").exitCode == 0)
  }

  @Test func movesTheReferencesOfPreviewsWithOtherNames() throws {
    let program = try program()
    let before = try program.bytes("refs/V.Card.60x.png")
    try program.write(["W.swift": Self.views("Sign-in card", "Sign in")])
    let verified = try program.run("snapshot", "verify", "refs", "W.swift", "--size", "60x*")
    #expect(verified.exitCode == 4)
    #expect(verified.output.contains("renamed: V.Card.60x → W.Sign-in-card.60x; "), "\(verified)")
    #expect(verified.output.hasSuffix("2 pictures: 2 missing (2 renamed)\n"))
    let approved = try program.run("snapshot", "approve", "refs", "snapshot-results", "W.Other.60x")
    #expect(approved.output == "renamed V.Other.60x → W.Other.60x\n", "\(approved)")
    let recorded = try program.run("snapshot", "record", "refs", "W.swift", "--size", "60x*")
    #expect(
      recorded.output == "renamed V.Card.60x → W.Sign-in-card.60x\n0 of 2 references written\n",
      "\(recorded)")
    #expect(
      try program.files(in: "refs").sorted() == [
        "W.Other.60x.png", "W.Sign-in-card.60x.png", "snapshots.json",
      ])
    #expect(try program.bytes("refs/W.Sign-in-card.60x.png") == before)
    #expect(try program.run("snapshot", "verify", "refs", "W.swift", "--size", "60x*").exitCode == 0)
  }

  /// A request, and the code and text of its answer.
  private func ask(
    _ address: String, _ method: String = "GET", body: String? = nil, _ fields: [String: String] = [:]
  ) async throws -> (code: Int, text: String) {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test func approvesInTheBrowser() async throws {
    let program = try program()
    try program.write(Self.views("Card", "Log in"), to: "V.swift")
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "60x*").exitCode != 0)
    let before = try program.bytes("refs/V.Card.60x.png")
    let output = program.folder.appendingPathComponent("address.txt")
    try Data().write(to: output)
    let running = try program.start(["snapshot", "review", "refs"], output: output.path)
    defer { running.process.terminate() }
    var address = ""
    for _ in 0..<200 where !address.hasSuffix("\n") {
      try await Task.sleep(for: .milliseconds(50))
      address = try program.text("address.txt")
    }
    address = address.trimmingCharacters(in: .newlines)
    let match = try #require(
      address.wholeMatch(of: /(http:\/\/127\.0\.0\.1:\d+)\/[0-9a-f]{32}\//), "\(address)")
    let origin = String(match.1)
    let page = try await ask(address)
    #expect(page.code == 200 && page.text.contains("text changed from “Sign in” to “Log in”"))
    let names = "{\"names\": [\"V.Card.60x\"]}"
    let type = ["Content-Type": "application/json"]
    for fields in [type, type.merging(["Origin": "http://evil.example"]) { $1 }, ["Origin": origin]] {
      let refused = try await ask(address + "approve", "POST", body: names, fields)
      #expect(refused.code == 403 || refused.code == 415)
    }
    #expect(try await ask(origin + "/").code == 404)
    #expect(try program.bytes("refs/V.Card.60x.png") == before)
    let own = type.merging(["Origin": origin]) { $1 }
    #expect(try await ask(address + "approve", "POST", body: names, own).code == 200)
    #expect(try program.bytes("refs/V.Card.60x.png") != before)
    #expect(try await ask(address + "done", "POST", body: "{}", own).code == 200)
    let result = try running.finish()
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(try program.text("address.txt").hasSuffix("/\napproved V.Card.60x\n"))
    #expect(try program.run("snapshot", "verify", "refs", "V.swift", "--size", "60x*").exitCode == 0)
  }

  @Test func saysWhyThereIsNothingToReview() throws {
    let program = try Program(["empty/x.txt": ""])
    let none = try program.run("snapshot", "review", "refs", "nowhere")
    #expect(
      none.exitCode == 2
        && none.errors
          == "error: nowhere cannot be read: there is no such folder; name the folder that snapshot verify wrote\n"
    )
    let empty = try program.run("snapshot", "review", "refs", "empty")
    #expect(
      empty.exitCode == 2
        && empty.errors
          == "error: empty holds no manifest of a run; name the folder that snapshot verify wrote\n"
    )
  }
}
