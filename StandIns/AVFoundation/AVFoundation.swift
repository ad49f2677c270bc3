// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public struct CMTime: Hashable, Sendable, Comparable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    self.value = value
    self.timescale = timescale
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public var isValid: Bool { true }
  public var isNumeric: Bool { true }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: 600)
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: 600)
  }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
}
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}
open class AVAsset: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(url: URL) { self.init() }
  public convenience init(asset: AVAsset) { self.init() }
  open var duration: CMTime { .zero }
  open var asset: AVAsset { AVAsset() }
  open var status: Status { .unknown }
  open func currentTime() -> CMTime { .zero }
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension NSNotification.Name {}
/// A player, which plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(url: URL) { self.init() }
  public convenience init(playerItem: AVPlayerItem?) { self.init() }
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var currentItem: AVPlayerItem? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var status: AVPlayerItem.Status { .unknown }
  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) {}
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init() }
  open func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {}
  open func removeAllItems() {}
  open func advanceToNextItem() {}
  open func items() -> [AVPlayerItem] { [] }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}
open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?) { self.init() }
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
public struct AVLayerVideoGravity: Hashable, Sendable {
  private let n: Int
  public static let resize = Self(n: 0)
  public static let resizeAspect = Self(n: 1)
  public static let resizeAspectFill = Self(n: 2)
}
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  public init(data: Data) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { true }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public init(url: URL, settings: [String: Any]) throws {}
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var url: URL { URL(fileURLWithPath: "/") }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool { true }
  open func stop() {}
  open func pause() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  public struct Category: Hashable, Sendable {
    private let n: Int
    public static let ambient = Self(n: 0)
    public static let soloAmbient = Self(n: 1)
    public static let playback = Self(n: 2)
    public static let record = Self(n: 3)
    public static let playAndRecord = Self(n: 4)
  }
  public struct Mode: Hashable, Sendable {
    private let n: Int
    public static let `default` = Self(n: 0)
    public static let moviePlayback = Self(n: 1)
    public static let spokenAudio = Self(n: 2)
    public static let measurement = Self(n: 3)
    public static let voiceChat = Self(n: 4)
    public static let videoRecording = Self(n: 5)
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
}
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public init(string: String) { speechString = string }
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  open var postUtteranceDelay: TimeInterval = 0
}
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language: String?) {}
  public init?(identifier: String) {}
  open var language: String { "en-US" }
  open var name: String { "" }
  open var identifier: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified, male, female
}
open class AVSpeechSynthesizer: NSObject {
  public override init() {}
  open weak var delegate: AnyObject?
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func continueSpeaking() -> Bool { true }
}
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified
    case back
    case front
  }
  public struct DeviceType: Hashable, Sendable {
    private let n: Int
    public static let builtInWideAngleCamera = Self(n: 0)
    public static let builtInDualCamera = Self(n: 1)
    public static let builtInTrueDepthCamera = Self(n: 2)
    public static let builtInUltraWideCamera = Self(n: 3)
    public static let builtInTelephotoCamera = Self(n: 4)
    public static let builtInDualWideCamera = Self(n: 5)
    public static let builtInTripleCamera = Self(n: 6)
    public static let external = Self(n: 7)
    public static let continuityCamera = Self(n: 8)
    public static let microphone = Self(n: 9)
  }
  public enum TorchMode: Int, Sendable {
    case off
    case on
    case auto
  }
  public enum FlashMode: Int, Sendable {
    case off
    case on
    case auto
  }
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void)
  {}
  open class func requestAccess(for type: AVMediaType) async -> Bool { false }
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ type: DeviceType, for media: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  open var hasTorch: Bool { false }
  open var torchMode = TorchMode.off
  open var position: Position { .unspecified }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
  open var device: AVCaptureDevice { AVCaptureDevice() }
}
open class AVCaptureOutput: NSObject {}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
  }
}
open class AVCapturePhotoSettings: NSObject {
  public override init() {}
  open var flashMode = AVCaptureDevice.FlashMode.off
}
open class AVCapturePhoto: NSObject { open func fileDataRepresentation() -> Data? { nil } }
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {}
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    private let n: Int
    public static let qr = Self(n: 0)
    public static let ean13 = Self(n: 1)
    public static let ean8 = Self(n: 2)
    public static let pdf417 = Self(n: 3)
    public static let code128 = Self(n: 4)
    public static let face = Self(n: 5)
    public static let aztec = Self(n: 6)
    public static let code39 = Self(n: 7)
    public static let code39Mod43 = Self(n: 8)
    public static let code93 = Self(n: 9)
    public static let dataMatrix = Self(n: 10)
    public static let interleaved2of5 = Self(n: 11)
    public static let itf14 = Self(n: 12)
    public static let upce = Self(n: 13)
    public static let codabar = Self(n: 14)
    public static let microQR = Self(n: 15)
    public static let microPDF417 = Self(n: 16)
    public static let gs1DataBar = Self(n: 17)
    public static let humanBody = Self(n: 18)
    public static let dogBody = Self(n: 19)
    public static let catBody = Self(n: 20)
  }
}
extension AVMetadataObject {
  public var type: ObjectType { .qr }
  public var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
open class AVCaptureConnection: NSObject {
  open var videoOrientation = 1
  open var isVideoMirrored = false
}
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: Hashable, Sendable {
    private let n: Int
    public static let photo = Self(n: 0)
    public static let high = Self(n: 1)
    public static let medium = Self(n: 2)
    public static let low = Self(n: 3)
    public static let hd1920x1080 = Self(n: 4)
  }
  public override init() {}
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }
  open var inputs: [AVCaptureInput] { [] }
  open var outputs: [AVCaptureOutput] { [] }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) {}
  open func removeInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
  open var supportsControls: Bool { false }
  open var maxControlsCount: Int { 0 }
  open var controls: [AVCaptureControl] { [] }
  open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  open func addControl(_ control: AVCaptureControl) {}
  open func removeControl(_ control: AVCaptureControl) {}
  open func setControlsDelegate(
    _ delegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
  ) {}
}
/// Camera controls; there is no camera here.
open class AVCaptureControl: NSObject, @unchecked Sendable {
  open var isEnabled = true
}
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  open var value: Float = 0
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {}
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {}
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {}
  open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Float) -> Void) {}
}
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  open var selectedIndex = 0
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {}
  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {}
  open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Int) -> Void) {}
}
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice, action: ((CGFloat) -> Void)? = nil) {}
}
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  public init(device: AVCaptureDevice, action: ((CGFloat) -> Void)? = nil) {}
}
public protocol AVCaptureSessionControlsDelegate: AnyObject {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
open class AVCaptureVideoPreviewLayer: CALayer {
  public convenience init(session: AVCaptureSession) { self.init() }
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
}
open class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnknown)
  }
}
public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
}
public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
