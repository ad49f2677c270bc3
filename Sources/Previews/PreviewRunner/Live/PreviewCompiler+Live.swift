import Foundation
import OperatingSystem
import ProjectAssets

/// Compiles sources whose literals can be changed at run time.
extension PreviewCompiler {
  /// A library, and the numbers of the literals whose changes need a recompilation.
  typealias MarkedLibrary = (path: String, unmarked: Set<Int>)

  /// How often compiling is retried without the literals that the compiler rejected.
  private static let mostAttempts = 4

  /// The library of sources, if it is there.
  func markedLibrary(of source: LiveSource, project: ProjectSymbols) throws(PreviewRunnerError)
    -> MarkedLibrary?
  {
    let name = Self.name(try plan(for: source.module, project: project))
    guard let bytes = cacheFolder.opened(marks(name)),
      let unmarked = try? JSONDecoder().decode(Set<Int>.self, from: Data(bytes)),
      let path = cacheFolder.library(name)
    else { return nil }
    return (path, unmarked)
  }

  /// Compiles it, unless it is there.
  ///
  /// Where only a literal is allowed, such as for a `Character`, the call is not: literals that the compiler
  /// rejects are left as they were.
  func compileMarked(_ source: LiveSource, project: ProjectSymbols) throws(PreviewRunnerError) {
    if try markedLibrary(of: source, project: project) != nil { return }
    let plan = try plan(for: source.module, project: project)
    let name = Self.name(plan)
    var unmarked: Set<Int> = []
    for attempt in 1...Self.mostAttempts {
      do throws(PreviewRunnerError) {
        _ = try compile(source.module, plan, as: name) { source.marked($0, without: unmarked) }
        break
      } catch {
        guard case .doesNotCompile(let diagnostics) = error else { throw error }
        let refused = source.literals(of: diagnostics).subtracting(unmarked)
        if refused.isEmpty || attempt == Self.mostAttempts { throw error }
        unmarked.formUnion(refused)
      }
    }
    // Only numbers, so encoding cannot fail.
    try cacheFolder.seal((try? JSONEncoder().encode(unmarked)).map(Array.init) ?? [], as: marks(name))
  }

  private static func name(_ plan: Plan) -> String {
    String(SHA256.hexDigest(of: "marked literals \(plan.key)".utf8).prefix(32))
  }

  private func marks(_ name: String) -> String { "\(cache)/\(name).marks" }
}
