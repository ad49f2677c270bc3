// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

@_exported import CoreGraphicsShim
import Foundation
import FoundationAdditions

/// A recipe for an image: without a step it is its initial image; after a step it has an extent but no
/// pixels.
open class CIImage: NSObject, @unchecked Sendable {
  /// The initial image, if the recipe has no steps.
  open private(set) var cgImage: CGImage?
  open private(set) var extent = CGRect.zero
  open var url: URL? { nil }
  open var colorSpace: CGColorSpace? { nil }
  open var properties: [String: Any] { [:] }

  public override init() {}
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init()
    self.cgImage = cgImage
    extent = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
  }

  /// The image after a step that changes it.
  private func changed(_ extent: CGRect? = nil) -> CIImage {
    let image = CIImage()
    image.extent = extent ?? self.extent
    return image
  }
  public convenience init(color: CIColor) { self.init() }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) { self.init() }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { self.init() }
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) { self.init() }

  open class func empty() -> CIImage { CIImage() }
  public static let black = CIImage()
  public static let white = CIImage()
  public static let gray = CIImage()
  public static let red = CIImage()
  public static let green = CIImage()
  public static let blue = CIImage()
  public static let cyan = CIImage()
  public static let magenta = CIImage()
  public static let yellow = CIImage()
  public static let clear = CIImage()

  open func transformed(by transform: CGAffineTransform) -> CIImage {
    changed(extent.applying(transform))
  }
  open func transformed(by transform: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    changed(extent.applying(transform))
  }
  open func cropped(to rect: CGRect) -> CIImage { changed(extent.intersection(rect)) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { changed() }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { changed() }
  open func clamped(to rect: CGRect) -> CIImage { changed() }
  open func clampedToExtent() -> CIImage { changed() }
  open func composited(over destination: CIImage) -> CIImage { changed() }
  open func premultiplyingAlpha() -> CIImage { changed() }
  open func unpremultiplyingAlpha() -> CIImage { changed() }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { changed() }
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { changed() }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { changed() }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { changed() }
  open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { changed() }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    .identity
  }
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// An option of an image that is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
  public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
  public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(
    rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
  public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
}
/// An option of the automatic adjustment of an image.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
  public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}
/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
/// An option of a picture that is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Renders recipes. Images without filters are rendered unchanged, others not at all.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init() }
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) { self.init() }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    rect == image.extent ? image.cgImage : image.cgImage?.cropping(to: rect)
  }
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: rect) }
  /// Renders nothing: the bytes stay as they are.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  open func draw(_ image: CIImage, in rect: CGRect, from source: CGRect) {}
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func clearCaches() {}
}

/// Red, green and blue with an alpha, in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// The components parsed from a text, "0.5 0.7 0.3 1.0"; what is missing is 0, the alpha 1.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat { index < parts.count ? parts[index] : other }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  open var components: [CGFloat] { [red, green, blue, alpha] }
  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { components.map { "\($0)" }.joined(separator: " ") }
  open override var hash: Int { components.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers for a filter.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  private init(_ values: [CGFloat]) { self.values = values }
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init((0..<count).map { values[$0] })
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// The memory layout of a bitmap's pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 27)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let RGBA16 = CIFormat(rawValue: 30)
  public static let L8 = CIFormat(rawValue: 11)
  public static let R8 = CIFormat(rawValue: 9)
  public static let A8 = CIFormat(rawValue: 1)
}

/// A detector of faces, texts and codes in images, which finds none.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
