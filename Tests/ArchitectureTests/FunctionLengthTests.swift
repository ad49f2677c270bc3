import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Functions read as tables of contents: none is longer than a screen, except tables of data.
@Suite struct FunctionLengthTests {
  private static let limit = 60

  /// Lists that have a line for each colour, error or menu item.
  private static let tables: Set<String> = [
    "SystemColor.swift palette", "PreviewRunnerError.swift description", "StandardMenuItems.swift standard",
    "RasterScene+DisplayList.swift items",
    // One loop, whose state would be handed from one function to the next.
    "ScreenRows.swift init", "PathStroking.swift dashed",
  ]

  private struct Function {
    var name: String
    var lines: Int
  }

  private final class Collector: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private let file: String
    private(set) var functions: [Function] = []

    init(_ tree: SourceFileSyntax, file: String) {
      converter = SourceLocationConverter(fileName: file, tree: tree)
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    private func add(_ name: String, _ body: (some SyntaxProtocol)?) {
      guard let body else { return }
      let start = body.startLocation(converter: converter).line
      let end = body.endLocation(converter: converter).line
      functions.append(Function(name: "\(file) \(name)", lines: end - start + 1))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.body)
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add("init", node.body)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      add(node.pattern.trimmedDescription, node.accessorBlock)
      return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
      add("subscript", node.accessorBlock)
      return .visitChildren
    }
  }

  @Test func noFunctionIsLongerThanAScreen() throws {
    let found = FileManager.default.enumerator(
      at: Repository.root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    #expect(files.count > 1000)
    var long: [String: Int] = [:]
    for file in files {
      let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
      let collector = Collector(tree, file: file.lastPathComponent)
      collector.walk(tree)
      for function in collector.functions where function.lines > Self.limit {
        long[function.name] = max(long[function.name] ?? 0, function.lines)
      }
    }
    let wrong = long.filter { !Self.tables.contains($0.key) }.map { "\($0.key): \($0.value) lines" }.sorted()
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    // A function that has become short is no longer an exception.
    #expect(Self.tables.subtracting(long.keys).isEmpty)
  }
}
