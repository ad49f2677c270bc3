/// A module that has been compiled for others: the folder of its interface, and its objects.
struct CompiledModule {
  var name: String
  /// The folder with `NAME.swiftmodule`.
  var folder: String
  var objects: [String]
  /// The names of its top-level types.
  var types: [String]
  var repairs: [FileRepair]
  /// A hash that distinguishes it from other versions.
  var hash: String
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
