import Imaging
import SnapshotAssertions
import TestSupport
import XCTest

/// The same assertions in XCTest.
final class XCTestTests: XCTestCase {
  func testAnAssertionPassesWhereItsReferenceIsRecorded() throws {
    let folder = try TemporaryFolder()
    let image = SnapshotImage(bitmap: Bitmap(width: 4, height: 4))
    let name = SnapshotName(
      testFile: #filePath, testName: #function, name: nil, pathExtension: "png",
      snapshotDirectory: folder.path)
    let recording = SnapshotVerification(
      name: name, record: .missing, line: "another run", registry: SnapshotRegistry())
    XCTAssertNotNil(recording.verify({ image }, as: .image()))
    assertSnapshot(of: image, as: .image(), record: .never, snapshotDirectory: folder.path)
    XCTAssertEqual(try folder.files(), ["testAnAssertionPassesWhereItsReferenceIsRecorded.1.png"])
  }
}
