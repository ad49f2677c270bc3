// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import StandInSupport
import SwiftUI
import UIFoundation
import Views

extension UIImage {
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  public convenience init(size: NSSize) {
    self.init()
    self.size = size
  }
  public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
  public convenience init(byReferencing url: URL) { self.init(standInFor: url) }
  public convenience init?(pasteboard: NSPasteboard) { nil }
  /// An image that a closure draws, once, with two pixels to a point.
  public convenience init(
    size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {
    let context = CGContext(_size: size, isYUp: !flipped)
    _ = _CurrentContext.drawing(in: context) { drawingHandler(NSRect(origin: .zero, size: size)) }
    self.init(_drawing: context, scale: 2)
  }
  public convenience init(cgImage: CGImage, size: NSSize) {
    self.init(cgImage: cgImage)
    if size != .zero { self.size = size }
  }
  public var tiffRepresentation: Data? { nil }
  public var isTemplate: Bool {
    get { false }
    set {}
  }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
  public func cgImage(
    forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  )
    -> CGImage?
  { cgImage }
  public func lockFocus() {}
  public func lockFocusFlipped(_ flipped: Bool) {}
  public var isValid: Bool { size.width > 0 && size.height > 0 }
  public var representations: [NSImageRep] {
    cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? []
  }
  /// Adopts the pixels of a bitmap; other representations are not drawn.
  public func addRepresentation(_ imageRep: NSImageRep) {
    guard let image = (imageRep as? NSBitmapImageRep)?.cgImage else {
      StandInNote.add(
        .withoutEffect, "addRepresentation", "Only bitmaps are taken as representations of an image.")
      return
    }
    setStandInPixels(image)
  }
  public func addRepresentations(_ imageReps: [NSImageRep]) { imageReps.forEach(addRepresentation) }
  public func removeRepresentation(_ imageRep: NSImageRep) {}
  public func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }
  public func tiffRepresentation(
    using compression: NSBitmapImageRep.TIFFCompression, factor: Float
  ) -> Data? { nil }
  public var accessibilityDescription: String? {
    get { nil }
    set {}
  }
  public var backgroundColor: NSColor {
    get { .clear }
    set {}
  }
  public var alignmentRect: NSRect {
    get { NSRect(origin: .zero, size: size) }
    set {}
  }
  public var capInsets: NSEdgeInsets {
    get { NSEdgeInsets() }
    set {}
  }
  public var resizingMode: ResizingMode {
    get { .stretch }
    set {}
  }
  public var cacheMode: CacheMode {
    get { .default }
    set {}
  }
  public var matchesOnMultipleResolution: Bool {
    get { false }
    set {}
  }
  public var prefersColorMatch: Bool {
    get { true }
    set {}
  }
  public func name() -> Name? { nil }
  @discardableResult public func setName(_ string: Name?) -> Bool { false }
  // The whole image is drawn, whatever part of it is requested.
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) { draw(in: NSRect(origin: point, size: size), blendMode: op.blendMode, alpha: delta) }
  public func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) { draw(in: rect, blendMode: op.blendMode, alpha: delta) }
  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) { draw(in: dstSpacePortionRect, blendMode: op.blendMode, alpha: requestedAlpha) }
  @discardableResult public func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool { false }
  public func recache() {}
  public class func canInit(with pasteboard: NSPasteboard) -> Bool { false }
  public static var imageTypes: [String] { ["public.png", "public.jpeg", "public.heic", "public.tiff"] }
  public static var imageUnfilteredTypes: [String] { imageTypes }
  public enum CacheMode: UInt, Sendable {
    case `default`
    case always
    case bySize
    case never
  }
  public func unlockFocus() {}
}

// MARK: Representations

/// What an image is made of.
open class NSImageRep: NSObject, @unchecked Sendable {
  public struct HintKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let userInterfaceLayoutDirection = HintKey(
      rawValue: "NSImageHintUserInterfaceLayoutDirection")
  }
  open var size = NSSize.zero
  open var pixelsWide = 0
  open var pixelsHigh = 0
  open var bitsPerSample = 8
  open var hasAlpha = true
  open var isOpaque = false
  open var colorSpaceName: NSColorSpaceName = .calibratedRGB
  public override init() { super.init() }
  @discardableResult open func draw() -> Bool { false }
  @discardableResult open func draw(in rect: NSRect) -> Bool { false }
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [HintKey: Any]?
  ) -> CGImage? { nil }
}

