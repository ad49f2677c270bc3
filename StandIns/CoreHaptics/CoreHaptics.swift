// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

// Haptics, which a picture does not show.

open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended
    case idleTimeout
    case notifyWhenFinished
    case engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }
  public struct Capability: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
  }
  public override init() {}
  public init(audioSession: AnyObject?) throws {}
  open class func capabilitiesForHardware() -> Capability { Capability() }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    Player()
  }
  open func playPattern(from url: URL) throws {}
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
  private final class Player: CHHapticAdvancedPatternPlayer {
    var loopEnabled = false
    var playbackRate: Float = 1
    var isMuted = false
    var completionHandler: ((any Error)?) -> Void = { _ in }
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  }
}
public let CHHapticTimeImmediate: TimeInterval = 0
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  var isMuted: Bool { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
}
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  public init(contentsOf ahapURL: URL) throws {}
}
open class CHHapticEvent: NSObject {
  public enum EventType: Sendable {
    case hapticTransient
    case hapticContinuous
    case audioContinuous
    case audioCustom
  }
  public enum ParameterID: Sendable {
    case hapticIntensity
    case hapticSharpness
    case attackTime
    case decayTime
    case releaseTime
    case sustained
    case audioVolume
    case audioPitch
    case audioPan
    case audioBrightness
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}
open class CHHapticEventParameter: NSObject {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
open class CHHapticDynamicParameter: NSObject {
  public enum ID: Sendable {
    case hapticIntensityControl
    case hapticSharpnessControl
  }
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
open class CHHapticParameterCurve: NSObject {
  public struct ControlPoint: Sendable {
    public init(relativeTime: TimeInterval, value: Float) {}
  }
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {}
}
