import OperatingSystem

/// What each file of a module is compiled with of the others, as hashes: a change that others see has those files
/// compiled again that see it, and no others.
final class ModuleInterfaces {
  /// A file of the module.
  struct File {
    var path: String
    /// What others see of it.
    var interface: FileInterface
    /// What it declares and names; nil for the program's own files, which see everything and are seen by all.
    var facts: SourceFacts?
  }

  /// The hash of everything that the files see of each other.
  let all: String

  private let files: [File]
  private let graph: DeclarationGraph
  /// The hashes of the declarations of all files, in the order of the graph.
  private let digests: [FileInterface.Digest]
  /// The hash of what all files see of the program's own.
  private let generated: String
  private var known: [String?]

  init(_ files: [File]) {
    self.files = files
    all = SHA256.hexDigest(of: files.map(\.interface.whole).joined(separator: " ").utf8)
    graph = DeclarationGraph(files.map { $0.facts ?? SourceFacts() })
    digests = files.flatMap { $0.facts == nil ? [] : $0.interface.declarations }
    var generated = SHA256()
    // The program's own files lie in a folder of the run.
    for file in files where file.facts == nil {
      generated.update("\(FileSystem.name(of: file.path)) \(file.interface.whole) ".utf8)
    }
    self.generated = generated.hexDigest()
    known = files.map { _ in nil }
  }

  /// The hash of what a file is compiled with.
  func seen(by file: Int) -> String {
    if let known = known[file] { return known }
    let seen =
      files[file].facts == nil
      ? all : "\(sum(graph.declarationsSeen(by: file))) \(files[file].interface.whole) \(generated)"
    known[file] = seen
    return seen
  }

  /// The hash of what a file names itself: as long as that is the same, errors in it most likely are.
  func named(by file: Int) -> String {
    files[file].facts == nil ? all : "\(sum(graph.declarationsNamed(by: file))) \(generated)"
  }

  private func sum(_ declarations: [Int]) -> FileInterface.Digest {
    var sum = FileInterface.Digest()
    for declaration in declarations { sum.add(digests[declaration]) }
    return sum
  }
}
