import OperatingSystem

/// Checks a command's outputs against its inputs: no input may be overwritten by an output.
package struct OutputCheck {
  private var inputs: [FileIdentity: String] = [:]

  package init() {}

  /// Records files that are read, and the pictures of folders.
  package mutating func reads(_ paths: [String]) {
    for path in paths {
      if FileSystem.isFolder(path) {
        // Folders that cannot be listed are reported when they are read.
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
  /// - Parameter option: the option that names the file, such as `--diff`.
  package func conflict(_ option: String, _ path: String) -> String? {
    guard let identity = FileIdentity(path), let input = inputs[identity] else { return nil }
    let same = input == path ? "" : ", which is the same file as \(input)"
    return "\(option) would replace \(path)\(same), which is read"
  }

  /// The same for several files, which must all be distinct.
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
