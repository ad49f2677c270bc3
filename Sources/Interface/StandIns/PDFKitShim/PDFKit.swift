// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

open class PDFDocument: NSObject {
  public override init() {}
  public init?(url: URL) {}
  public init?(data: Data) {}
  open var pageCount: Int { 0 }
  open func page(at index: Int) -> PDFPage? { nil }
  open func dataRepresentation() -> Data? { nil }
}
open class PDFPage: NSObject {
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox
  case cropBox
}
public enum PDFDisplayMode: Int, Sendable {
  case singlePage
  case singlePageContinuous
  case twoUp
  case twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable {
  case vertical
  case horizontal
}
@MainActor @preconcurrency open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {}
}
