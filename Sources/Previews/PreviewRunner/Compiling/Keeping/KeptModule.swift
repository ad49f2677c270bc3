import Foundation

/// The result of a module's build for its next build: its sources, their repairs, and the hashes of their objects.
struct KeptModule: Codable {
  /// A file of the module.
  struct File: Codable {
    var path: String
    /// The hash of the source as it was read, adapted to the platform.
    var source: String
    /// The declarations and references of that source.
    var facts: SourceFacts
    /// The hash of the interfaces that it depends on, as they were read.
    var original: String
    /// The hash of the interfaces that it depends on, after their repairs, with which the object was compiled.
    var seen: String
    /// The hash of the source after its repairs and other changes; nil if it needed none.
    var repaired: String?
    var repairs: [SourceRepair]
    var attempts: [Int: Int]
    var rounds: Int
    /// Whether it imports the modules that other files of the module do.
    var importsMore: Bool
    /// The hash of the object; nil if there is none.
    var object: String?
  }

  /// The hash of everything that the module was compiled with besides its own files and the project's other modules.
  var surroundings: String
  /// The hashes of the project's modules that it imports.
  var imports: [String: String]
  /// The hash of the interfaces of the module's files after their repairs.
  var interfaces: String
  /// The types of missing modules.
  var missing: [String: SourceFacts.TypeUse]
  /// The hash of the source that declares them.
  var missingSource: String
  /// The hash of the compiled interface that other modules import; nil if none was made.
  var interface: String?
  var files: [File]
  /// The files of the program's own, by their names.
  var generated: [String: Generated] = [:]

  /// A file of the program's own, whose interface is its source.
  struct Generated: Codable {
    /// The hash of its source.
    var source: String
    /// The hash of its object.
    var object: String
  }
}

extension KeptModule {
  /// Reads a kept module; nil if the data is something else.
  init?(json: [UInt8]) {
    guard let module = try? JSONDecoder().decode(KeptModule.self, from: Data(json)) else { return nil }
    self = module
  }

  /// The data to keep. Only strings and numbers, whose encoding cannot fail.
  var json: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}
