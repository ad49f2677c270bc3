#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

extension SnapshotVerification {
  /// A type's name in failures; for a view with modifiers only the outermost type.
  package static func subject(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.count <= 60 ? name : String(name.prefix { $0 != "<" }.prefix(60))
  }
}

extension SnapshotVerification.Failure {
  /// Reports a failure to the framework whose test is running, with its files attached.
  package func report(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for attachment in attachments {
          Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #else
      fatalError(message)
    #endif
  }
}
