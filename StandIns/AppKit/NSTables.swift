// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// AppKit's tables, split views and collections, shown as boxes in SwiftUI.

@MainActor @preconcurrency open class NSTableColumn: NSObject {
  public let identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  open var width: CGFloat = 100
  open var minWidth: CGFloat = 10
  open var maxWidth: CGFloat = .greatestFiniteMagnitude
  open var isEditable = true
  open var isHidden = false
  open var sortDescriptorPrototype: NSSortDescriptor?
  open var headerToolTip: String?
  open var headerCell = NSTableHeaderCell(textCell: "")
  open var tableView: NSTableView?
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}
@MainActor @preconcurrency open class NSTableHeaderView: NSView { open weak var tableView: NSTableView? }
@MainActor @preconcurrency open class NSTableHeaderCell: NSTextFieldCell {}
@MainActor @preconcurrency open class NSTableCellView: NSView {
  open var backgroundStyle = NSView.BackgroundStyle.normal
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
  open var objectValue: Any?
  open var textField: NSTextField?
  open var imageView: NSImageView?
}
@MainActor @preconcurrency open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = false
  open var isGroupRowStyle = false
  open var isFloating = false
  open var isTargetForDropOperation = false
  open var isNextRowSelected = false
  open var isPreviousRowSelected = false
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
  open var backgroundColor = NSColor.controlBackgroundColor
  open var numberOfColumns: Int { 0 }
  open func view(atColumn column: Int) -> Any? { nil }
  open func drawSeparator(in dirtyRect: NSRect) {}
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
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
  open var headerView: NSTableHeaderView?
  open var cornerView: NSView?
  open var floatsGroupRows = true
  open var allowsColumnSelection = false
  open var allowsTypeSelect = true
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.uniformColumnAutoresizingStyle
  open var gridStyleMask: GridLineStyle = []
  open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular
  open var verticalMotionCanBeginDrag = true
  open var autosaveTableColumns = false
  open var rowActionsVisible = false
  open var sortDescriptors: [NSSortDescriptor] = []
  open var effectiveStyle: Style { style }
  open var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle }
  open var numberOfColumns: Int { tableColumns.count }
  open var selectedColumn: Int { -1 }
  open var selectedColumnIndexes: IndexSet { [] }
  open var numberOfSelectedRows: Int { 0 }
  open var editedRow: Int { -1 }
  open var editedColumn: Int { -1 }
  open var highlightedTableColumn: NSTableColumn?
  open func isRowSelected(_ row: Int) -> Bool { false }
  open func deselectRow(_ row: Int) {}
  open func moveRow(at oldIndex: Int, to newIndex: Int) {}
  open func noteNumberOfRowsChanged() {}
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  open func column(at point: NSPoint) -> Int { -1 }
  open func column(for view: NSView) -> Int { -1 }
  open func rect(ofColumn column: Int) -> NSRect { .zero }
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { .zero }
  open func rows(in rect: NSRect) -> NSRange { NSRange(location: 0, length: 0) }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
  open func sizeLastColumnToFit() {}
  open func tile() {}
  open func scrollColumnToVisible(_ column: Int) {}
  open func drawGrid(inClipRect clipRect: NSRect) {}
  open func drawBackground(inClipRect clipRect: NSRect) {}
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing
    case uniformColumnAutoresizingStyle
    case sequentialColumnAutoresizingStyle
    case reverseSequentialColumnAutoresizingStyle
    case lastColumnOnlyAutoresizingStyle
    case firstColumnOnlyAutoresizingStyle
  }
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    case none = -1
    case regular
    case sourceList
    case gap
  }
  public enum DropOperation: UInt, Sendable {
    case on
    case above
  }
  public static nonisolated let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")
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
  open func insertArrangedSubview(_ view: NSView, at index: Int) { addSubview(view) }
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority { .defaultLow }
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { false }
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
  open func drawDivider(in rect: NSRect) {}
  public static nonisolated let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
  public static nonisolated let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")
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
@MainActor @preconcurrency public protocol NSTabViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSTabView: NSView {
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder
    case leftTabsBezelBorder
    case bottomTabsBezelBorder
    case rightTabsBezelBorder
    case noTabsBezelBorder
    case noTabsLineBorder
    case noTabsNoBorder
  }
  public enum TabPosition: UInt, Sendable {
    case none
    case top
    case left
    case bottom
    case right
  }
  public enum TabViewBorderType: UInt, Sendable {
    case none
    case line
    case bezel
  }
  open weak var delegate: (any NSTabViewDelegate)?
  open var tabViewType = TabType.topTabsBezelBorder
  open var tabPosition = TabPosition.top
  open var tabViewBorderType = TabViewBorderType.bezel
  open var tabViewItems: [NSTabViewItem] = []
  open var selectedTabViewItem: NSTabViewItem? { tabViewItems.first }
  open var numberOfTabViewItems: Int { tabViewItems.count }
  open var drawsBackground = true
  open var allowsTruncatedLabels = false
  open var controlSize = NSControl.ControlSize.regular
  open var contentRect: NSRect { bounds }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
  open func selectTabViewItem(at index: Int) {}
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {}
  open func selectTabViewItem(withIdentifier identifier: Any) {}
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
}
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
  open var identifier: Any?
  open var label = ""
  open var image: NSImage?
  open var toolTip: String?
  open var view: NSView?
  open var viewController: NSViewController?
  public init(identifier: Any?) { self.identifier = identifier }
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
  }
}
@MainActor @preconcurrency open class NSTabViewController: NSViewController {
  public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop
    case segmentedControlOnBottom
    case toolbar
    case unspecified = -1
  }
  open var tabStyle = TabStyle.segmentedControlOnTop
  open lazy var tabView = NSTabView(frame: .zero)
  open var tabViewItems: [NSTabViewItem] = []
  open var selectedTabViewItemIndex = -1
  open var transitionOptions: TransitionOptions = []
  open var canPropagateSelectedChildViewControllerTitle = true
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
}
@MainActor @preconcurrency open class NSStackView: NSView {
  open var orientation = NSLayoutConstraint.Orientation.horizontal
  open var spacing: CGFloat = 8
  open var edgeInsets = NSEdgeInsets()
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  open var detachesHiddenViews = true
  open var views: [NSView] { subviews }
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
  public enum Gravity: Int, Sendable {
    case top = 1
    case center
    case bottom
    public static let leading = Gravity.top
    public static let trailing = Gravity.bottom
  }
  open func setViews(_ views: [NSView], in gravity: Gravity) { views.forEach(addSubview) }
  open func addView(_ view: NSView, in gravity: Gravity) { addSubview(view) }
  open func removeView(_ view: NSView) { view.removeFromSuperview() }
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) { addSubview(view) }
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
  open func setHuggingPriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open var arrangedSubviews: [NSView] { subviews }
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}
