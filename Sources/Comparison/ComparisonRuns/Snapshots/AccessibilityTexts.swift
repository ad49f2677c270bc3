package import OperatingSystem
internal import Reports

/// The accessibility elements of each snapshot, as a text beside its reference: `card.png` has
/// `card.accessibility.txt`.
///
/// A text is a file of its own, so that version control shows its changes line by line.
package enum AccessibilityTexts {
  /// The suffix of the texts' names.
  package static let ending = ".accessibility.txt"
  /// The suffix of pictures of elements, which `render --accessibility` draws; they are not compared.
  package static let pictureEnding = ".accessibility.png"

  /// A changed text.
  package struct Change: Equatable, Sendable {
    package enum Verdict: String, Sendable {
      case different
      /// There is no reference.
      case missing
    }

    /// The snapshot's name.
    package var name: String
    package var verdict: Verdict
    /// What has changed: deleted lines after a minus, new ones after a plus, unchanged ones in between
    /// without either.
    package var lines: [String]
  }

  /// Writes the texts that are missing or have changed.
  ///
  /// - Parameter texts: by the names of snapshots.
  /// - Returns: the names of those that were written.
  package static func record(
    _ texts: [String: String], in references: String
  ) throws(FileError) -> [String] {
    var written: [String] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) where SnapshotStore.isName(name) {
      let path = "\(references)/\(name)\(ending)"
      if (try? FileSystem.read(path)) == Array(text.utf8) { continue }
      if let folder = FileSystem.parent(of: path) { try FileSystem.makeFolder(folder) }
      try FileSystem.write(Array(text.utf8), to: path)
      written.append(name)
    }
    return written
  }

  /// Moves the text of a renamed snapshot.
  package static func move(_ name: String, to new: String, in references: String) throws(FileError) {
    let path = "\(references)/\(name)\(ending)"
    let place = "\(references)/\(new)\(ending)"
    guard FileSystem.exists(path), !FileSystem.exists(place) else { return }
    try FileSystem.move(path, to: place)
  }

  /// Deletes the text of a snapshot that no longer exists.
  package static func delete(_ name: String, in references: String) throws(FileError) {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let path = "\(references)/\(stem)\(ending)"
    if FileSystem.exists(path) { try FileSystem.delete(path) }
  }

  /// Returns the changed texts, and writes them to the results.
  package static func changes(
    _ texts: [String: String], references: String, results: String
  ) throws(FileError) -> [Change] {
    var changes: [Change] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) where SnapshotStore.isName(name) {
      let path = "\(references)/\(name)\(ending)"
      let place = "\(results)/\(name)\(ending)"
      let isKnown = FileSystem.exists(path)
      let known = isKnown ? String(decoding: try FileSystem.read(path), as: UTF8.self) : ""
      if isKnown, known == text {
        if FileSystem.exists(place) { try FileSystem.delete(place) }
        continue
      }
      if let folder = FileSystem.parent(of: place) { try FileSystem.makeFolder(folder) }
      try FileSystem.write(Array(text.utf8), to: place)
      changes.append(
        Change(
          name: name, verdict: isKnown ? .different : .missing,
          lines: isKnown
            ? difference(known, text) : ["there is no reference; fittingroom snapshot record writes one"]))
    }
    return changes
  }

  /// Makes texts of a verification the references.
  ///
  /// - Parameter patterns: names or patterns of them; empty for all.
  /// - Returns: the names of those that were written.
  package static func approve(
    _ patterns: [String], results: String, references: String
  ) throws(FileError) -> [String] {
    var texts: [String: String] = [:]
    for file in try FileSystem.files(below: results, endings: [ending], ignoresCase: false) {
      let name = String(file.dropLast(ending.count))
      if patterns.isEmpty || patterns.contains(where: { $0 == name || GlobPattern.matches(name, $0) }) {
        texts[name] = String(decoding: try FileSystem.read("\(results)/\(file)"), as: UTF8.self)
      }
    }
    let written = try record(texts, in: references)
    for name in written { try FileSystem.delete("\(results)/\(name)\(ending)") }
    return written
  }

  /// What differs between two texts, with one line of context around each change.
  static func difference(_ old: String, _ new: String) -> [String] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let changes = Array(after).difference(from: Array(before))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: String, text: Substring)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i), i < before.count {
        lines.append(("-", before[before.startIndex + i]))
        i += 1
      } else if inserted.contains(j), j < after.count {
        lines.append(("+", after[after.startIndex + j]))
        j += 1
      } else {
        lines.append((" ", before[before.startIndex + i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    let shown = lines.indices.filter { index in
      lines[max(index - 1, 0)...min(index + 1, lines.count - 1)].contains { $0.mark != " " }
    }
    return shown.map { "\(lines[$0].mark) \(lines[$0].text)" }
  }
}
