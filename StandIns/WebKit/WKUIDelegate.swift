// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

/// The methods that Objective-C calls optional are not requirements: nothing calls them.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
@MainActor @preconcurrency open class WKContextMenuElementInfo: NSObject { open var linkURL: URL? { nil } }
@MainActor @preconcurrency open class WKPreviewElementInfo: NSObject { open var linkURL: URL? { nil } }
@MainActor @preconcurrency open class WKOpenPanelParameters: NSObject {
  open var allowsMultipleSelection: Bool { false }
  open var allowsDirectories: Bool { false }
}
public enum WKPermissionDecision: Int, Sendable {
  case prompt
  case grant
  case deny
}
public enum WKMediaCaptureType: Int, Sendable {
  case camera
  case microphone
  case cameraAndMicrophone
}
