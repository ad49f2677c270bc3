import Foundation
import OperatingSystem

/// The files that each file of a module needs, kept from run to run.
///
/// They depend on names (`DeclarationIndex`). As long as no file declares or mentions other names than before, only changed
/// files are read again.
struct SourceClosures: Codable {
  /// A file at the time when this was determined.
  private struct File: Codable {
    var path: String
    /// The hash of its content.
    var content: String
    /// The hash of the names that it declares, mentions and extends.
    var names: String
  }

  private var files: [File] = []
  /// The numbers of the files that a file needs, by its number.
  private var needed: [Int: [Int]] = [:]

  /// The files that requested files of a module need.
  ///
  /// - Parameters:
  ///   - module: the files, adapted to their platform.
  ///   - roots: the numbers of the requested files.
  ///   - facts: reads the declarations and references of a source.
  /// - Returns: for each root, the numbers of all files that it needs, itself among them.
  static func needs(
    of module: SourceModule, roots: [Int], in cache: CompileCache,
    facts: ([UInt8]) throws(PreviewRunnerError) -> SourceFacts
  ) throws(PreviewRunnerError) -> [Int: [Int]] {
    let contents = module.files.map { SHA256.hexDigest(of: $0.content) }
    let paths = module.files.map(\.path)
    let path = "\(cache.folder)/\(SHA256.hexDigest(of: paths.joined(separator: "\n").utf8).prefix(32))"
    let kept = cache.opened(path + ".closures")
      .flatMap { try? JSONDecoder().decode(SourceClosures.self, from: Data($0)) }
    if let needs = try kept?.needs(paths, contents, roots: roots, module, facts) { return needs }
    var known =
      cache.opened(path + ".facts")
      .flatMap { try? JSONDecoder().decode([String: SourceFacts].self, from: Data($0)) } ?? [:]
    var all: [SourceFacts] = []
    for (file, hash) in zip(module.files, contents) {
      if let kept = known[hash] { all.append(kept) } else { all.append(try facts(file.content)) }
    }
    known = Dictionary(zip(contents, all)) { first, _ in first }
    let index = DeclarationIndex(all)
    var new = SourceClosures()
    for (number, path) in paths.enumerated() {
      new.files.append(File(path: path, content: contents[number], names: all[number].signature))
    }
    for root in roots { new.needed[root] = index.closure(of: [root] + index.everywhere) }
    // Only strings and numbers, whose encoding cannot fail.
    if let data = try? JSONEncoder().encode(new) { try cache.seal(Array(data), as: path + ".closures") }
    if let data = try? JSONEncoder().encode(known) { try cache.seal(Array(data), as: path + ".facts") }
    return new.needed
  }

  /// The result for the roots, if it is known: no file declares or mentions other names than before.
  private func needs(
    _ paths: [String], _ contents: [String], roots: [Int], _ module: SourceModule,
    _ facts: ([UInt8]) throws(PreviewRunnerError) -> SourceFacts
  ) throws(PreviewRunnerError) -> [Int: [Int]]? {
    guard files.map(\.path) == paths else { return nil }
    for number in files.indices where files[number].content != contents[number] {
      guard try facts(module.files[number].content).signature == files[number].names else { return nil }
    }
    var known: [Int: [Int]] = [:]
    for root in roots {
      guard let needed = needed[root] else { return nil }
      known[root] = needed
    }
    return known
  }
}

extension SourceFacts {
  /// The hash of the names that others can find in the file, and that it can find in others.
  fileprivate var signature: String {
    let added = extensions.map { "\($0.type) \($0.conforms) \($0.members.sorted().joined(separator: " "))" }
    let parts = [types.sorted(), globals.sorted(), added.sorted(), imports.map(\.module).sorted(), names]
    return SHA256.hexDigest(of: parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").utf8)
  }
}
