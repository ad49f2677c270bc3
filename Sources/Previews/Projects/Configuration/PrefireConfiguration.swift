import OperatingSystem
import YAMLDocuments

/// The settings of a `.prefire.yml` about previews that Prefire tests.
///
/// https://github.com/BarredEwe/Prefire, Documentation/Configuration.md
package enum PrefireConfiguration {
  /// Whether previews have snapshots by default: false if `preview_default_enabled` says so in the file
  /// beside the sources, or in a folder above them up to the project's.
  ///
  /// - Parameters:
  ///   - path: a source, or a folder.
  ///   - project: the folder at which the search ends.
  package static func takesAll(near path: String, upTo project: String) -> Bool {
    let end = FileSystem.absolutePath(project)
    var folder = FileSystem.absolutePath(FileSystem.isFolder(path) ? path : FileSystem.folder(of: path))
    while true {
      if let bytes = try? FileSystem.read(folder + "/.prefire.yml") {
        return takesAll(String(decoding: bytes, as: UTF8.self))
      }
      if folder == end || !folder.hasPrefix(end + "/") { return true }
      folder = FileSystem.folder(of: folder)
    }
  }

  /// The same for the text of such a file, which Prefire writes with or without hyphens before its keys.
  package static func takesAll(_ text: String) -> Bool {
    guard let document = try? YAMLValue.parse(text), case .mapping(let sections) = document.content else {
      return true
    }
    let tests = sections.first { $0.key.word == "test_configuration" }?.value
    var members: [(key: YAMLValue, value: YAMLValue)] = []
    switch tests?.content {
    case .mapping(let own): members = own
    case .list(let items):
      for case .mapping(let own) in items.map(\.content) { members += own }
    default: break
    }
    let value = members.last { $0.key.word == "preview_default_enabled" }?.value.word
    return value.map { $0 == "true" } ?? true
  }
}

extension YAMLValue {
  fileprivate var word: String? {
    if case .scalar(let text) = content { text } else { nil }
  }
}
