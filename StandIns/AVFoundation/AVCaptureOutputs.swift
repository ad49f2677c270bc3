// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreVideo
import Foundation
import SwiftUI

// Camera outputs; there is no camera, so they deliver nothing.

/// A sample of video or audio.
public final class CMSampleBuffer: @unchecked Sendable {
  public var imageBuffer: CVImageBuffer? { nil }
  public var presentationTimeStamp: CMTime { .zero }
  public var isValid: Bool { false }
}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .zero }

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() {}
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable { public override init() {} }
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var outputFileURL: URL? { nil }
  open var recordedDuration: CMTime { .zero }
  open func startRecording(to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate) {}
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable { public override init() {} }
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureOutput {
  public func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
  public var connections: [AVCaptureConnection] { [] }
}
extension AVCaptureDevice {
  public class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    public var devices: [AVCaptureDevice] { [] }
  }
  public enum FocusMode: Int, Sendable {
    case locked
    case autoFocus
    case continuousAutoFocus
  }
  public enum ExposureMode: Int, Sendable {
    case locked
    case autoExpose
    case continuousAutoExposure
    case custom
  }
  public var localizedName: String { "" }
  public var uniqueID: String { "" }
  public var hasFlash: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  public var focusPointOfInterest: CGPoint {
    get { .zero }
    set {}
  }
  public var exposurePointOfInterest: CGPoint {
    get { .zero }
    set {}
  }
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  public func setTorchModeOn(level: Float) throws {}
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}
extension AVCaptureSession {
  public func removeOutput(_ output: AVCaptureOutput) {}
  public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
}
extension NSNotification.Name {
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
}
