// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

/// A playground's page, whose live view is not shown.
@MainActor public final class PlaygroundPage {
  public static let current = PlaygroundPage()
  public var needsIndefiniteExecution = false
  public var liveView: Any?
  public func setLiveView<Content: View>(_ view: Content) {}
  public func setLiveView(_ view: UIView) {}
  public func setLiveView(_ controller: UIViewController) {}
  public func finishExecution() {}
}
