import Glibc
import OperatingSystem
import Reports

/// The user's sources as the compiler reads them: private copies of exactly the bytes that were hashed.
///
/// A source may be saved while it compiles, so the compiler must not read it again. It finds the copies under the
/// paths that the user wrote, through an overlay over the file system; diagnostics and `#file` show only these.
struct SourceCopy {
  /// The compiler's arguments: the overlay, then the user's paths.
  let arguments: [String]

  /// Writes the copies of a module's files into a folder.
  init(of module: SourceModule, in folder: String) throws(PreviewRunnerError) {
    var roots: [String] = []
    for (index, file) in module.files.enumerated() {
      let copy = "\(folder)/source-\(index).swift"
      try RunnerFile.replace(copy, with: Self.content(of: file))
      roots.append(
        #"{"type":"file","name":\#(JSONString.quoted(Self.absolute(file.compiledPath))),"#
          + #""external-contents":\#(JSONString.quoted(copy))}"#)
    }
    let overlay = "\(folder)/overlay.yaml"
    // JSON is YAML, too. Without external names, files have the names of the originals.
    let text =
      #"{"version":0,"case-sensitive":"true","use-external-names":"false","roots":[\#n"#
      + roots.joined(separator: ",\n") + "]}\n"
    try RunnerFile.replace(overlay, with: Array(text.utf8))
    arguments = ["-vfsoverlay", overlay] + module.files.map(\.compiledPath)
  }

  /// The content that is compiled for a file. Every line has the same number as in the file, after a directive if the file is
  /// compiled under another name.
  static func content(of file: SourceModule.File) -> [UInt8] { Array(file.header.utf8) + file.content }

  /// The path from the root, with "." and ".." resolved as the compiler does before it looks into the overlay.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(FileSystem.currentFolder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
