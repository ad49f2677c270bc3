// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

/// A colour space; everything that is drawn ends up in sRGB or Display P3.
public final class CGColorSpace: NSObject, Sendable {
  public let name: String?

  public init?(name: String) { self.name = name }

  private init(known name: String) { self.name = name }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let deviceRGB = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
  public static let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray")

  public var model: CGColorSpaceModel { self === Self.deviceGray ? .monochrome : .rgb }
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// A colour by its components in sRGB.
public final class CGColor: Hashable, @unchecked Sendable {
  /// Red, green, blue and opacity.
  private let values: [CGFloat]
  public let colorSpace: CGColorSpace?

  private init(values: [CGFloat], colorSpace: CGColorSpace?) {
    self.values = values
    self.colorSpace = colorSpace
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha], colorSpace: .deviceRGB)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if colorSpace.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(values: (0..<4).map { components[$0] }, colorSpace: colorSpace)
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { values[3] }
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: [values[0], values[1], values[2], alpha], colorSpace: colorSpace)
  }

  public func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?)
    -> CGColor?
  { self }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// A gradient between colours.
public final class CGGradient: @unchecked Sendable {
  /// The colours with their locations along the gradient.
  public let _stops: [(color: CGColor, location: CGFloat)]

  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    _stops = Self.stops(colors, locations)
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let step = space.numberOfComponents + 1
    _stops = Self.stops(
      (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }, locations)
  }

  /// Colours without locations are distributed evenly.
  private static func stops(
    _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [(color: CGColor, location: CGFloat)] {
    colors.enumerated().map { index, color in
      (color, locations?[index] ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
