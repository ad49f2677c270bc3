// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreVideo
import Foundation
import SwiftUI

// Assets and their properties: they have no duration, no tracks and no pictures.

/// A property of an asset: a key path with its value here.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let value: Value
}

public typealias AVPartialAsyncProperty<Root> = AVAsyncProperty<Root, Any>

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty { AVAsyncProperty(value: .zero) }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty { AVAsyncProperty(value: []) }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty { AVAsyncProperty(value: []) }
  public static var commonMetadata: AVAsyncProperty { AVAsyncProperty(value: []) }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty(value: false) }
  public static var isExportable: AVAsyncProperty { AVAsyncProperty(value: false) }
  public static var hasProtectedContent: AVAsyncProperty { AVAsyncProperty(value: false) }
}
extension AVAsyncProperty where Root: AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty { AVAsyncProperty(value: .identity) }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
  public static var naturalSize: AVAsyncProperty { AVAsyncProperty(value: .zero) }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty { AVAsyncProperty(value: .identity) }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
  public static var nominalFrameRate: AVAsyncProperty { AVAsyncProperty(value: 0) }
  public static var estimatedDataRate: AVAsyncProperty { AVAsyncProperty(value: 0) }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
  public static var timeRange: AVAsyncProperty {
    AVAsyncProperty(value: CMTimeRange(start: .zero, duration: .zero))
  }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == String? {
  public static var stringValue: AVAsyncProperty { AVAsyncProperty(value: nil) }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == Data? {
  public static var dataValue: AVAsyncProperty { AVAsyncProperty(value: nil) }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
  public static var value: AVAsyncProperty { AVAsyncProperty(value: nil) }
}

/// https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading
public protocol AVAsynchronousKeyValueLoading: AnyObject {}
extension AVAsynchronousKeyValueLoading {
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { property.value }
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (first.value, second.value) }
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { (first.value, second.value, third.value) }
}
extension AVAsset: AVAsynchronousKeyValueLoading {}

open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
}
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
}
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  open var mediaType: AVMediaType { .video }
}
extension AVAsset {
  public func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }
  public func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  public var tracks: [AVAssetTrack] { [] }
  public var commonMetadata: [AVMetadataItem] { [] }
  public var metadata: [AVMetadataItem] { [] }
  public var isPlayable: Bool { false }
}

public struct AVFileType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = Self(rawValue: "public.mp3")
}
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case waiting
    case exporting
    case completed
    case failed
    case cancelled
  }
  public init?(asset: AVAsset, presetName: String) { return nil }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .zero)
  open var shouldOptimizeForNetworkUse = false
  open var status: Status { .failed }
  open var progress: Float { 0 }
  open var error: (any Error)? { nil }
  open func export() async {}
  open func export(to url: URL, as type: AVFileType) async throws { throw CocoaError(.featureUnsupported) }
  open func exportAsynchronously(completionHandler: @escaping () -> Void) { completionHandler() }
  open func cancelExport() {}
}
extension AVAssetImageGenerator {
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.featureUnsupported)
  }
}
extension AVAudioSession {
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public enum InterruptionType: UInt, Sendable {
    case ended
    case began
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 0x7370_6b72
  }
  public var recordPermission: RecordPermission { .undetermined }
  public var sampleRate: Double { 48000 }
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public func overrideOutputAudioPort(_ port: PortOverride) throws {}
  public func setPreferredSampleRate(_ rate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portName: String { "" }
  open var uid: String { "" }
}
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public enum AVAudioApplication {
  public enum recordPermission: UInt, Sendable {
    case undetermined
    case denied
    case granted
  }
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}
