import Foundation
import OperatingSystem
import ProjectAssets

/// Libraries of sources whose literals can be given other values.
extension PreviewCompiler {
  /// A library, and the numbers of the literals that have to be compiled where they change.
  typealias MarkedLibrary = (path: String, unmarked: Set<Int>)

  /// How often the compiler is asked without the literals that it refused.
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
  /// What takes a literal of one kind alone, such as a letter, does not take the call in its place: what the compiler refuses stays
  /// as it was.
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
    // Numbers only, for which encoding has no errors.
    try cacheFolder.seal((try? JSONEncoder().encode(unmarked)).map(Array.init) ?? [], as: marks(name))
  }

  private static func name(_ plan: Plan) -> String {
    String(SHA256.hexDigest(of: "marked literals \(plan.key)".utf8).prefix(32))
  }

  private func marks(_ name: String) -> String { "\(cache)/\(name).marks" }
}
