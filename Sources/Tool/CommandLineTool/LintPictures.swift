import Foundation
import Linting
import PreviewRunner

/// Writes the cropped pictures of findings.
enum LintPictures {
  /// Writes each picture, named after its file, line and rule, and returns the paths in the order of the
  /// findings.
  ///
  /// The folder is only created if there is something to write.
  static func write(
    _ findings: [LintFinding], to folder: String
  ) throws(PreviewRunnerError) -> [String?] {
    var counts: [String: Int] = [:]
    var paths: [String?] = []
    for finding in findings {
      guard let picture = finding.worst.observation.picture else {
        paths.append(nil)
        continue
      }
      let file = URL(fileURLWithPath: finding.file).deletingPathExtension().lastPathComponent
      let name = OutputName.safe("\(file).\(finding.line).\(finding.rule.rawValue)")
      let count = counts[name, default: 0] + 1
      counts[name] = count
      let path = "\(folder)/\(name)\(count == 1 ? "" : "-\(count)").png"
      try OutputFile.write(Array(picture), to: path)
      paths.append(path)
    }
    return paths
  }
}
