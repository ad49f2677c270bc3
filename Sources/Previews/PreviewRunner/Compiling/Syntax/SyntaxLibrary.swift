import Foundation
import Glibc
import OperatingSystem

/// The library that reads and repairs syntax trees, loaded when it is first needed.
///
/// It is linked with the toolchain's SwiftSyntax, whose folder depends on the toolchain in use. Several threads may ask it at once: each
/// question has a tree of its own.
final class SyntaxLibrary: @unchecked Sendable {
  private typealias Reply = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>, Int) -> Void
  private typealias Read =
    @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, Reply) -> Void
  private typealias Repair =
    @convention(c) (
      UnsafePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, Reply
    ) -> Void

  private let read: Read
  private let readLiterals: Read
  private let repair: Repair

  /// - Parameters:
  ///   - path: the path of the library beside the program.
  ///   - host: the toolchain's folder of libraries for the compiler's own use.
  init(path: String, host: String) throws(PreviewRunnerError) {
    // In the order of their dependencies; a loaded library is found by its name.
    for name in ["SwiftSyntax", "SwiftParser"] {
      let library = "\(host)/lib\(name).so"
      if !FileSystem.exists(library) { throw .incompleteToolchain(missing: library) }
      _ = dlopen(library, RTLD_NOW | RTLD_GLOBAL)
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let read = dlsym(handle, "fittingroom_read_source"),
      let readLiterals = dlsym(handle, "fittingroom_read_literals"),
      let repair = dlsym(handle, "fittingroom_repair_source")
    else { throw .cannotLoad(path: path, reason: dlerror().map { String(cString: $0) } ?? "unknown") }
    self.read = unsafeBitCast(read, to: Read.self)
    self.readLiterals = unsafeBitCast(readLiterals, to: Read.self)
    self.repair = unsafeBitCast(repair, to: Repair.self)
  }

  /// What a source declares and refers to.
  func facts(of source: [UInt8]) -> SourceFacts { answer(read, source) ?? SourceFacts() }

  /// The literals of a source that can have other values at run time; none if its syntax is invalid.
  func literals(of source: [UInt8]) -> SourceLiterals { answer(readLiterals, source) ?? SourceLiterals() }

  private func answer<Answer: Decodable>(_ read: Read, _ source: [UInt8]) -> Answer? {
    answer { context, reply in
      source.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { read($0, bytes.count, context, reply) }
      }
    }
  }

  /// The repair of a source so that the rest of it compiles; nil if the library has none.
  func repair(_ source: [UInt8], _ request: RepairRequest) -> RepairAnswer? {
    // Only names and numbers, whose encoding cannot fail.
    let request = (try? JSONEncoder().encode(request)).map(Array.init) ?? []
    return answer { context, reply in
      source.withUnsafeBufferPointer { bytes in
        request.withUnsafeBufferPointer { question in
          guard let source = bytes.baseAddress, let start = question.baseAddress else { return }
          repair(source, bytes.count, start, question.count, context, reply)
        }
      }
    }
  }

  private func answer<Answer: Decodable>(_ ask: (UnsafeMutableRawPointer, Reply) -> Void) -> Answer? {
    var json = Data()
    withUnsafeMutablePointer(to: &json) { pointer in
      ask(pointer) { context, bytes, count in
        context?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
      }
    }
    return try? JSONDecoder().decode(Answer.self, from: json)
  }
}
