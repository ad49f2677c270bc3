// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Boxes and grids around views; they do not lay anything out.

@MainActor @preconcurrency open class NSBox: NSView {
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  public enum TitlePosition: UInt, Sendable {
    case noTitle
    case aboveTop
    case atTop
    case belowTop
    case aboveBottom
    case atBottom
    case belowBottom
  }
  open var boxType = BoxType.primary
  open var titlePosition = TitlePosition.atTop
  open var title = ""
  open var titleFont = NSFont.systemFont(ofSize: 11)
  open var borderWidth: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  open var borderColor = NSColor.separatorColor
  open var fillColor = NSColor.clear
  open var isTransparent = false
  open var contentViewMargins = NSSize(width: 5, height: 5)
  open var contentView: NSView?
  open func sizeToFit() {}
}

@MainActor @preconcurrency open class NSGridView: NSView {
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for view in rows.joined() { addSubview(view) }
  }
  open var rowSpacing: CGFloat = 6
  open var columnSpacing: CGFloat = 6
  open var rowAlignment = NSGridRow.Alignment.none
  open var xPlacement = NSGridCell.Placement.leading
  open var yPlacement = NSGridCell.Placement.top
  open var numberOfRows: Int { 0 }
  open var numberOfColumns: Int { 0 }
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {
    views.forEach(addSubview)
    return NSGridRow()
  }
  open func row(at index: Int) -> NSGridRow { NSGridRow() }
  open func column(at index: Int) -> NSGridColumn { NSGridColumn() }
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { NSGridCell() }
}
@MainActor @preconcurrency open class NSGridRow: NSObject {
  public enum Alignment: Int, Sendable {
    case inherited
    case none
    case firstBaseline
    case lastBaseline
  }
  open var height: CGFloat = 0
  open var topPadding: CGFloat = 0
  open var bottomPadding: CGFloat = 0
  open var isHidden = false
  open var rowAlignment = Alignment.inherited
  open var yPlacement = NSGridCell.Placement.inherited
  open func cell(at index: Int) -> NSGridCell { NSGridCell() }
  open func mergeCells(in range: NSRange) {}
}
@MainActor @preconcurrency open class NSGridColumn: NSObject {
  open var width: CGFloat = 0
  open var leadingPadding: CGFloat = 0
  open var trailingPadding: CGFloat = 0
  open var isHidden = false
  open var xPlacement = NSGridCell.Placement.inherited
  open func cell(at index: Int) -> NSGridCell { NSGridCell() }
}
@MainActor @preconcurrency open class NSGridCell: NSObject {
  public enum Placement: Int, Sendable {
    case inherited
    case none
    case leading
    case trailing
    case center
    case fill
    public static let top = Placement.leading
    public static let bottom = Placement.trailing
  }
  open var contentView: NSView?
  open class var emptyContentView: NSView { NSView(frame: .zero) }
  open var xPlacement = Placement.inherited
  open var yPlacement = Placement.inherited
  open var customPlacementConstraints: [NSLayoutConstraint] = []
}
