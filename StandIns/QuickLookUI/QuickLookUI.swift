// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import AppKit
import Foundation
@_exported import QuickLook

/// The panel that shows files; it does not appear.
@MainActor @preconcurrency open class QLPreviewPanel: NSPanel {
  private static let only = QLPreviewPanel()
  open class func shared() -> QLPreviewPanel! { only }
  open class func sharedPreviewPanelExists() -> Bool { false }
  open weak var dataSource: (any QLPreviewPanelDataSource)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}
@MainActor @preconcurrency public protocol QLPreviewPanelDataSource: AnyObject {
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}
@MainActor @preconcurrency public protocol QLPreviewPanelDelegate: NSWindowDelegate {}
