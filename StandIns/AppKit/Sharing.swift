// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

/// A sharing service, which does nothing.
@MainActor @preconcurrency open class NSSharingService: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name("composeEmail")
    public static let composeMessage = Name("composeMessage")
    public static let sendViaAirDrop = Name("sendViaAirDrop")
    public static let addToSafariReadingList = Name("addToSafariReadingList")
    public static let addToIPhoto = Name("addToIPhoto")
    public static let useAsDesktopPicture = Name("useAsDesktopPicture")
    public static let cloudSharing = Name("cloudSharing")
  }
  public enum SharingContentScope: Int, Sendable {
    case item
    case partial
    case full
  }
  open weak var delegate: (any NSSharingServiceDelegate)?
  open var image: UIImage { UIImage() }
  open var alternateImage: UIImage? { nil }
  open var menuItemTitle = ""
  open var messageBody: String? { nil }
  open var permanentLink: URL? { nil }
  open var accountName: String? { nil }
  open var attachmentFileURLs: [URL]? { nil }
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
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

@MainActor @preconcurrency public protocol NSSharingServiceDelegate: NSObjectProtocol {
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
}
extension NSSharingServiceDelegate {
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
  public func sharingService(
    _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
  ) {}
  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
}

@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)?
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
extension NSSharingServicePickerDelegate {
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { nil }
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}

@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  open func close() {}
  open var standardShareMenuItem: NSMenuItem {
    NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
  }
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
