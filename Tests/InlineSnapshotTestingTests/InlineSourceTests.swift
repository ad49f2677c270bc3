import Foundation
import InlineSnapshotTesting
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// How recording snapshots changes a test's source.
struct InlineSourceTests {
  /// The source after a snapshot was recorded for the first call of a function.
  private func recorded(
    _ snapshot: String?, in source: String, call: String = "assertInlineSnapshot",
    _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> String {
    let file = InlineSource(source, path: "A.swift")
    return file.applying(try file.edits(of: descriptor, at: place(of: call, in: source), snapshot: snapshot))
  }

  private func place(of call: String, in source: String) throws -> SourcePlace {
    let start = try #require(source.range(of: call)).lowerBound
    let lines = source[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePlace(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
  }

  @Test func `a snapshot that is missing is added behind the call`() throws {
    #expect(
      try recorded("a\n\nb\n", in: "func t() {\n  assertInlineSnapshot(of: x, as: .lines)\n}\n") == """
        func t() {
          assertInlineSnapshot(of: x, as: .lines) {
            \"""
            a

            b

            \"""
          }
        }

        """)
    #expect(
      try recorded("a", in: "\tassertInlineSnapshot(\n\t\tof: x, as: .lines\n\t) // why\n")
        == "\tassertInlineSnapshot(\n\t\tof: x, as: .lines\n\t) {\n\t\t\"\"\"\n\t\ta\n\t\t\"\"\"\n\t} // why\n"
    )
  }

  @Test func `a snapshot that is there is replaced, wherever it stands`() throws {
    let trailing = "assertInlineSnapshot(of: x, as: .lines) { \"old\" }\nnext()"
    #expect(
      try recorded("new", in: trailing)
        == "assertInlineSnapshot(of: x, as: .lines) {\n  \"\"\"\n  new\n  \"\"\"\n}\nnext()")
    let argument = "try await assertInlineSnapshot(of: x, as: .lines, matches: { \"old\" })"
    #expect(
      try recorded("new", in: argument)
        == "try await assertInlineSnapshot(of: x, as: .lines, matches: {\n  \"\"\"\n  new\n  \"\"\"\n})")
    #expect(try recorded(nil, in: trailing) == "assertInlineSnapshot(of: x, as: .lines)\nnext()")
  }

  @Test func `functions of a suite's own have their closures`() throws {
    let body = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["text"], trailingClosureLabel: "body", trailingClosureOffset: 1)
    let missing = "  check { 1 }\n"
    #expect(
      try recorded("b", in: missing, call: "check", body)
        == "  check { 1 } body: {\n    \"\"\"\n    b\n    \"\"\"\n  }\n")
    #expect(
      try recorded("b", in: "  check { 1 } text: { \"a\" }\n", call: "check", body)
        == "  check { 1 } body: {\n    \"\"\"\n    b\n    \"\"\"\n  }\n")
    let file = InlineSource(missing, path: "A.swift")
    let foot = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "foot", trailingClosureOffset: 2)
    let place = try place(of: "check", in: missing)
    let edits = try [(body, "b"), (foot, "f")].flatMap {
      try file.edits(of: $0.0, at: place, snapshot: $0.1)
    }
    let both = file.applying(edits)
    #expect(
      both.contains("check { 1 } body: {\n    \"\"\"\n    b\n    \"\"\"\n  } foot: {\n    \"\"\"\n    f\n"))
  }

  @Test func `of nested calls the one at the place is meant`() throws {
    let source = "with(a) { assertInlineSnapshot(of: f(g()), as: .lines) }"
    #expect(
      try recorded("x", in: source)
        == "with(a) { assertInlineSnapshot(of: f(g()), as: .lines) {\n  \"\"\"\n  x\n  \"\"\"\n} }")
    #expect(throws: InlineSourceError.self) {
      try InlineSource(source, path: "A.swift").edits(
        of: .init(), at: SourcePlace(line: 7, column: 1), snapshot: "")
    }
  }

  @Test func `what is written means the text`() {
    for seed in 0..<UInt64(2000) {
      var random = SeededRandom(seed: seed)
      let parts = [
        "a", " ", "\n", "\"", "\"\"\"", "\\", "#", "\\#(x)", "\r", "\r\n", "\t", "é", "👩‍👧", "\u{0}", "\u{7}",
        "{", "}",
      ]
      let text = (0..<random.below(14)).map { _ in random.one(of: parts) }.joined()
      let source =
        "let x = " + InlineLiteral.closure(text, indent: random.one(of: ["", "  ", "\t"]), unit: "  ")
      let search = LiteralSearch(viewMode: .sourceAccurate)
      let tree = Parser.parse(source: source)
      search.walk(tree)
      #expect(
        search.value.map { Array($0.utf8) } == Array(text.utf8) && !tree.hasError, "seed \(seed): \(source)")
    }
  }

  private final class LiteralSearch: SyntaxVisitor {
    var value: String?

    override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      value = literal.representedLiteralValue
      return .skipChildren
    }
  }
}
