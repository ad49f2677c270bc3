import Foundation
import SwiftParser
import SwiftSyntax

// What the program calls. It loads this library when it first needs a syntax tree, so that the toolchain's SwiftSyntax, for
// which the library is made, costs nothing to those who do not.

/// Receives an answer as JSON.
public typealias SyntaxReply = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>, Int) -> Void

/// Answers the `SourceFacts` of a source.
@_cdecl("fittingroom_read_source")
public func readSource(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply
) {
  let tree = Parser.parse(source: UnsafeBufferPointer(start: source, count: count), maximumNestingLevel: 256)
  let reader = SourceReader(tree)
  answer(reader.facts, context, reply)
}

/// Answers the `SourceLiterals` of a source.
@_cdecl("fittingroom_read_literals")
public func readLiterals(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply
) {
  let tree = Parser.parse(source: UnsafeBufferPointer(start: source, count: count), maximumNestingLevel: 256)
  // A tree with errors tells nothing of what the compiler would make of it.
  answer(tree.hasError ? SourceLiterals() : LiteralReader(tree).found, context, reply)
}

/// Answers the `RepairAnswer` to a `RepairRequest` about a source.
@_cdecl("fittingroom_repair_source")
public func repairSource(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ request: UnsafePointer<UInt8>, _ requestCount: Int,
  _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply
) {
  let tree = Parser.parse(source: UnsafeBufferPointer(start: source, count: count), maximumNestingLevel: 256)
  let bytes = Data(bytes: request, count: requestCount)
  guard let request = try? JSONDecoder().decode(RepairRequest.self, from: bytes) else { return }
  var repairer = SourceRepairer(tree, request)
  answer(repairer.answer(), context, reply)
}

private func answer(_ value: some Encodable, _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply) {
  // Names and numbers only, for which encoding has no errors.
  guard let json = try? JSONEncoder().encode(value) else { return }
  json.withUnsafeBytes { bytes in
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    reply(context, start, bytes.count)
  }
}
