// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI

// Views of other modules (web pages, maps, documents, scenes) are UIKit's here on every platform. The members
// that AppKit's views have and macOS sources use do nothing.

extension UIView {
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
  public var needsDisplay: Bool {
    get { false }
    set {}
  }
  public var needsLayout: Bool {
    get { false }
    set {}
  }
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  public var toolTip: String? {
    get { nil }
    set {}
  }
  public var appearance: NSAppearance? {
    get { nil }
    set {}
  }
  public func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  public func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
}
extension UIView.AutoresizingMask {
  public static let width = UIView.AutoresizingMask.flexibleWidth
  public static let height = UIView.AutoresizingMask.flexibleHeight
  public static let minXMargin = UIView.AutoresizingMask.flexibleLeftMargin
  public static let maxXMargin = UIView.AutoresizingMask.flexibleRightMargin
  public static let minYMargin = UIView.AutoresizingMask.flexibleTopMargin
  public static let maxYMargin = UIView.AutoresizingMask.flexibleBottomMargin
}
extension NSView {
  public func addSubview(_ view: UIView) {}
}
extension NSWindow {
  @discardableResult public func makeFirstResponder(_ responder: UIResponder) -> Bool { true }
}
