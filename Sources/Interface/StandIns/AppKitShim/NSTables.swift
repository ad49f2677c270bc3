// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCoreShim
import SwiftUI
import UIFoundationShim
import Views

// Tables, splits and collections of AppKit's, which are boxes where SwiftUI shows one.

@MainActor @preconcurrency open class NSTableColumn: NSObject {
  public let identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  open var width: CGFloat = 100
  open var minWidth: CGFloat = 10
  open var maxWidth: CGFloat = .greatestFiniteMagnitude
  open var isEditable = true
  open var isHidden = false
  open var sortDescriptorPrototype: NSSortDescriptor?
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}
@MainActor @preconcurrency open class NSTableCellView: NSView {
  open var objectValue: Any?
  open var textField: NSTextField?
  open var imageView: NSImageView?
}
@MainActor @preconcurrency open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = false
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawBackground(in dirtyRect: NSRect) {}
}
@MainActor @preconcurrency public protocol NSTableViewDataSource: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
@MainActor @preconcurrency open class NSTableView: NSControl {
  public enum Style: Int, Sendable {
    case automatic
    case fullWidth
    case inset
    case sourceList
    case plain
  }
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular
    case sourceList
  }
  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom
    case small
    case medium
    case large
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let slideUp = AnimationOptions(rawValue: 16)
    public static let slideDown = AnimationOptions(rawValue: 32)
  }
  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open var headerView: NSView?
  open var style = Style.automatic
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  open var rowSizeStyle = RowSizeStyle.default
  open var rowHeight: CGFloat = 24
  open var intercellSpacing = NSSize(width: 3, height: 2)
  open var backgroundColor = NSColor.controlBackgroundColor
  open var gridColor = NSColor.gridColor
  open var usesAlternatingRowBackgroundColors = false
  open var usesAutomaticRowHeights = false
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var allowsColumnReordering = true
  open var allowsColumnResizing = true
  open var autosaveName: String?
  open var doubleAction: Selector?
  open private(set) var tableColumns: [NSTableColumn] = []
  open var numberOfRows: Int { 0 }
  open var selectedRow: Int { -1 }
  open var selectedRowIndexes: IndexSet { [] }
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
  open func reloadData() {}
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func deselectAll(_ sender: Any?) {}
  open func scrollRowToVisible(_ row: Int) {}
  open func row(at point: NSPoint) -> Int { -1 }
  open func row(for view: NSView) -> Int { -1 }
  open func rect(ofRow row: Int) -> NSRect { .zero }
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
}
@MainActor @preconcurrency public protocol NSOutlineViewDataSource: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
@MainActor @preconcurrency open class NSOutlineView: NSTableView {
  open var outlineTableColumn: NSTableColumn?
  open var indentationPerLevel: CGFloat = 16
  open var autosaveExpandedItems = false
  open var autoresizesOutlineColumn = true
  open func expandItem(_ item: Any?) {}
  open func expandItem(_ item: Any?, expandChildren: Bool) {}
  open func collapseItem(_ item: Any?) {}
  open func isItemExpanded(_ item: Any?) -> Bool { false }
  open func item(atRow row: Int) -> Any? { nil }
  open func row(forItem item: Any?) -> Int { -1 }
  open func reloadItem(_ item: Any?, reloadChildren: Bool = false) {}
}

@MainActor @preconcurrency public protocol NSSplitViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSSplitView: NSView {
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin
    case paneSplitter
  }
  open weak var delegate: (any NSSplitViewDelegate)?
  open var isVertical = false
  open var dividerStyle = DividerStyle.thick
  open var dividerColor: NSColor { .separatorColor }
  open var dividerThickness: CGFloat { 1 }
  open var autosaveName: String?
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  open var arrangedSubviews: [NSView] { subviews }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func adjustSubviews() {}
}
@MainActor @preconcurrency open class NSSplitViewItem: NSObject {
  public enum CollapseBehavior: Int, Sendable {
    case `default`
    case preferResizingSplitViewWithFixedSiblings
    case preferResizingSiblingsWithFixedSplitView
    case useConstraints
  }
  open var viewController: NSViewController
  open var isCollapsed = false
  open var canCollapse = false
  open var canCollapseFromWindowResize = false
  open var isSpringLoaded = false
  open var minimumThickness: CGFloat = -1
  open var maximumThickness: CGFloat = -1
  open var preferredThicknessFraction: CGFloat = -1
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  open var collapseBehavior = CollapseBehavior.default
  open var allowsFullHeightLayout = true
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  public init(viewController: NSViewController) { self.viewController = viewController }
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
  open func animator() -> Self { self }
}
@MainActor @preconcurrency open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  open lazy var splitView = NSSplitView(frame: .zero)
  open var splitViewItems: [NSSplitViewItem] = []
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: index)
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  open func toggleSidebar(_ sender: Any?) {}
}
@MainActor @preconcurrency open class NSStackView: NSView {
  open var orientation = NSLayoutConstraint.Orientation.horizontal
  open var spacing: CGFloat = 8
  open var edgeInsets = NSEdgeInsets()
  open var arrangedSubviews: [NSView] { subviews }
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}
