import OperatingSystem

/// What each file of a module is compiled with of the others, as hashes: a change that others see has those files compiled anew that
/// see it, and no others.
struct ModuleInterfaces {
  /// A file of the module.
  struct File {
    var path: String
    /// What others see of it.
    var interface: FileInterface
    /// What it declares and names; nil of the program's own files, which see everything and are seen by all.
    var facts: SourceFacts?
  }

  /// For each file the hash of what it is compiled with.
  let seen: [String]
  /// For each file the hash of what it names itself: as long as that is the same, errors in it most likely are.
  let named: [String]
  /// The hash of all that the files see of each other.
  let all: String

  init(_ files: [File]) {
    all = SHA256.hexDigest(of: files.map(\.interface.whole).joined(separator: " ").utf8)
    let graph = DeclarationGraph(files.map { $0.facts ?? SourceFacts() })
    let digests = files.flatMap { $0.facts == nil ? [] : $0.interface.declarations }
    var generated = SHA256()
    // The program's own files lie in a folder of the run's.
    for file in files where file.facts == nil {
      generated.update("\(FileSystem.name(of: file.path)) \(file.interface.whole) ".utf8)
    }
    let ofAll = generated.hexDigest()
    func sum(_ declarations: [Int]) -> FileInterface.Digest {
      var sum = FileInterface.Digest()
      for declaration in declarations { sum.add(digests[declaration]) }
      return sum
    }
    var (seen, named): ([String], [String]) = ([], [])
    for (number, file) in files.enumerated() {
      if file.facts == nil {
        seen.append(all)
        named.append(all)
        continue
      }
      seen.append("\(sum(graph.declarationsSeen(by: number))) \(file.interface.whole) \(ofAll)")
      named.append("\(sum(graph.declarationsNamed(by: number))) \(ofAll)")
    }
    (self.seen, self.named) = (seen, named)
  }
}
