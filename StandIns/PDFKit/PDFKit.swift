// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// Documents as lists of pages that were put into them; files are not read, and nothing of a page is drawn.

open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  public override init() {}
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) {}
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?
  open weak var delegate: AnyObject?
  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var string: String? { nil }
  open var outlineRoot: PDFOutline?
  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
  open func removePage(at index: Int) { pages.remove(at: index) }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
  open func unlock(withPassword password: String) -> Bool { true }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    []
  }
  open func dataRepresentation() -> Data? { nil }
  @discardableResult open func write(to url: URL) -> Bool { false }
  @discardableResult open func write(toFile path: String) -> Bool { false }
}
open class PDFOutline: NSObject {
  open var label: String?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}
open class PDFSelection: NSObject {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}
open class PDFAnnotation: NSObject {
  open var bounds: CGRect
  open var contents: String?
  open var color = UIColor.black
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
  }
}
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
open class PDFPage: NSObject {
  public override init() {}
  public init?(image: UIImage) {}
  open var document: PDFDocument? { nil }
  open var string: String? { nil }
  open var label: String? { nil }
  open var rotation = 0
  open var numberOfCharacters: Int { 0 }
  open var annotations: [PDFAnnotation] { [] }
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox
  case cropBox
  case bleedBox
  case trimBox
  case artBox
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
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets()
  open var pageShadowsEnabled = true
  open var displayBox = PDFDisplayBox.cropBox
  open var currentPage: PDFPage? { document?.page(at: 0) }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open weak var delegate: AnyObject?
  open func go(to page: PDFPage) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func layoutDocumentView() {}
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {}
}
@MainActor @preconcurrency open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}
public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical
  case horizontal
}
extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}
