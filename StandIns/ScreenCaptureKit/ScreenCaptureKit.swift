// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import AVFoundation
@_exported import CoreGraphics
import Foundation

// Recording of screens, of which there are none: requesting the recordable content fails.

open class SCDisplay: NSObject, @unchecked Sendable {
  open var displayID: UInt32 { 0 }
  open var width: Int { 0 }
  open var height: Int { 0 }
  open var frame: CGRect { .zero }
}
open class SCRunningApplication: NSObject, @unchecked Sendable {
  open var bundleIdentifier: String { "" }
  open var applicationName: String { "" }
  open var processID: Int32 { 0 }
}
open class SCWindow: NSObject, @unchecked Sendable {
  open var windowID: UInt32 { 0 }
  open var frame: CGRect { .zero }
  open var title: String? { nil }
  open var windowLayer: Int { 0 }
  open var owningApplication: SCRunningApplication? { nil }
  open var isOnScreen: Bool { false }
  open var isActive: Bool { false }
}

public let SCStreamErrorDomain = "com.apple.ScreenCaptureKit.SCStreamErrorDomain"
public struct SCStreamError: Error, Sendable {
  public enum Code: Int, Sendable {
    case userDeclined = -3801
    case failedToStart = -3802
    case missingEntitlements = -3803
    case noDisplayList = -3814
    case noCaptureSource = -3815
    case userStopped = -3817
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class SCShareableContent: NSObject, @unchecked Sendable {
  open var windows: [SCWindow] { [] }
  open var displays: [SCDisplay] { [] }
  open var applications: [SCRunningApplication] { [] }
  open class var current: SCShareableContent { get async throws { throw SCStreamError(.noDisplayList) } }
  open class func excludingDesktopWindows(
    _ excludes: Bool, onScreenWindowsOnly onScreen: Bool
  ) async throws -> SCShareableContent { throw SCStreamError(.noDisplayList) }
  open class func getExcludingDesktopWindows(
    _ excludes: Bool, onScreenWindowsOnly onScreen: Bool,
    completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void
  ) { completionHandler(nil, SCStreamError(.noDisplayList)) }
  open class func getWithCompletionHandler(
    _ completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void
  ) { completionHandler(nil, SCStreamError(.noDisplayList)) }
}

open class SCContentFilter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(desktopIndependentWindow window: SCWindow) {}
  public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
  public init(display: SCDisplay, including windows: [SCWindow]) {}
  public init(
    display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows windows: [SCWindow]
  ) {}
  public init(
    display: SCDisplay, excludingApplications applications: [SCRunningApplication],
    exceptingWindows windows: [SCWindow]
  ) {}
  open var contentRect: CGRect { .zero }
  open var pointPixelScale: Float { 1 }
}

open class SCStreamConfiguration: NSObject, @unchecked Sendable {
  open var width = 0
  open var height = 0
  open var minimumFrameInterval = CMTime.zero
  open var pixelFormat: UInt32 = 0
  open var scalesToFit = false
  open var showsCursor = true
  open var capturesAudio = false
  open var captureMicrophone = false
  open var excludesCurrentProcessAudio = false
  open var sampleRate = 48000
  open var channelCount = 2
  open var queueDepth = 3
  open var sourceRect = CGRect.zero
  open var destinationRect = CGRect.zero
  open var backgroundColor: CGColor?
}

public enum SCStreamOutputType: Int, Sendable {
  case screen
  case audio
  case microphone
}
public enum SCFrameStatus: Int, Sendable {
  case complete
  case idle
  case blank
  case suspended
  case started
  case stopped
}
public struct SCStreamFrameInfo: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let status = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameStatus")
  public static let contentRect = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameContentRect")
  public static let scaleFactor = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameDisplayResolution")
}
public protocol SCStreamOutput: NSObjectProtocol {
  func stream(_ stream: SCStream, didOutputSampleBuffer buffer: CMSampleBuffer, of type: SCStreamOutputType)
}
extension SCStreamOutput {
  public func stream(
    _ stream: SCStream, didOutputSampleBuffer buffer: CMSampleBuffer, of type: SCStreamOutputType
  ) {}
}
public protocol SCStreamDelegate: NSObjectProtocol {
  func stream(_ stream: SCStream, didStopWithError error: any Error)
}
extension SCStreamDelegate {
  public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}
open class SCStream: NSObject, @unchecked Sendable {
  public init(
    filter: SCContentFilter, configuration: SCStreamConfiguration, delegate: (any SCStreamDelegate)?
  ) {}
  open func addStreamOutput(
    _ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?
  ) throws { throw SCStreamError(.noCaptureSource) }
  open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
  open func updateContentFilter(_ filter: SCContentFilter) async throws {}
  open func updateConfiguration(_ configuration: SCStreamConfiguration) async throws {}
  open func startCapture() async throws { throw SCStreamError(.failedToStart) }
  open func startCapture(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(SCStreamError(.failedToStart))
  }
  open func stopCapture() async throws {}
  open func stopCapture(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
open class SCScreenshotManager: NSObject {
  open class func captureImage(
    contentFilter: SCContentFilter, configuration: SCStreamConfiguration
  ) async throws -> CGImage { throw SCStreamError(.noCaptureSource) }
}
