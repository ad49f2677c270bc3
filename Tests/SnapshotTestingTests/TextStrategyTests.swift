import Foundation
import FoundationNetworking
import SnapshotTesting
import TestSupport
import Testing

/// The output of strategies, which has to equal swift-snapshot-testing's: references move along with their
/// suites.
struct TextStrategyTests {
  /// The text of a snapshot, and the ending of its file.
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return try #require(text)
  }

  private struct User: Codable, Hashable {
    var name = "Ada"
    var id = 7
    var mail: String?
  }

  @Test func `members of values are sorted by their names`() throws {
    #expect(
      try text(User(), .dump) == """
        ▿ User
          - id: 7
          - mail: Optional<String>.none
          - name: "Ada"

        """)
    #expect(
      try text(User(mail: "a@b.c"), .dump) == """
        ▿ User
          - id: 7
          ▿ mail: Optional<String>
            - some: "a@b.c"
          - name: "Ada"

        """)
  }

  @Test func `sets and dictionaries are sorted, arrays and tuples are not`() throws {
    #expect(
      try text(["b": 2, "a": 1], .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
    #expect(try text(Set([3, 1, 2]), .dump) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
    #expect(try text([2, 1], .dump) == "▿ 2 elements\n  - 2\n  - 1\n")
    #expect(try text([Int](), .dump) == "- 0 elements\n")
    #expect(try text((x: 1, 2), .dump) == "▿ (2 elements)\n  - x: 1\n  - .1: 2\n")
  }

  private final class Node {
    var next: Node?
  }

  @Test func `a circle of objects ends`() throws {
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(
      try text(node, .dump) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
  }

  private enum Shape {
    case dot
    case circle(radius: Int)
  }

  @Test func `other kinds of values say what they are`() throws {
    struct Local {}
    #expect(try text(Shape.dot, .dump) == "- Shape.dot\n")
    #expect(
      try text(Shape.circle(radius: 2), .dump) == "▿ Shape\n  - circle: (1 element)\n    - radius: 2\n"
        || text(Shape.circle(radius: 2), .dump) == "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 2\n")
    #expect(try text(Local(), .dump) == "- Local\n")
    #expect(try text("a\"b", .dump) == "- \"a\\\"b\"\n")
    #expect(try text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(try text(Data([1, 2, 3]), .dump) == "- 3 bytes\n")
    #expect(try text(NSObject(), .dump) == "- <NSObject>\n")
    #expect(try text(URL(string: "https://a.b")!, .dump) == "- https://a.b\n")
  }

  @Test func `values are written as JSON, property lists and descriptions`() throws {
    #expect(try text(User(), .json) == "{\n  \"id\" : 7,\n  \"name\" : \"Ada\"\n}")
    #expect(
      try text(["b": 1, "a": [2]] as [String: Any], .json) == "{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}")
    #expect(try text(User(), .plist).contains("<key>id</key>\n\t<integer>7</integer>"))
    #expect(try text(42, .description) == "42")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  private enum Direction: CaseIterable {
    case up, down
    var opposite: Direction { self == .up ? .down : .up }
  }

  @Test func `a function is written as a table`() throws {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
    #expect(try text({ $0.opposite }, strategy) == "\"up\",\"down\"\n\"down\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func `requests are written as sent and as a command`() throws {
    var request = URLRequest(url: URL(string: "https://a.b/c?y=2&x=1&y=1")!)
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("s=1", forHTTPHeaderField: "Cookie")
    request.httpBody = Data(#"{"b":"q","a":1}"#.utf8)
    #expect(
      try text(request, .raw) == """
        POST https://a.b/c?x=1&y=2&y=1
        Accept: text/html
        Cookie: s=1

        {"b":"q","a":1}
        """)
    #expect(try text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 1,\n  \"b\" : \"q\"\n}"))
    #expect(
      try text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":\\"q\\",\\"a\\":1}" \\
        \t--cookie "s=1" \\
        \t"https://a.b/c?x=1&y=2&y=1"
        """)
    #expect(try text(URLRequest(url: URL(string: "https://a.b")!), .curl) == "curl \\\n\t\"https://a.b\"")
  }
}
