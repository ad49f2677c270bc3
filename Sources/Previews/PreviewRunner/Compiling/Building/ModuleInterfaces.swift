import OperatingSystem

/// The parts of other files that each file of a module depends on, as hashes: after a change, only the files that depend on it
/// are compiled again. The other files are those of the module, and those of the project's modules that it imports.
final class ModuleInterfaces {
  /// A file of a module.
  struct File {
    var path: String
    /// Its interface.
    var interface: FileInterface
    /// Its declarations and references; nil for the program's own files, which depend on everything and on which all depend.
    var facts: SourceFacts?
  }

  /// The hash of the interfaces of all files of the module.
  let all: String

  private let files: [File]
  private let graph: DeclarationGraph
  /// The hashes of the declarations of all files, in the graph's order.
  private let digests: [FileInterface.Digest]
  /// The hash of the interfaces of the program's own files.
  private let generated: String
  private var known: [String?]

  /// - Parameters:
  ///   - files: the module's.
  ///   - imported: those of the modules that it imports.
  init(_ files: [File], beside imported: [File] = []) {
    self.files = files
    all = SHA256.hexDigest(of: files.map(\.interface.whole).joined(separator: " ").utf8)
    graph = DeclarationGraph((files + imported).map { $0.facts ?? SourceFacts() })
    digests = (files + imported).flatMap { $0.facts == nil ? [] : $0.interface.declarations }
    var generated = SHA256()
    // The program's own files are in a folder of the run.
    for file in files + imported where file.facts == nil {
      generated.update("\(FileSystem.name(of: file.path)) \(file.interface.whole) ".utf8)
    }
    self.generated = generated.hexDigest()
    known = files.map { _ in nil }
  }

  /// The hash of everything that a file is compiled with.
  func seen(by file: Int) -> String {
    if let known = known[file] { return known }
    let seen =
      files[file].facts == nil
      ? all : "\(sum(graph.declarationsSeen(by: file))) \(files[file].interface.whole) \(generated)"
    known[file] = seen
    return seen
  }

  /// The hash of the declarations that a file refers to directly: if it is the same, the errors in the file most likely are, too.
  func named(by file: Int) -> String {
    files[file].facts == nil ? all : "\(sum(graph.declarationsNamed(by: file))) \(generated)"
  }

  private func sum(_ declarations: [Int]) -> FileInterface.Digest {
    var sum = FileInterface.Digest()
    for declaration in declarations { sum.add(digests[declaration]) }
    return sum
  }
}
