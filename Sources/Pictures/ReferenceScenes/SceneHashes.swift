internal import Reports

/// Hashes of the scenes, which can be compared and stored.
package struct SceneHashes: Equatable, Sendable {
  /// One scene's hash: FNV-1a in 64 bits, as 16 digits.
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var hash: String

    package init(name: String, hash: String) {
      self.name = name
      self.hash = hash
    }
  }

  package var entries: [Entry]

  /// One hash for all pictures: that of the entries' names and hashes.
  package var combined: String {
    ContentHash.of(entries.map { "\($0.hash) \($0.name)\n" }.joined())
  }

  /// The scenes that differ from another list, in order: changed, new and removed ones.
  package func differing(from other: SceneHashes) -> [String] {
    let known = Dictionary(other.entries.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
    let names = Set(entries.map(\.name))
    return entries.filter { known[$0.name] != $0.hash }.map(\.name)
      + other.entries.map(\.name).filter { !names.contains($0) }
  }

  // MARK: The record

  /// The path of the record in a source checkout.
  package static let recordPath = "Sources/Pictures/ReferenceScenes/SceneHashes.txt"

  /// The hashes in the repository, which every machine must reproduce.
  package static let recorded = SceneHashes(
    text: String(decoding: PackageResources.SceneHashes_txt, as: UTF8.self))

  /// Reads what `text` writes; empty lines and lines that start with "#" are ignored.
  package init(text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return words.count == 2 && words[0] != "#" ? Entry(name: String(words[1]), hash: String(words[0])) : nil
    }
  }

  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The list as a file.
  package var text: String {
    """
    # The pictures of "fittingroom selftest": the FNV-1a hash of each scene's pixels, the same on every machine.
    # "fittingroom selftest --record" writes this file. All together: \(combined)
    \(entries.map { "\($0.hash) \($0.name)" }.joined(separator: "\n"))

    """
  }
}
