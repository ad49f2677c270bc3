// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

@MainActor @preconcurrency open class NSMenu: NSObject {
  public init(title: String) { self.title = title }
  public override convenience init() { self.init(title: "") }
  open var title = ""
  open var supermenu: NSMenu?
  open var showsStateColumn = true
  open var allowsContextMenuPlugIns = true
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var identifier: NSUserInterfaceItemIdentifier?
  open var presentationStyle = PresentationStyle.regular
  open var selectionMode = SelectionMode.automatic
  open var selectedItems: [NSMenuItem] = []
  open var size: NSSize { .zero }
  open var menuBarHeight: CGFloat { 24 }
  open class func menuBarVisible() -> Bool { true }
  open class func setMenuBarVisible(_ visible: Bool) {}
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int {
    items.firstIndex { $0.submenu === submenu } ?? -1
  }
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    items.insert(item, at: index)
    return item
  }
  open func itemChanged(_ item: NSMenuItem) {}
  open func performActionForItem(at index: Int) {}
  @discardableResult open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func cancelTrackingWithoutAnimation() {}
  open func submenuAction(_ sender: Any?) {}
  public enum PresentationStyle: Int, Sendable {
    case regular
    case palette
  }
  public enum SelectionMode: Int, Sendable {
    case automatic
    case selectOne
    case selectAny
  }
  public static nonisolated let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification")
  public static nonisolated let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification")
  public static nonisolated let willSendActionNotification = Notification.Name(
    "NSMenuWillSendActionNotification")
  public static nonisolated let didSendActionNotification = Notification.Name(
    "NSMenuDidSendActionNotification")
  open var items: [NSMenuItem] = []
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  open var minimumWidth: CGFloat = 0
  open var numberOfItems: Int { items.count }
  open var highlightedItem: NSMenuItem? { nil }
  open var font: NSFont!
  open func addItem(_ item: NSMenuItem) { items.append(item) }
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    items.append(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) { items.remove(at: index) }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func cancelTracking() {}
  open func update() {}
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?)
    -> Bool
  { false }
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menuNeedsUpdate(_ menu: NSMenu)
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  func numberOfItems(in menu: NSMenu) -> Int
}
extension NSMenuDelegate {
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  public func numberOfItems(in menu: NSMenu) -> Int { menu.items.count }
}

@MainActor @preconcurrency open class NSMenuItem: NSObject {
  public init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
    self.keyEquivalent = keyEquivalent
  }
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
  open class func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
  open class func sectionHeader(title: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: "")
  }
  open var title = ""
  open var attributedTitle: NSAttributedString?
  open var action: Selector?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var target: AnyObject?
  open var submenu: NSMenu?
  open var menu: NSMenu? { nil }
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var tag = 0
  open var toolTip: String?
  open var indentationLevel = 0
  open var representedObject: Any?
  open var view: NSView?
  open var badge: NSMenuItemBadge?
  open var subtitle: String?
  open var parent: NSMenuItem? { nil }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var onStateImage: NSImage! = NSImage()
  open var offStateImage: NSImage?
  open var mixedStateImage: NSImage! = NSImage()
  open var isHighlighted: Bool { false }
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden }
  open var isSectionHeader: Bool { false }
  open var allowsKeyEquivalentWhenHidden = false
  open var allowsAutomaticKeyEquivalentLocalization = true
  open var allowsAutomaticKeyEquivalentMirroring = true
  open class var usesUserKeyEquivalents: Bool {
    get { true }
    set {}
  }
  open var isSeparatorItem: Bool { title.isEmpty && action == nil }
  open var hasSubmenu: Bool { submenu != nil }
}

/// The items at the right of the menu bar; those of AppKit's kind are not drawn.
@MainActor @preconcurrency open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  open var thickness: CGFloat { 24 }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  open func removeStatusItem(_ item: NSStatusItem) {}
}
@MainActor @preconcurrency open class NSStatusItem: NSObject {
  public static nonisolated let variableLength: CGFloat = -1
  public static nonisolated let squareLength: CGFloat = -2
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 2)
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }
  public typealias AutosaveName = String
  public let button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  open var menu: NSMenu?
  open var length: CGFloat = -1
  open var behavior: Behavior = []
  open var isVisible = true
  open var autosaveName: AutosaveName! = ""
  open var statusBar: NSStatusBar? { .system }
}
@MainActor @preconcurrency open class NSStatusBarButton: NSButton { open var appearsDisabled = false }

/// A window that points to a view; AppKit's are not shown.
@MainActor @preconcurrency open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable {
    case applicationDefined
    case transient
    case semitransient
  }
  open weak var delegate: (any NSPopoverDelegate)?
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var appearance: NSAppearance?
  open var positioningRect = NSRect.zero
  open var hasFullSizeContent = false
  open var isShown: Bool { false }
  open var isDetached: Bool { false }
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}
  public static nonisolated let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public static nonisolated let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  public static nonisolated let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  public static nonisolated let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
@MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}
/// A short text or number at an item's end.
@MainActor @preconcurrency open class NSMenuItemBadge: NSObject {
  public let stringValue: String?
  public init(string: String) { stringValue = string }
  public convenience init(count: Int) { self.init(string: String(count)) }
}
