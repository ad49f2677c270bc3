import Foundation
import OperatingSystem

/// The stages of a complete build, for a run without changes since.
struct KeptStages: Codable {
  struct Stage: Codable {
    /// The library's name in the cache.
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
  /// The modules' imports, and the stand-ins that the libraries were linked with.
  var standIns: [String] = []
  var standInSignature = ""

  /// The stages of an earlier run under a key, with the paths of the libraries, if all of them still exist.
  static func read(_ key: String, in cache: CompileCache) -> (kept: KeptStages, libraries: [String])? {
    guard let bytes = cache.opened(path(key, cache)),
      let kept = try? JSONDecoder().decode(KeptStages.self, from: Data(bytes))
    else { return nil }
    let libraries = kept.stages.compactMap { cache.library($0.library) }
    return libraries.count == kept.stages.count ? (kept, libraries) : nil
  }

  func keep(_ key: String, in cache: CompileCache) throws(PreviewRunnerError) {
    // Only strings and numbers, whose encoding cannot fail.
    guard let data = try? JSONEncoder().encode(self) else { return }
    try cache.seal(Array(data), as: Self.path(key, cache))
  }

  private static func path(_ key: String, _ cache: CompileCache) -> String { "\(cache.folder)/\(key).stages" }
}
