/// Where an expression stands in its source file.
public struct _SourceLine: Sendable {
  let fileID: StaticString
  let line: UInt32

  /// The file's name and the line, "Profile.swift:12".
  package var description: String {
    let path = fileID.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(name):\(line)"
  }
}
