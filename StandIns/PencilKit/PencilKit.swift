// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

// Drawings as values; the canvas is a labelled box.

public protocol PKTool {}
public struct PKInk: Hashable, @unchecked Sendable {
  public enum InkType: String, Hashable, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon, reed
  }
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}
public struct PKInkingTool: PKTool, Hashable, @unchecked Sendable {
  public typealias InkType = PKInk.InkType
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 5
  }
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
}
public struct PKEraserTool: PKTool, Hashable, Sendable {
  public enum EraserType: Hashable, Sendable {
    case vector
    case bitmap
    case fixedWidthBitmap
  }
  public var eraserType: EraserType
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
  public init(_ eraserType: EraserType, width: CGFloat) { self.eraserType = eraserType }
}
public struct PKLassoTool: PKTool, Hashable, Sendable { public init() {} }
public struct PKStroke { public var ink: PKInk }
public struct PKDrawing: Hashable, Sendable, Codable {
  public init() {}
  public init(data: Data) throws {}
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke {}
  public var strokes: [PKStroke] { [] }
  public var bounds: CGRect { .null }
  public func dataRepresentation() -> Data { Data() }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
  public mutating func append(_ drawing: PKDrawing) {}
}
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`
  case anyInput
  case pencilOnly
}
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {}
@MainActor @preconcurrency open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing()
  open var tool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var allowsFingerDrawing = true
  open var isDrawingEnabled = true
}
@MainActor @preconcurrency public protocol PKToolPickerObserver: NSObjectProtocol {}
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  public override nonisolated init() { super.init() }
  open var isVisible: Bool { false }
  open var selectedTool: any PKTool {
    get { PKInkingTool(.pen) }
    set {}
  }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
