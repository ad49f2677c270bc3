public import Foundation
internal import Linting
internal import Rendering
internal import SnapshotPreviewsCore
internal import XCTest

/// Audits the accessibility of each preview of the program, as Xcode's accessibility audits do, with the
/// rules of `fittingroom lint` that correspond to the audits.
open class AccessibilityPreviewTest: PreviewBaseTest, PreviewFilters {
  /// In SnapshotPreviews, the app to launch. Nothing is launched here, and this is not called.
  open class func getApp() -> XCUIApplication { XCUIApplication() }

  open class func snapshotPreviews() -> [String]? { nil }
  open class func excludedSnapshotPreviews() -> [String]? { nil }
  open class func snapshotPreviewModules() -> [String]? { nil }
  open class func excludedSnapshotPreviewModules() -> [String]? { nil }

  /// The audits to perform.
  open func auditType() -> XCUIAccessibilityAuditType { .all }

  /// Whether an issue is handled and therefore ignored; any other fails the test.
  open func handle(issue: XCUIAccessibilityAuditIssue) -> Bool { false }

  package override func test(_ test: PreviewTest) {
    let types = auditType()
    var settings = LintSettings()
    settings.rules = Set(XCUIAccessibilityAuditType.rules.filter { types.contains($0.type) }.map(\.rule))
    do {
      let drawn = try PreviewDrawing.draw(
        test.preview, on: PreviewDestination.device, readsAccessibility: settings.readsAccessibility)
      let linter = ViewLinter(settings: settings, rasterizer: PreviewDrawing.rasterizer)
      for observation in linter.observations(in: drawn.outcome, scale: drawn.request.scale) {
        guard !observation.isCounterexample, let issue = XCUIAccessibilityAuditIssue(observation) else {
          continue
        }
        if handle(issue: issue) { continue }
        let place = observation.file.map { file in
          "\(file)\(observation.line.map { ":\($0)" } ?? ""): "
        }
        XCTFail("\(test.name): \(place ?? "")\(issue.detailedDescription) (\(observation.rule.rawValue))")
      }
    } catch {
      XCTFail("\(test.name) cannot be drawn: \(error)")
    }
  }
}

/// The app under test as XCTest launches it. Here no app is launched: the type only lets sources compile.
open class XCUIApplication {
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]

  public init() {}
}

/// Kinds of accessibility audits.
///
/// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

  /// The rules that correspond to the audits.
  static let rules: [(rule: LintRule, type: XCUIAccessibilityAuditType)] = [
    (.contrast, .contrast), (.elementDetection, .elementDetection), (.tapTarget, .hitRegion),
    (.sufficientElementDescription, .sufficientElementDescription), (.dynamicType, .dynamicType),
    (.truncated, .textClipped), (.clipped, .textClipped), (.trait, .trait), (.action, .action),
    (.parentChild, .parentChild),
  ]
}

/// An issue found by an audit.
public final class XCUIAccessibilityAuditIssue {
  /// The description of the kind of issue.
  public let compactDescription: String
  /// The view and the issue in detail.
  public let detailedDescription: String
  public let auditType: XCUIAccessibilityAuditType
  /// Where the view is in the window, in points.
  public let frame: CGRect

  init?(_ observation: LintObservation) {
    guard let type = XCUIAccessibilityAuditType.rules.first(where: { $0.rule == observation.rule })?.type
    else { return nil }
    compactDescription = observation.rule.summary
    detailedDescription = "\(observation.subject): \(observation.message)"
    auditType = type
    frame = observation.frame
  }
}
