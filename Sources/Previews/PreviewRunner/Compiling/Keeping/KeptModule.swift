import Foundation

/// What a build knows of a module at its end, for the next build of it: which sources it had, what they were repaired to, and
/// the hashes of their objects.
struct KeptModule: Codable {
  /// A file of the module.
  struct File: Codable {
    var path: String
    /// The hash of the source as it was read, adapted to the platform.
    var source: String
    /// What that source declares and names.
    var facts: SourceFacts
    /// The hash of what it sees of others as they were read.
    var original: String
    /// The hash of what it saw of others after their repairs, with which the object was compiled.
    var seen: String
    /// The hash of the source after its repairs and with what else was changed; nil where it needed nothing.
    var repaired: String?
    var repairs: [SourceRepair]
    var attempts: [Int: Int]
    var rounds: Int
    /// Whether it imports what other files of the module do.
    var importsMore: Bool
    /// The hash of the object; nil where there is none.
    var object: String?
  }

  /// The hash of all that the module was compiled with beside its own files and the project's other modules.
  var surroundings: String
  /// The hashes of the project's modules that it imports.
  var imports: [String: String]
  /// The hash of what the module's files see of each other after their repairs.
  var interfaces: String
  /// The types of modules that are not there.
  var missing: [String: SourceFacts.TypeUse]
  /// The hash of the source that declares these.
  var missingSource: String
  /// The hash of the compiled interface that other modules import; nil where none was made.
  var interface: String?
  var files: [File]
  /// The files of the program's own, by their names.
  var generated: [String: Generated] = [:]

  /// A file of the program's own, of which others see what its source says.
  struct Generated: Codable {
    /// The hash of its source.
    var source: String
    /// The hash of its object.
    var object: String
  }
}

extension KeptModule {
  /// Reads what was kept; nil where it is none of this.
  init?(json: [UInt8]) {
    guard let module = try? JSONDecoder().decode(KeptModule.self, from: Data(json)) else { return nil }
    self = module
  }

  /// What is kept. Strings and numbers only, for which encoding has no errors.
  var json: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}
