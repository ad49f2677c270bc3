// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

@_exported import ApplicationServices
@_exported import CoreImage
import Foundation
@_exported import QuartzCore
import SwiftUI
@_exported import UIFoundation
import Views

// Colours, fonts, images and paths are the same types as UIKit's.
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor
public typealias NSImage = UIImage
public typealias NSBezierPath = UIBezierPath
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

extension UIColor {
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    let light = dynamicProvider(NSAppearance(named: .aqua)!)
    let dark = dynamicProvider(NSAppearance(named: .darkAqua)!)
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
  public static var labelColor: NSColor { .label }
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  public static var textColor: NSColor { .label }
  public static var placeholderTextColor: NSColor { .placeholderText }
  public static var textBackgroundColor: NSColor { .systemBackground }
  public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
  public static var controlBackgroundColor: NSColor { .systemBackground }
  public static var underPageBackgroundColor: NSColor { .secondarySystemBackground }
  public static var controlColor: NSColor { .systemBackground }
  public static var controlTextColor: NSColor { .label }
  public static var disabledControlTextColor: NSColor { .tertiaryLabel }
  public static var selectedControlColor: NSColor { .systemFill }
  public static var selectedControlTextColor: NSColor { .label }
  public static var selectedTextColor: NSColor { .label }
  public static var selectedTextBackgroundColor: NSColor { .systemFill }
  public static var selectedContentBackgroundColor: NSColor { .tintColor }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
  public static var alternatingContentBackgroundColors: [NSColor] {
    [.systemBackground, .secondarySystemBackground]
  }
  public static var controlAccentColor: NSColor { .tintColor }
  public static var separatorColor: NSColor { .separator }
  public static var gridColor: NSColor { .separator }
  public static var linkColor: NSColor { .link }
  public static var headerTextColor: NSColor { .label }
  public static var highlightColor: NSColor { .white }
  public static var shadowColor: NSColor { .black }
  public static var keyboardFocusIndicatorColor: NSColor { .tintColor }
  public static var findHighlightColor: NSColor { .systemYellow }
  public static var windowFrameTextColor: NSColor { .label }
  public static var selectedMenuItemTextColor: NSColor { .white }
  public static var alternateSelectedControlTextColor: NSColor { .white }
  public static var unemphasizedSelectedTextColor: NSColor { .label }
  public static var unemphasizedSelectedTextBackgroundColor: NSColor { .systemGray4 }
  public static var textInsertionPointColor: NSColor { .tintColor }
  public static var scrubberTexturedBackground: NSColor { .black }
  public static var selectedControlColorName: String { "selectedControlColor" }
  public static var currentControlTint: NSControlTint { .blueControlTint }
  public static let currentControlTintDidChangeNotification = Notification.Name(
    "NSControlTintDidChangeNotification")
  public static let systemColorsDidChangeNotification = Notification.Name(
    "NSSystemColorsDidChangeNotification")
  public typealias Name = String
  public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name) }
  /// The Core Graphics colour, which every colour here has.
  public convenience init?(cgColor: CGColor, _ optional: Void = ()) { self.init(cgColor: cgColor) }
  public convenience init?(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: 1)
  }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(
    colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  public func usingType(_ type: ColorType) -> NSColor? { self }
  public var type: ColorType { .componentBased }
  public var colorSpace: NSColorSpace { .sRGB }
  public var numberOfComponents: Int { 4 }
  public enum ColorType: Int, Sendable {
    case componentBased
    case pattern
    case catalog
  }
  public enum SystemEffect: Int, Sendable {
    case none
    case pressed
    case deepPressed
    case disabled
    case rollover
  }
  public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
  private var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return (hue, saturation, brightness)
  }
  public var hueComponent: CGFloat { hueParts.hue }
  public var saturationComponent: CGFloat { hueParts.saturation }
  public var brightnessComponent: CGFloat { hueParts.brightness }
  public var whiteComponent: CGFloat { brightnessComponent }
  public var colorNameComponent: Name { "" }
  /// A share of another colour, component for component.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    func mixed(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * fraction }
    return NSColor(
      red: mixed(redComponent, color.redComponent), green: mixed(greenComponent, color.greenComponent),
      blue: mixed(blueComponent, color.blueComponent), alpha: mixed(alphaComponent, color.alphaComponent))
  }
  public func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: .highlightColor)
  }
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .shadowColor) }
  public func drawSwatch(in rect: NSRect) {
    setFill()
    rect.fill()
  }
  public var redComponent: CGFloat { cgColor.components?[0] ?? 0 }
  public var greenComponent: CGFloat { cgColor.components?[1] ?? 0 }
  public var blueComponent: CGFloat { cgColor.components?[2] ?? 0 }
  public var alphaComponent: CGFloat { cgColor.alpha }
}

