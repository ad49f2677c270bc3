import Foundation
import OperatingSystem

/// The stages of a whole build, for a run in which nothing has changed since.
struct KeptStages: Codable {
  struct Stage: Codable {
    /// The name of the library in the cache.
    var library: String
    var files: Set<Int>
    var repairs: [FileRepair]
    var isPartial: Bool
    var isRepeated: Bool

    init(_ stage: ProjectBuild.Stage, library: String) {
      self.library = library
      (files, repairs) = (stage.files, stage.repairs)
      (isPartial, isRepeated) = (stage.isPartial, stage.isRepeated)
    }
  }

  var stages: [Stage] = []
  var missingModules: [String] = []
  /// The names of what the modules import, and the stand-ins for them that the libraries were linked with.
  var standIns: [String] = []
  var standInSignature = ""

  /// What an earlier run left under a key, if all of it is still there, with the paths of the libraries.
  static func read(_ key: String, in cache: CompileCache) -> (kept: KeptStages, libraries: [String])? {
    guard let bytes = cache.opened(path(key, cache)),
      let kept = try? JSONDecoder().decode(KeptStages.self, from: Data(bytes))
    else { return nil }
    let libraries = kept.stages.compactMap { cache.library($0.library) }
    return libraries.count == kept.stages.count ? (kept, libraries) : nil
  }

  /// Notes that no preview asked for what is not in the stages' libraries.
  mutating func endsWithin() {
    for number in stages.indices { stages[number].isPartial = false }
  }

  func keep(_ key: String, in cache: CompileCache) throws(PreviewRunnerError) {
    // Strings and numbers only, for which encoding has no errors.
    guard let data = try? JSONEncoder().encode(self) else { return }
    try cache.seal(Array(data), as: Self.path(key, cache))
  }

  private static func path(_ key: String, _ cache: CompileCache) -> String { "\(cache.folder)/\(key).stages" }
}
