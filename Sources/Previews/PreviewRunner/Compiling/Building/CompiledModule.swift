import OperatingSystem

/// A module whose interface is compiled for others, and objects of the files that they have needed by now.
final class CompiledModule {
  let name: String
  /// The folder with `NAME.swiftmodule`.
  let folder: String
  /// The names of its top-level types.
  let types: [String]
  let build: ModuleBuild
  private(set) var objects: [String] = []
  /// The numbers of the files that these are of.
  private var compiled: Set<Int> = []
  /// A hash that distinguishes its interface from other versions.
  private(set) var hash: String

  /// Compiles the interface.
  ///
  /// - Parameter folder: an empty folder of the module's own.
  init(_ build: ModuleBuild, in folder: String) throws(PreviewRunnerError) {
    (self.build, self.folder, name) = (build, folder, build.name)
    try build.interface(into: folder)
    types = build.facts.flatMap(\.types)
    hash = build.hash
  }

  // A session replaces a module that has changed, as often as somebody saves a file of it.
  deinit { FileSystem.removeFolder(folder) }

  var repairs: [FileRepair] { build.repairs }

  /// Compiles files, beside those that are compiled by now.
  func compile(_ files: Set<Int>) throws(PreviewRunnerError) {
    if files.isSubset(of: compiled) { return }
    let all = compiled.union(files)
    objects = try build.objects(of: all.sorted(), amid: Array(build.facts.indices))
    compiled = all
    try build.interfaceAgain(into: folder)
    hash = build.hash
  }
}

/// A change in one file so that the rest of it compiles.
package struct FileRepair: Codable, Equatable, Hashable, Sendable {
  package var path: String
  package var repair: SourceRepair

  /// The line, from 1.
  package var line: Int { repair.line }
  /// The sentence for a report.
  package var sentence: String {
    switch repair.kind {
    case .box: "“\(repair.name)” is a labelled box: \(repair.error)"
    case .modifier: "\(repair.name) was left out: \(repair.error)"
    case .skipped: "“\(repair.name)” is passed over: \(repair.error)"
    case .stop: "\(repair.name) ends where it does not compile: \(repair.error)"
    case .value: "“\(repair.name)” has no value: \(repair.error)"
    case .removed: "\(repair.name) was left out: \(repair.error)"
    }
  }
}
