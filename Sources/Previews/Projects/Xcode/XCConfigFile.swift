internal import Foundation
internal import OperatingSystem

/// Reads files of build settings (`.xcconfig`) with those that they include.
enum XCConfigFile {
  /// The settings in file order, where later ones win; empty if the file does not exist.
  ///
  /// - Parameters:
  ///   - root: the folder of the project, to which `#include` paths may also be relative.
  ///   - notes: receives a sentence for each missing file.
  static func settings(_ path: String, root: String, notes: inout [String]) -> [(name: String, value: String)]
  {
    var visited: Set<String> = []
    return settings(path, root: root, isOptional: false, visited: &visited, notes: &notes)
  }

  private static func settings(
    _ path: String, root: String, isOptional: Bool, visited: inout Set<String>, notes: inout [String]
  ) -> [(name: String, value: String)] {
    // Files that include each other are read once.
    guard visited.count < 200, visited.insert(path).inserted else { return [] }
    guard let bytes = try? FileSystem.read(path) else {
      if let template = template(of: path) {
        notes.append("The build settings of \(path) are missing: those of \(template) are used.")
        return settings(template, root: root, isOptional: true, visited: &visited, notes: &notes)
      }
      if !isOptional { notes.append("The build settings of \(path) are missing: the file cannot be read.") }
      return []
    }
    var result: [(name: String, value: String)] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = trimmed(withoutComment(line))
      if text.hasPrefix("#include") {
        let isOptional = text.hasPrefix("#include?")
        let name = text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        guard !name.isEmpty else { continue }
        let beside = FilePath.standard(String(name), from: FileSystem.folder(of: path))
        let found =
          FileSystem.exists(beside) ? beside : FilePath.standard(String(name), from: root)
        result += settings(
          FileSystem.exists(found) ? found : beside, root: root, isOptional: isOptional, visited: &visited,
          notes: &notes)
        continue
      }
      guard let equals = sign(in: text) else { continue }
      let name = trimmed(text[..<equals])
      guard !name.isEmpty else { continue }
      var value = trimmed(text[text.index(after: equals)...])
      if value.hasSuffix(";") { value = trimmed(value.dropLast()) }
      result.append((String(name), String(value)))
    }
    return result
  }

  /// The committed template from which each developer makes an uncommitted file, such as `App.xcconfig.template`,
  /// `App.example.xcconfig` or `App-Sample.xcconfig`; nil if there is none.
  private static func template(of path: String) -> String? {
    let ending = ".xcconfig"
    guard path.hasSuffix(ending) else { return nil }
    let words = ["template", "example", "sample", "dist"].flatMap { [$0, $0.capitalized] }
    let paths = words.flatMap { word in
      ["\(path).\(word)"] + [".", "-", "_", ""].map { path.dropLast(ending.count) + $0 + word + ending }
    }
    return paths.first { FileSystem.exists($0) }
  }

  /// The equals sign after a name, whose conditions may contain others.
  private static func sign(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let range = line.firstRange(of: "//") else { return line }
    return line[..<range.lowerBound]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