/// Pixels as AppKit holds them.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable {
    case tiff
    case bmp
    case gif
    case jpeg
    case png
    case jpeg2000
  }
  public enum TIFFCompression: UInt, Sendable {
    case none = 1
    case ccittfax3 = 3
    case ccittfax4 = 4
    case lzw = 5
    case jpeg = 6
    case next = 32766
    case packBits = 32773
  }
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    public static let gamma = PropertyKey(rawValue: "NSImageGamma")
    public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
    public static let fallbackBackgroundColor = PropertyKey(rawValue: "NSImageFallbackBackgroundColor")
    public static let frameCount = PropertyKey(rawValue: "NSImageFrameCount")
    public static let currentFrame = PropertyKey(rawValue: "NSImageCurrentFrame")
    public static let currentFrameDuration = PropertyKey(rawValue: "NSImageCurrentFrameDuration")
    public static let loopCount = PropertyKey(rawValue: "NSImageLoopCount")
    public static let colorSyncProfileData = PropertyKey(rawValue: "NSImageColorSyncProfileData")
    public static let exifData = PropertyKey(rawValue: "NSImageEXIFData")
  }
  public struct Format: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alphaFirst = Format(rawValue: 1)
    public static let alphaNonpremultiplied = Format(rawValue: 2)
    public static let floatingPointSamples = Format(rawValue: 4)
  }
  open private(set) var cgImage: CGImage?
  open var bitmapFormat: Format { [] }
  open var bitsPerPixel: Int { 32 }
  open var bytesPerRow: Int { pixelsWide * 4 }
  open var samplesPerPixel: Int { 4 }
  open var numberOfPlanes: Int { 1 }
  open var isPlanar: Bool { false }
  open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
  open var colorSpace: NSColorSpace { .sRGB }
  open var tiffRepresentation: Data? { nil }
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
    (pixelsWide, pixelsHigh) = (cgImage.width, cgImage.height)
    size = NSSize(width: cgImage.width, height: cgImage.height)
  }
  /// A picture from the bytes of a file; nil if they cannot be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }
  public convenience init(ciImage: CIImage) { self.init(size: ciImage.extent.size, scale: 1) }
  public convenience init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: NSSize(width: width, height: height), scale: 1)
  }
  public convenience init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int,
    bitsPerPixel pBits: Int
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: NSSize(width: width, height: height), scale: 1)
  }
  public convenience init?(focusedViewRect rect: NSRect) { nil }
  /// A bitmap without anything in it, of as many pixels as a size in points has at a scale.
  init(size: NSSize, scale: CGFloat) {
    let (width, height) = (max(Int(size.width * scale), 1), max(Int(size.height * scale), 1))
    cgImage = CGImage(_width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    super.init()
    (pixelsWide, pixelsHigh) = (width, height)
    self.size = size
  }
  open override func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [HintKey: Any]?
  ) -> CGImage? { cgImage }
  open class func imageReps(with data: Data) -> [NSImageRep] {
    NSBitmapImageRep(data: data).map { [$0] } ?? []
  }
  /// Nothing: no file is written of a picture here.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
  open class func representationOfImageReps(
    in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? { nil }
  open func tiffRepresentation(using compression: TIFFCompression, factor: Float) -> Data? { nil }
  open func value(forProperty property: PropertyKey) -> Any? { nil }
  open func setProperty(_ property: PropertyKey, withValue value: Any?) {}
  open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent)
    -> NSBitmapImageRep?
  {
    self
  }
  open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { self }
  /// The colour of a pixel, counted from the top left; nil outside the bitmap.
  open func colorAt(x: Int, y: Int) -> NSColor? {
    guard let cgImage, (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return nil }
    let at = (y * pixelsWide + x) * 4
    let alpha = CGFloat(cgImage._pixels[at + 3]) / 255
    func part(_ index: Int) -> CGFloat {
      alpha == 0 ? 0 : min(CGFloat(cgImage._pixels[at + index]) / 255 / alpha, 1)
    }
    return NSColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
  open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
}
public enum NSColorRenderingIntent: Int, Sendable {
  case `default`
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
public struct NSColorSpaceName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}

/// A recipe of Core Image's as a part of an image, which is not rendered.
open class NSCIImageRep: NSImageRep, @unchecked Sendable {
  public let ciImage: CIImage
  public init(ciImage image: CIImage) {
    ciImage = image
    super.init()
    size = image.extent.size
  }
}
/// Pages of a document as a part of an image, which are not drawn.
open class NSPDFImageRep: NSImageRep, @unchecked Sendable {
  public let pdfRepresentation: Data
  open var currentPage = 0
  open var pageCount: Int { 0 }
  open var bounds: NSRect { .zero }
  public init?(data pdfData: Data) {
    pdfRepresentation = pdfData
    super.init()
  }
}
