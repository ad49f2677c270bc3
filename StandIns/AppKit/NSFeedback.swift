// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import SwiftUI
import UIFoundation

// Sounds and haptics, of which a picture has none; fonts' manager; undo of menus; a Touch Bar.

open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String
  public typealias PlaybackDeviceIdentifier = String
  open weak var delegate: (any NSSoundDelegate)?
  open var name: Name? { nil }
  open var volume: Float = 1
  open var currentTime: TimeInterval = 0
  open var loops = false
  open var playbackDeviceIdentifier: PlaybackDeviceIdentifier?
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  public override init() { super.init() }
  public convenience init?(named name: Name) { self.init() }
  public convenience init?(contentsOf url: URL, byReference: Bool) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
  }
  public convenience init?(contentsOfFile path: String, byReference: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byReference)
  }
  public convenience init?(data: Data) { self.init() }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func pause() -> Bool { false }
  @discardableResult open func resume() -> Bool { false }
  @discardableResult open func stop() -> Bool { false }
  @discardableResult open func setName(_ string: Name?) -> Bool { false }
  public class func beep() {}
  open class var soundUnfilteredTypes: [String] { [] }
}
public protocol NSSoundDelegate: NSObjectProtocol {
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}
extension NSSoundDelegate { public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {} }

public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
open class NSHapticFeedbackManager: NSObject, @unchecked Sendable {
  public enum FeedbackPattern: Int, Sendable {
    case generic
    case alignment
    case levelChange
  }
  public enum PerformanceTime: UInt, Sendable {
    case `default`
    case now
    case drawCompleted
  }
  private final class Performer: NSObject, NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }
  open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
  public static let nonStandardCharacterSetFontMask = NSFontTraitMask(rawValue: 8)
  public static let narrowFontMask = NSFontTraitMask(rawValue: 16)
  public static let expandedFontMask = NSFontTraitMask(rawValue: 32)
  public static let condensedFontMask = NSFontTraitMask(rawValue: 64)
  public static let smallCapsFontMask = NSFontTraitMask(rawValue: 128)
  public static let posterFontMask = NSFontTraitMask(rawValue: 256)
  public static let compressedFontMask = NSFontTraitMask(rawValue: 512)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
/// The available fonts; those of a render are not listed.
@MainActor @preconcurrency open class NSFontManager: NSObject {
  public static let shared = NSFontManager()
  open var availableFonts: [String] { [] }
  open var availableFontFamilies: [String] { [] }
  open var selectedFont: NSFont?
  open weak var target: AnyObject?
  open var action = Selector("changeFont:")
  open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
  open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
    NSFont(name: family, size: size)
  }
  open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont { fontObj }
  open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont { fontObj }
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont { fontObj }
  open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont { fontObj }
  open func traits(of fontObj: NSFont) -> NSFontTraitMask { [] }
  open func weight(of fontObj: NSFont) -> Int { 5 }
  open func localizedName(forFamily family: String, face faceKey: String?) -> String { family }
  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { selectedFont = fontObj }
  open func orderFrontFontPanel(_ sender: Any?) {}
  open func addFontTrait(_ sender: Any?) {}
}
@MainActor @preconcurrency open class NSFontPanel: NSPanel {
  public static let shared = NSFontPanel()
}

@MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem {
  var action: Selector? { get }
  var tag: Int { get }
}
extension NSMenuItem: NSValidatedUserInterfaceItem {}
@MainActor @preconcurrency public protocol NSUserInterfaceValidations {
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
@MainActor @preconcurrency public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
@MainActor @preconcurrency public protocol NSToolbarItemValidation: NSObjectProtocol {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Orientation

/// The bar above a keyboard, which is not drawn.
@MainActor @preconcurrency open class NSTouchBar: NSObject {
  public typealias CustomizationIdentifier = String
  open weak var delegate: (any NSTouchBarDelegate)?
  open var customizationIdentifier: CustomizationIdentifier?
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  open var templateItems: Set<NSTouchBarItem> = []
  open var isVisible: Bool { false }
}
@MainActor @preconcurrency public protocol NSTouchBarDelegate: NSObjectProtocol {
  func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
    -> NSTouchBarItem?
}
@MainActor @preconcurrency open class NSTouchBarItem: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
  }
  public let identifier: Identifier
  open var view: NSView? { nil }
  open var visibilityPriority: Float = 0
  public init(identifier: Identifier) { self.identifier = identifier }
}
@MainActor @preconcurrency open class NSCustomTouchBarItem: NSTouchBarItem {
  private var content: NSView?
  open override var view: NSView? {
    get { content }
    set { content = newValue }
  }
  open var viewController: NSViewController?
  open var customizationLabel: String! = ""
}
