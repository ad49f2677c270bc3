import Foundation
import Glibc
import OperatingSystem

/// The library that reads and repairs syntax trees, loaded when it is first needed.
///
/// It is linked against the toolchain's SwiftSyntax, which lies in a folder that only the toolchain in use tells.
final class SyntaxLibrary {
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
  ///   - path: the library beside the program.
  ///   - host: the toolchain's folder of libraries for the compiler's own use.
  init(path: String, host: String) throws(PreviewRunnerError) {
    // In the order of what each needs; a library that is loaded is found by its name.
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

  /// What a source declares and names.
  func facts(of source: [UInt8]) -> SourceFacts { answer(read, source) ?? SourceFacts() }

  /// The literals of a source that can have other values while it runs; none where its syntax is wrong.
  func literals(of source: [UInt8]) -> SourceLiterals { answer(readLiterals, source) ?? SourceLiterals() }

  private func answer<Answer: Decodable>(_ read: Read, _ source: [UInt8]) -> Answer? {
    answer { context, reply in
      source.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { read($0, bytes.count, context, reply) }
      }
    }
  }

  /// How a source is changed so that what compiles of it compiles; nil where the library has no answer.
  func repair(_ source: [UInt8], _ request: RepairRequest) -> RepairAnswer? {
    // Names and numbers only, for which encoding has no errors.
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
