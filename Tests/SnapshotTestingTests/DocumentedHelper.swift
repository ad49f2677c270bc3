// The helper that Documentation/Moving.md shows, which a test holds to this file.
import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor func assertPicture<V: View>(
  of view: V, layout: SwiftUISnapshotLayout = .sizeThatFits, named name: String? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  #if os(Linux)
    let folder = "Linux"
  #else
    let folder = "iOS"
  #endif
  let source = URL(fileURLWithPath: "\(file)")
  let references = source.deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/\(folder)")
    .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
  let failure = verifySnapshot(
    of: view, as: .image(layout: layout), named: name, snapshotDirectory: references.path, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
  if let failure {
    let place = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: failure), sourceLocation: place)
  }
}