public final class NSColorSpace: NSObject, Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
  public static let extendedGenericGamma22Gray = NSColorSpace()
  public static let adobeRGB1998 = NSColorSpace()
  public static let genericCMYK = NSColorSpace()
  public static let genericGray = NSColorSpace()
  public static let deviceGray = NSColorSpace()
  public static let genericGamma22Gray = NSColorSpace()
  public override init() { super.init() }
  public convenience init?(cgColorSpace: CGColorSpace) { self.init() }
  public var cgColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var localizedName: String? { "sRGB IEC61966-2.1" }
  public var numberOfColorComponents: Int { 3 }
}
public enum NSControlTint: UInt, Sendable {
  case defaultControlTint = 0
  case blueControlTint = 1
  case graphiteControlTint = 6
  case clearControlTint = 7
}

extension UIFont {
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: return 9
    case .small: return 11
    default: return 13
    }
  }
  public var displayName: String? { fontName }
  public var isFixedPitch: Bool { false }
  public var boundingRectForFont: NSRect {
    NSRect(x: 0, y: descender, width: pointSize, height: ascender - descender)
  }
  public var maximumAdvancement: NSSize { NSSize(width: pointSize, height: 0) }
  public var underlinePosition: CGFloat { pointSize * -0.1 }
  public var underlineThickness: CGFloat { pointSize * 0.05 }
}

extension UIBezierPath {
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: min(xRadius, yRadius))
  }
  public func line(to point: NSPoint) { addLine(to: point) }
  public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  public func relativeLine(to point: NSPoint) {
    addLine(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  public func relativeMove(to point: NSPoint) {
    move(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  public func appendRect(_ rect: NSRect) { append(NSBezierPath(rect: rect)) }
  public func appendOval(in rect: NSRect) { append(NSBezierPath(ovalIn: rect)) }
  public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// An arc with angles in degrees, counted as AppKit does in its own coordinates.
  public func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }
  public var windingRule: NSBezierPathWindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }
  public typealias WindingRule = NSBezierPathWindingRule
  public typealias LineCapStyle = CGLineCap
  public typealias LineJoinStyle = CGLineJoin
  public func setClip() {
    _CurrentContext.top?.resetClip()
    addClip()
  }
  public class func fill(_ rect: NSRect) { _CurrentContext.top?.fill(rect) }
  public class func stroke(_ rect: NSRect) { _CurrentContext.top?.stroke(rect, width: 1) }
  public class func clip(_ rect: NSRect) { _CurrentContext.top?.clip(to: rect) }
  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let line = NSBezierPath()
    line.move(to: point1)
    line.line(to: point2)
    line.stroke()
  }
}
public enum NSBezierPathWindingRule: UInt, Sendable {
  case nonZero
  case evenOdd
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

public final class NSAppearance: NSObject, Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastVibrantDark")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
  public var allowsVibrancy: Bool { name == .vibrantLight || name == .vibrantDark }
  public static var current: NSAppearance! { NSAppearance(named: .aqua) }
  public class func currentDrawing() -> NSAppearance { NSAppearance(named: .aqua)! }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
  public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : names.first }
}
