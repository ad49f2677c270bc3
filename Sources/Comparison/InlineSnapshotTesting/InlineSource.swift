internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Where a call starts, as given by `#line` and `#column`, both from 1.
package struct SourcePlace: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a source cannot be rewritten.
package struct InlineSourceError: Error, CustomStringConvertible {
  package var description: String
}

/// A source file with inline snapshots.
package struct InlineSource {
  let path: String
  let text: String
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InlineSourceError(description: "\(path) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InlineSourceError(description: "\(path) is not valid UTF-8")
    }
    self.init(text, path: path)
  }

  package init(_ text: String, path: String) {
    self.text = text
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  // MARK: Finding

  /// The line of the closure that a descriptor means; `nil` if the call has none.
  func closureLine(of descriptor: InlineSnapshotSyntaxDescriptor, at place: SourcePlace) throws -> Int? {
    try closure(of: descriptor, in: call(at: place)).map {
      converter.location(for: $0.closure.positionAfterSkippingLeadingTrivia).line
    }
  }

  private func call(at place: SourcePlace) throws -> FunctionCallExprSyntax {
    let search = CallSearch(place, converter)
    search.walk(tree)
    guard let call = search.found else {
      throw InlineSourceError(
        description:
          "\(path) has no call at line \(place.line), column \(place.column); was it changed since it was compiled?"
      )
    }
    return call
  }

  private func closure(
    of descriptor: InlineSnapshotSyntaxDescriptor, in call: FunctionCallExprSyntax
  ) -> (closure: Syntax, label: TokenSyntax?)? {
    for argument in call.arguments {
      if let label = argument.label, descriptor.hasLabel(label.text) {
        return (Syntax(argument.expression), label)
      }
    }
    if descriptor.trailingClosureOffset == 0 { return call.trailingClosure.map { (Syntax($0), nil) } }
    let further = Array(call.additionalTrailingClosures)
    if let labelled = further.first(where: { descriptor.hasLabel($0.label.text) }) {
      return (Syntax(labelled.closure), labelled.label)
    }
    return nil
  }

  // MARK: Rewriting

  /// An edit: bytes of the source and their replacement.
  package struct Edit: Hashable {
    var range: Range<Int>
    var text: String
  }

  /// The edits that give a call a snapshot.
  ///
  /// - Parameter snapshot: `nil` removes the closure.
  package func edits(
    of descriptor: InlineSnapshotSyntaxDescriptor, at place: SourcePlace, snapshot: String?
  ) throws -> [Edit] {
    let call = try call(at: place)
    guard let (closure, label) = closure(of: descriptor, in: call) else {
      return snapshot.map { [insertion(of: $0, descriptor, in: call)] } ?? []
    }
    let start = closure.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = closure.endPositionBeforeTrailingTrivia.utf8Offset
    guard let snapshot else {
      guard label == nil else {
        throw InlineSourceError(
          description: "there is no value, but \(path) has a snapshot at line \(place.line); take it out")
      }
      return [Edit(range: spaceBefore(start)..<end, text: "")]
    }
    let literal = InlineLiteral.closure(snapshot, indent: indent(at: start), unit: unit)
    var edits = [Edit(range: start..<end, text: literal)]
    if let label, label.text != descriptor.trailingClosureLabel {
      edits.append(
        Edit(
          range: label.positionAfterSkippingLeadingTrivia
            .utf8Offset..<label.endPositionBeforeTrailingTrivia.utf8Offset,
          text: descriptor.trailingClosureLabel))
    }
    return edits
  }

  /// A trailing closure where the call has none.
  private func insertion(
    of snapshot: String, _ descriptor: InlineSnapshotSyntaxDescriptor, in call: FunctionCallExprSyntax
  ) -> Edit {
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    // The first trailing closure of a call has no label.
    let isFirst = call.trailingClosure == nil && descriptor.trailingClosureOffset == 0
    let label = isFirst ? "" : " \(descriptor.trailingClosureLabel):"
    return Edit(
      range: end..<end,
      text: label + " " + InlineLiteral.closure(snapshot, indent: indent(at: end - 1), unit: unit))
  }

  /// The source after some edits, none of which overlap.
  package func applying(_ edits: [Edit]) -> String {
    var bytes = Array(text.utf8)
    // From the end; of several at one position the last first, so that the others end up in front of it.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The indentation of the line that contains a byte.
  private func indent(at offset: Int) -> String {
    let bytes = Array(text.utf8)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  private func spaceBefore(_ offset: Int) -> Int {
    let bytes = Array(text.utf8)
    var offset = offset
    while offset > 0, [32, 9, 10, 13].contains(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// The file's indentation unit: a tab, or the smallest number of leading spaces.
  private var unit: String {
    let indents = text.split(separator: "\n").map { $0.prefix { $0 == " " || $0 == "\t" } }.filter {
      !$0.isEmpty
    }
    if indents.contains(where: { $0.first == "\t" }) { return "\t" }
    let least = indents.map(\.count).filter { $0 > 1 }.min() ?? 2
    return String(repeating: " ", count: min(least, 4))
  }
}

/// Finds the call at a position: `#line` and `#column` point at its function's name.
private final class CallSearch: SyntaxVisitor {
  private let place: SourcePlace
  private let converter: SourceLocationConverter
  private(set) var found: FunctionCallExprSyntax?

  init(_ place: SourcePlace, _ converter: SourceLocationConverter) {
    self.place = place
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = call.calledExpression
    let start = converter.location(for: callee.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: callee.endPositionBeforeTrailingTrivia)
    let isAfterStart = (start.line, start.column) <= (place.line, place.column)
    let isBeforeEnd = (place.line, place.column) < (end.line, end.column)
    // Of several, as in `a().b()`, the innermost is the one whose own name is there.
    if isAfterStart && isBeforeEnd { found = call }
    return .visitChildren
  }
}
