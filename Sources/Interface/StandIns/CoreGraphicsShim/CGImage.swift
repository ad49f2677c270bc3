// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation
import Geometry

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
}

public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}

/// A picture as rows of pixels of red, green, blue and opacity, one byte each, premultiplied.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  public let _pixels: [UInt8]

  public init?(_width width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    _pixels = pixels
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(_pixels) as NSData) }

  /// A part of the picture; nil if it does not overlap with the picture.
  public func copy() -> CGImage? { self }
  /// The same picture: its pixels are sRGB in every colour space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows * 4)
    for row in y..<y + rows {
      let start = (row * width + x) * 4
      pixels += _pixels[start..<start + columns * 4]
    }
    return CGImage(_width: columns, height: rows, pixels: pixels)
  }
}

/// A font's file as Core Graphics has it. Fonts of a project are found by their names, not by these.
public final class CGFont: @unchecked Sendable {
  public init?(_ provider: CGDataProvider) {}
  public var postScriptName: NSString? { nil }
  public var fullName: NSString? { nil }
}

public final class CGDataProvider: @unchecked Sendable {
  public let data: NSData?
  public init?(data: NSData) { self.data = data }
  public init?(url: NSURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    data = bytes as NSData
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}
