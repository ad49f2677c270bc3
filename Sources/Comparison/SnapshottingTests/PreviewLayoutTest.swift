internal import SnapshotPreviewsCore
internal import XCTest

/// Lays out each preview of the program, and fails if one cannot be created.
open class PreviewLayoutTest: PreviewBaseTest, PreviewFilters {
  open class func snapshotPreviews() -> [String]? { nil }
  open class func excludedSnapshotPreviews() -> [String]? { nil }
  open class func snapshotPreviewModules() -> [String]? { nil }
  open class func excludedSnapshotPreviewModules() -> [String]? { nil }

  package override func test(_ test: PreviewTest) {
    do {
      _ = try PreviewDrawing.draw(test.preview, on: PreviewDestination.device)
    } catch {
      XCTFail("\(test.name) cannot be laid out: \(error)")
    }
  }
}
