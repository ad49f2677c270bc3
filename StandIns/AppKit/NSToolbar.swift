// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

public enum NSTitlebarSeparatorStyle: Int, Sendable {
  case automatic
  case none
  case line
  case shadow
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor @preconcurrency open class NSTitlebarAccessoryViewController: NSViewController {
  open var fullScreenMinHeight: CGFloat = 0
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  open var automaticallyAdjustsSize = true
}

/// A window's bar of buttons, which is SwiftUI's to draw.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  public enum DisplayMode: UInt, Sendable {
    case `default`
    case iconAndLabel
    case iconOnly
    case labelOnly
  }
  public typealias Identifier = String
  public let identifier: Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode = DisplayMode.default
  open var isVisible = true
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var showsBaselineSeparator = true
  open var items: [NSToolbarItem] { [] }
  public init(identifier: Identifier) { self.identifier = identifier }
  public override convenience init() { self.init(identifier: "") }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {}
  open func removeItem(at index: Int) {}
  open func validateVisibleItems() {}
  open func runCustomizationPalette(_ sender: Any?) {}
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  open var sizeMode = SizeMode.default
  open var visibleItems: [NSToolbarItem]? { nil }
  open var customizationPaletteIsRunning: Bool { false }
  public enum SizeMode: UInt, Sendable {
    case `default`
    case regular
    case small
  }
}
@MainActor @preconcurrency public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
@MainActor @preconcurrency open class NSToolbarItem: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    public static let print = Identifier("NSToolbarPrintItem")
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
  }
  public let itemIdentifier: Identifier
  open var label = ""
  open var paletteLabel = ""
  open var toolTip: String?
  open var image: NSImage?
  open var view: NSView?
  open var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isBordered = false
  open var isNavigational = false
  open var title = ""
  open var tag = 0
  open var autovalidates = true
  open var menuFormRepresentation: NSMenuItem?
  open var toolbar: NSToolbar? { nil }
  open var isVisible: Bool { true }
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open var visibilityPriority = VisibilityPriority.standard
  open var possibleLabels: Set<String> = []
  open func validate() {}
  public struct VisibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let standard = VisibilityPriority(rawValue: 0)
    public static let low = VisibilityPriority(rawValue: -1000)
    public static let high = VisibilityPriority(rawValue: 1000)
    public static let user = VisibilityPriority(rawValue: 2000)
  }
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}

@MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  open var splitView: NSSplitView?
  open var dividerIndex = 0
  public convenience init(identifier: Identifier, splitView: NSSplitView, dividerIndex: Int) {
    self.init(itemIdentifier: identifier)
    self.splitView = splitView
    self.dividerIndex = dividerIndex
  }
}
@MainActor @preconcurrency open class NSToolbarItemGroup: NSToolbarItem {
  open var subitems: [NSToolbarItem] = []
  open var selectedIndex = -1
}
@MainActor @preconcurrency open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu(title: "")
  open var showsIndicator = true
}
@MainActor @preconcurrency open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField = NSSearchField(frame: .zero)
  open var preferredWidthForSearchField: CGFloat = 0
  open var resignsFirstResponderWithCancel = true
  open func beginSearchInteraction() {}
  open func endSearchInteraction() {}
}
@MainActor @preconcurrency open class NSSharingServicePickerToolbarItem: NSToolbarItem {}
