// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

@MainActor @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
}
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: AnyObject?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
}
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items)
    -> some View where Items.Element == URL
  { self }
}
