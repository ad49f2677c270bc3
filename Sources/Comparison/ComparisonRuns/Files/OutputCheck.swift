import OperatingSystem

/// Holds what a command is to write against what it reads: nothing that goes in is replaced by what comes out.
package struct OutputCheck {
  private var inputs: [FileIdentity: String] = [:]

  package init() {}

  /// Notes files that are read, and the pictures of folders.
  package mutating func reads(_ paths: [String]) {
    for path in paths {
      if FileSystem.isFolder(path) {
        // What cannot be listed is told where it is read.
        for file in (try? FileSystem.files(below: path, endings: [".png", ".PNG", ".json"])) ?? [] {
          note(path + "/" + file)
        }
      } else {
        note(path)
      }
    }
  }

  private mutating func note(_ path: String) {
    if let identity = FileIdentity(existing: path), inputs[identity] == nil { inputs[identity] = path }
  }

  /// Why a file cannot be written, as a sentence; `nil` if it can.
  ///
  /// - Parameter option: what names the file, such as `--diff`.
  package func conflict(_ option: String, _ path: String) -> String? {
    guard let identity = FileIdentity(path), let input = inputs[identity] else { return nil }
    let same = input == path ? "" : ", which is the same file as \(input)"
    return "\(option) would replace \(path)\(same), which is read"
  }

  /// The same for several files, of which no two may be one.
  package func conflict(_ outputs: [(option: String, path: String?)]) -> String? {
    var seen: [FileIdentity: String] = [:]
    for (option, path) in outputs {
      guard let path else { continue }
      if let conflict = conflict(option, path) { return conflict }
      guard let identity = FileIdentity(path) ?? FileIdentity(FileSystem.absolutePath(path)) else { continue }
      if let other = seen.updateValue(option, forKey: identity) {
        return "\(other) and \(option) would both write \(path)"
      }
    }
    return nil
  }
}
