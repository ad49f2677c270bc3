// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()
  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func icon(forFile path: String) -> NSImage { NSImage() }
  open func icon(for type: UTType) -> NSImage { NSImage() }
  open func activateFileViewerSelecting(_ urls: [URL]) {}
  @discardableResult open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    false
  }
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  open func urlsForApplications(withBundleIdentifier identifier: String) -> [URL] { [] }
  open func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  open func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
  open func icon(forFiles fullPaths: [String]) -> NSImage? { nil }
  open func icon(forFileType fileType: String) -> NSImage { NSImage() }
  @discardableResult open func setIcon(
    _ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []
  ) -> Bool { false }
  open func fullPath(forApplication appName: String) -> String? { nil }
  open func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
  @discardableResult open func launchApplication(_ appName: String) -> Bool { false }
  @discardableResult open func openFile(_ fullPath: String) -> Bool { false }
  @discardableResult open func openFile(_ fullPath: String, withApplication appName: String?) -> Bool {
    false
  }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  @discardableResult open func open(
    _ url: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }
  @discardableResult open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }
  open func isFilePackage(atPath fullPath: String) -> Bool { false }
  open func unmountAndEjectDevice(atPath path: String) -> Bool { false }
  open func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  open func duplicate(_ urls: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
  open func hideOtherApplications() {}
  open func showSearchResults(forQueryString queryString: String) -> Bool { false }
  open func noteFileSystemChanged(_ path: String) {}
  open func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
  ) throws { throw CocoaError(.featureUnsupported) }
  open func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
  open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws
  {
    throw CocoaError(.featureUnsupported)
  }
  open func setDefaultApplication(
    at applicationURL: URL, toOpenURLsWithScheme urlScheme: String,
    completion completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  open func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws {
    throw CocoaError(.featureUnsupported)
  }
  open var isVoiceOverEnabled: Bool { false }
  open var isSwitchControlEnabled: Bool { false }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  open var accessibilityDisplayShouldInvertColors: Bool { false }
  open var fileLabels: [String] { [] }
  open var fileLabelColors: [NSColor] { [] }
  public struct IconCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeQuickDrawElements = IconCreationOptions(rawValue: 2)
    public static let exclude10_4Elements = IconCreationOptions(rawValue: 4)
  }
  public struct DesktopImageOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
    public static let allowClipping = DesktopImageOptionKey(
      rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
    public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
  }
  public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
  public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
  open var notificationCenter: NotificationCenter { .default }
  open var runningApplications: [NSRunningApplication] { [] }
  open var frontmostApplication: NSRunningApplication? { nil }
  open var menuBarOwningApplication: NSRunningApplication? { nil }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func recycle(_ urls: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
  open func openApplication(
    at url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  @discardableResult open func openApplication(
    at url: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }
  open func open(
    _ urls: [URL], withApplicationAt application: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    open var activates = true
    open var hides = false
    open var createsNewApplicationInstance = false
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
    open var addsToRecentItems = true
    open var promptsUserIfNeeded = true
  }
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
}

extension NSWorkspace {
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}
