import SnapshottingTests

final class CardPreviews: SnapshotTest {
  override class func snapshotPreviews() -> [String]? { ["Card_Previews$", "Cards.swift:Dark.*$"] }
  override class func excludedSnapshotPreviews() -> [String]? { ["Outer"] }
  override class func snapshotPreviewModules() -> [String]? { ["SnapshottingTestsTests"] }
}
