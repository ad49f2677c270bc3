import Foundation
import SwiftParser
import SwiftSyntax

// The functions that the program calls. It loads this library when it first needs a syntax tree, so that runs without one do not
// pay for the toolchain's SwiftSyntax, which the library is linked with.

/// Receives an answer as JSON.
public typealias SyntaxReply = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>, Int) -> Void

/// Returns the `SourceFacts` of a source.
@_cdecl("fittingroom_read_source")
public func readSource(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply
) {
  let tree = Parser.parse(source: UnsafeBufferPointer(start: source, count: count), maximumNestingLevel: 256)
  let reader = SourceReader(tree)
  answer(reader.facts, context, reply)
}

/// Returns the `SourceLiterals` of a source.
@_cdecl("fittingroom_read_literals")
public func readLiterals(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer?, _ reply: SyntaxReply
) {
  let tree = Parser.parse(source: UnsafeBufferPointer(start: source, count: count), maximumNestingLevel: 256)
  // A tree with errors does not show what the compiler would make of it.
  answer(tree.hasError ? SourceLiterals() : LiteralReader(tree).found, context, reply)
}

/// Returns the `RepairAnswer` to a `RepairRequest` for a source.
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
  // Only names and numbers, whose encoding cannot fail.
  guard let json = try? JSONEncoder().encode(value) else { return }
  json.withUnsafeBytes { bytes in
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    reply(context, start, bytes.count)
  }
}
