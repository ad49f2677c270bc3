import SnapshottingTests
import UIKitShim
import Views
import XCTest

// Suites as people have them: without a method, whose tests are made when they run. XCTest runs them with all other tests of the
// package.

class OwnPreviews: SnapshotTest {
  override class func snapshotPreviewModules() -> [String]? { ["SnapshottingTestsTests"] }
  override class func excludedSnapshotPreviews() -> [String]? { ["Broken", "Rows_Previews$"] }
}

final class SomePreviews: SnapshotTest {
  override class func snapshotPreviews() -> [String]? {
    ["Card_Previews", "^SnapshottingTestsTests/Cards.swift:Dark.*$"]
  }

  override class func excludedSnapshotPreviews() -> [String]? { ["Outer"] }
  override class func excludedSnapshotPreviewModules() -> [String]? { ["Elsewhere"] }
  override class func setupA11y() -> ((UIViewController, UIWindow, PreviewLayout) -> UIView)? { nil }
  override func setUp() async throws { try await super.setUp() }

  override func render(_ preview: Preview) -> RenderOutput? {
    if preview.typeName.hasSuffix("NamedRegistry") { return nil }
    return super.render(preview.modifier(Bordered()))
  }

  private struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.border(Color.red) }
  }
}

/// A class below another one.
final class FewerPreviews: OwnPreviews {
  override class func snapshotPreviews() -> [String]? { ["InnerCard"] }
}

final class LaidOutPreviews: PreviewLayoutTest {
  override class func snapshotPreviewModules() -> [String]? { ["SnapshottingTestsTests"] }
  override class func excludedSnapshotPreviews() -> [String]? { ["Broken"] }
}

final class AuditedPreviews: AccessibilityPreviewTest {
  nonisolated(unsafe) static var issues: [XCUIAccessibilityAuditIssue] = []

  override class func getApp() -> XCUIApplication { XCUIApplication() }
  override class func snapshotPreviews() -> [String]? { ["SmallButton_Previews"] }
  override func auditType() -> XCUIAccessibilityAuditType { [.hitRegion, .sufficientElementDescription] }

  override func handle(issue: XCUIAccessibilityAuditIssue) -> Bool {
    Self.issues.append(issue)
    return true
  }
}
