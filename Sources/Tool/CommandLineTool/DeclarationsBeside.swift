import OperatingSystem

/// Finds declarations that the compiler misses because they are in another file of the folder that was not
/// named.
enum DeclarationsBeside {
  /// The maximum number of files to search, and the maximum size of one in bytes.
  private static let mostFiles = 500
  private static let longest = 1 << 20

  /// One sentence for each name that the compiler did not find but a sibling file declares, in the order of
  /// the errors.
  ///
  /// - Parameter diagnostics: the compiler's output, with paths relative to the current folder.
  static func sentences(for diagnostics: String) -> [String] {
    var sentences: [String] = []
    var sources: [String: [(path: String, text: String)]] = [:]
    for line in diagnostics.split(separator: "\n") {
      // Card.swift:2:17: error: cannot find 'Row' in scope
      guard
        let found = line.wholeMatch(
          of: /(.+\.swift):\d+:\d+: error: cannot find (?:type )?'([A-Za-z_]\w*)' in scope/)
      else { continue }
      let (file, name) = (String(found.1), String(found.2))
      let folder = FileSystem.folder(of: file)
      let beside = sources[folder] ?? read(folder)
      sources[folder] = beside
      guard let place = beside.first(where: { $0.path != file && declares(name, $0.text) })?.path else {
        continue
      }
      let sentence =
        "“\(name)” is declared in \(place), which was not named; name that file, too, or the folder"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  private static func read(_ folder: String) -> [(path: String, text: String)] {
    let names = ((try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []).filter {
      $0.hasSuffix(".swift")
    }
    return names.sorted().prefix(mostFiles).compactMap { name in
      let path = folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
      guard let bytes = try? FileSystem.read(path), bytes.count <= longest else { return nil }
      return (path, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether a source declares a type, a function or a variable of a name at the beginning of a line.
  private static func declares(_ name: String, _ text: String) -> Bool {
    let kinds = ["struct ", "class ", "enum ", "actor ", "protocol ", "typealias ", "func ", "let ", "var "]
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard line.first != " ", line.first != "\t",
        let range = kinds.lazy.compactMap({ line.firstRange(of: $0 + name) }).first
      else { return false }
      let next = line[range.upperBound...].first
      return next.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
    }
  }
}
