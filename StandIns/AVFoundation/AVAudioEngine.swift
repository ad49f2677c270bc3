// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Foundation

// The audio graph: nodes can be attached and connected, and nothing is played or heard.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32

open class AVAudioFormat: NSObject, @unchecked Sendable {
  open var sampleRate: Double { 44100 }
  open var channelCount: AVAudioChannelCount { 2 }
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init()
  }
}
open class AVAudioBuffer: NSObject, @unchecked Sendable { open var format: AVAudioFormat { AVAudioFormat() } }
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  open var frameLength: AVAudioFrameCount = 0
  open var frameCapacity: AVAudioFrameCount { 0 }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  public convenience init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { self.init() }
}
open class AVAudioTime: NSObject, @unchecked Sendable {}
open class AVAudioFile: NSObject, @unchecked Sendable {
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  public init(forReading fileURL: URL) throws {}
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {}
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
open class AVAudioNode: NSObject, @unchecked Sendable {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable { open var outputVolume: Float = 1 }
open class AVAudioUnitTimePitch: AVAudioNode, @unchecked Sendable {
  open var pitch: Float = 0
  open var rate: Float = 1
}
open class AVAudioUnitReverb: AVAudioNode, @unchecked Sendable { open var wetDryMix: Float = 0 }
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
  }
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
}
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public override init() {}
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func start() throws {}
  open func pause() {}
  open func stop() {}
  open func reset() {}
  open func prepare() {}
  open var isRunning: Bool { false }
}
