// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

/// A way to hand something to somebody, which is not carried out.
@MainActor @preconcurrency open class NSSharingService: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name("composeEmail")
    public static let composeMessage = Name("composeMessage")
    public static let sendViaAirDrop = Name("sendViaAirDrop")
  }
  open var title = ""
  open var recipients: [String]?
  open var subject: String?
  public init?(named name: Name) { return nil }
  public init(
    title: String, image: UIImage, alternateImage: UIImage?, handler block: @escaping () -> Void
  ) { self.title = title }
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  open func perform(withItems items: [Any]) {}
}

@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}

/// A gradient of AppKit, which is not drawn.
open class NSGradient: NSObject, @unchecked Sendable {
  private let colors: [UIColor]
  public init?(colors: [UIColor]) { self.colors = colors }
  public convenience init?(starting first: UIColor, ending last: UIColor) {
    self.init(colors: [first, last])
  }
  public init?(colors: [UIColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace) {
    self.colors = colors
  }
  open var numberOfColorStops: Int { colors.count }
  open func draw(in rect: NSRect, angle: CGFloat) {}
  open func draw(in path: UIBezierPath, angle: CGFloat) {}
  open func interpolatedColor(atLocation location: CGFloat) -> UIColor { colors.first ?? .clear }
}

public enum NSRectEdge: UInt, Sendable {
  case minX
  case minY
  case maxX
  case maxY
}
