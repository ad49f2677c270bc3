extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      encode: { Array($0.utf8) },
      compare: { reference, new in
        guard let old = String(validating: reference, as: UTF8.self) else {
          throw SnapshotFailure("the reference is not valid UTF-8")
        }
        if old == new { return .matches }
        let message = LineDifference.text(old: old, new: new)
        return .differs(
          message: message,
          artifacts: [
            Artifact(name: "reference", pathExtension: "txt", bytes: reference),
            Artifact(name: "failure", pathExtension: "txt", bytes: Array(new.utf8)),
            Artifact(name: "difference", pathExtension: "patch", bytes: Array(message.utf8)),
          ])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts as snapshots of themselves.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { $0 } }
}

/// Why a snapshot could not be taken or compared, as a sentence.
package struct SnapshotFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The lines that were removed and added between two texts, with a few lines around them.
enum LineDifference {
  static func text(old: String, new: String) -> String {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: Character, text: String)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        lines.append(("-", a[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(("+", b[j]))
        j += 1
      } else {
        lines.append((" ", a[i]))
        i += 1
        j += 1
      }
    }
    return excerpt(lines)
  }

  /// The changed lines and up to three unchanged ones on either side; gaps become an ellipsis.
  private static func excerpt(_ lines: [(mark: Character, text: String)]) -> String {
    var result: [String] = []
    var last = -1
    for (index, line) in lines.enumerated() {
      let nearby = lines[max(0, index - 3)...min(lines.count - 1, index + 3)]
      guard nearby.contains(where: { $0.mark != " " }) else { continue }
      if index > last + 1 { result.append("…") }
      result.append("\(line.mark) \(line.text)")
      last = index
    }
    return result.joined(separator: "\n")
  }
}
