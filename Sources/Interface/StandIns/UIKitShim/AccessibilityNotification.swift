// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import Views

/// What an app tells assistive technologies, of which there are none here.
/// https://developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: NSAttributedString) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}
    public func post() {}
  }
  public struct LayoutChanged: @unchecked Sendable {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct ScreenChanged: @unchecked Sendable {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct PageScrolled: Sendable {
    public init(_ text: String) {}
    public func post() {}
  }
}
