// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

open class CIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(image: UIImage) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  open var extent: CGRect { .zero }
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}
open class CIFilter: NSObject {
  public override init() {}
  public convenience init?(name: String) { self.init() }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init() }
  open var inputImage: CIImage?
  open var extent = CGRect.zero
  open var outputImage: CIImage? { nil }
  open var inputKeys: [String] { [] }
  open var name: String { "" }
  open var intensity: Float = 0
  open var radius: Float = 0
  open var scale: Float = 0
  open var message = Data()
  open var correctionLevel = "M"
  open var inputAspectRatio: Float = 1
  open func setDefaults() {}
  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  open class func sepiaTone() -> CIFilter { CIFilter() }
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  open class func pixellate() -> CIFilter { CIFilter() }
  open class func crystallize() -> CIFilter { CIFilter() }
  open class func edges() -> CIFilter { CIFilter() }
  open class func unsharpMask() -> CIFilter { CIFilter() }
  open class func vignette() -> CIFilter { CIFilter() }
  open class func twirlDistortion() -> CIFilter { CIFilter() }
  open class func colorControls() -> CIFilter { CIFilter() }
  open class func colorInvert() -> CIFilter { CIFilter() }
  open class func bloom() -> CIFilter { CIFilter() }
  open class func areaAverage() -> CIFilter { CIFilter() }
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
}
public protocol CIFilterProtocol: AnyObject {}
public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputExtentKey = "inputExtent"
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(options: [AnyHashable: Any]?) { self.init() }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
  /// Renders nothing: the bytes stay as they are.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
}
open class CIColor: NSObject {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) {}
  open var red: CGFloat { 0 }
  open var green: CGFloat { 0 }
  open var blue: CGFloat { 0 }
}
extension UIImage { public convenience init(ciImage: CIImage) { self.init() } }
/// How the pixels of a bitmap lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 27)
  public static let RGBAf = CIFormat(rawValue: 34)
}
