// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import Foundation

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 0)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 3)
}

extension UIInterfaceOrientationMask {
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case blurOverFullScreen
  case none
  case automatic
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let none: UIAccessibilityTraits = []
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
}
