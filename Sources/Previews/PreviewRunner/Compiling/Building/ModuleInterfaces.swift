import OperatingSystem

/// What each file of a module is compiled with of the others, as hashes: a change that others see has those files compiled anew that
/// see it, and no others.
struct ModuleInterfaces {
  /// A file of the module.
  struct File {
    var path: String
    /// The hash of what others see of it.
    var interface: String
    /// What it declares and names; nil of the program's own files, which see everything and are seen by all.
    var facts: SourceFacts?
  }

  /// For each file the hash of what it is compiled with.
  let seen: [String]
  /// The hash of all that the files see of each other.
  let all: String

  init(_ files: [File]) {
    all = SHA256.hexDigest(of: files.map(\.interface).joined(separator: " ").utf8)
    let index = DeclarationIndex(files.map { $0.facts ?? SourceFacts() })
    let generated = files.indices.filter { files[$0].facts == nil }
    let own = files.map { file in
      var hash = SHA256()
      // The program's own files lie in a folder of the run's.
      let place = file.facts == nil ? FileSystem.name(of: file.path) : file.path
      hash.update("\(place) \(file.interface)".utf8)
      return hash.digest()
    }
    var seen: [String] = []
    for (number, file) in files.enumerated() {
      if file.facts == nil {
        seen.append(all)
        continue
      }
      var hash = SHA256()
      for other in index.interfaces(seenBy: number) + generated { hash.update(own[other]) }
      seen.append(hash.hexDigest())
    }
    self.seen = seen
  }
}
