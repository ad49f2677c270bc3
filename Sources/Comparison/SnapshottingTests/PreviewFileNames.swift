internal import Rendering
package import SnapshotPreviewsCore

/// The names of pictures, each from the preview's file or provider and its own name: a preview without a name
/// uses its line or its index, and several with one name in one group are numbered from 1.
package struct PreviewFileNames {
  private struct Key: Hashable {
    var type: String
    var index: Int
  }

  private struct Shared: Hashable {
    var group: String
    var name: String
  }

  private var names: [Key: String] = [:]

  package init(_ types: [PreviewType]) {
    func shared(_ type: PreviewType, _ name: String) -> Shared {
      Shared(group: type.sidecar.ownGroup, name: name)
    }
    var counts: [Shared: Int] = [:]
    for type in types {
      for case let name? in type.previews.map(\.displayName) where !name.isEmpty {
        counts[shared(type, name), default: 0] += 1
      }
    }
    var given: [Shared: Int] = [:]
    for type in types {
      for (index, preview) in type.previews.enumerated() {
        var end = type.fileID != nil ? type.line.map { "line-\($0)" } ?? "\(index)" : "\(index)"
        if let name = preview.displayName, !name.isEmpty {
          let key = shared(type, name)
          end = name
          if counts[key] ?? 0 > 1 {
            given[key, default: 0] += 1
            end += "_\(given[key] ?? 1)"
          }
        }
        let start = type.fileID.flatMap { $0.isEmpty ? nil : $0 } ?? type.displayName
        names[Key(type: type.typeName, index: index)] = Self.safe("\(start)_\(end)")
      }
    }
  }

  package func name(of preview: Preview, _ type: PreviewType) -> String {
    names[Key(type: type.typeName, index: preview.index)] ?? "snapshot"
  }

  /// A text as a file name: letters, digits, dots, hyphens and underscores; each run of other characters
  /// becomes one underscore.
  package static func safe(_ text: String) -> String {
    var name = ""
    var wasReplaced = false
    for character in text {
      let isKept = character.isLetter || character.isNumber || ".-_".contains(character)
      if isKept || !wasReplaced { name.append(isKept ? character : "_") }
      wasReplaced = !isKept
    }
    var trimmed = Substring(name)
    while let first = trimmed.first, "_.-".contains(first) { trimmed.removeFirst() }
    while let last = trimmed.last, "_.-".contains(last) { trimmed.removeLast() }
    return trimmed.isEmpty ? "snapshot" : String(trimmed)
  }
}
