/// Where an expression stands in its source file.
public struct _SourceLine: Sendable {
  let fileID: StaticString
  let line: UInt32

  /// The file's name and the line, "Profile.swift:12".
  package var description: String { "\(fileName):\(line)" }

  /// The file's name without its folders.
  package var fileName: String {
    let path = fileID.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The line's number, from 1.
  package var lineNumber: Int { Int(line) }

  /// Whether the line is one of the library's own or a stand-in's, which means nothing to its users.
  var isInLibrary: Bool {
    fileID.withUTF8Buffer { id in
      id.suffix(LibraryModules.standInEnding.utf8.count).elementsEqual(LibraryModules.standInEnding.utf8)
        || LibraryModules.names.contains {
          id.starts(with: $0.utf8) && id.dropFirst($0.utf8.count).first == UInt8(ascii: "/")
        }
    }
  }
}
