import StandInSupport
import SwiftUI
import UIKit

/// An animation, of which only the name is known: animations are not read.
public final class LottieAnimation: Sendable {
  let name: String
  init(name: String) { self.name = name }
  public var duration: TimeInterval { 0 }
  public var framerate: Double { 60 }
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) -> LottieAnimation? { LottieAnimation(name: name) }
  public static func asset(_ name: String, bundle: Bundle = .main) -> LottieAnimation? {
    LottieAnimation(name: name)
  }
  public static func filepath(_ filepath: String) -> LottieAnimation? { LottieAnimation(name: filepath) }
  public static func loadedFrom(url: URL) async -> LottieAnimation? { nil }
}

public final class DotLottieFile: Sendable {
  let name: String
  init(name: String) { self.name = name }
  public static func named(_ name: String, bundle: Bundle = .main) async throws -> DotLottieFile {
    DotLottieFile(name: name)
  }
}

public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

public enum LottieBackgroundBehavior: Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

public enum LottiePlaybackMode: Hashable, Sendable {
  case playing(PlaybackMode)
  case paused(at: PausedState)
  public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }
  public enum PausedState: Hashable, Sendable {
    case currentFrame
    case time(TimeInterval)
    case frame(CGFloat)
    case progress(CGFloat)
  }
  public enum PlaybackMode: Hashable, Sendable {
    case fromProgress(CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode)
    case fromFrame(CGFloat?, toFrame: CGFloat, loopMode: LottieLoopMode)
    case fromMarker(String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    case marker(String, loopMode: LottieLoopMode)
  }
}

public struct LottieColor: Hashable, Sendable {
  public var r: Double, g: Double, b: Double, a: Double
  public init(r: Double, g: Double, b: Double, a: Double) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
}

public struct LottieConfiguration: Hashable, Sendable {
  public static let shared = LottieConfiguration()
  public init() {}
}

public struct AnimationKeypath: Sendable {
  public init(keypath: String) {}
  public init(keys: [String]) {}
}
public protocol AnyValueProvider {}
public final class ColorValueProvider: AnyValueProvider { public init(_ color: LottieColor) {} }
public final class FloatValueProvider: AnyValueProvider { public init(_ value: CGFloat) {} }

/// A box with the animation's name.
public struct LottieView<Placeholder: View>: View {
  private let name: String
  private let placeholder: Placeholder?

  public init(animation: LottieAnimation?) where Placeholder == EmptyView {
    name = animation?.name ?? ""
    placeholder = nil
  }
  public init(
    _ load: @escaping () async throws -> LottieAnimation?, @ViewBuilder placeholder: () -> Placeholder
  ) {
    name = ""
    self.placeholder = placeholder()
  }
  public init(_ load: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {
    name = ""
    placeholder = nil
  }
  public init(dotLottieFile: DotLottieFile?) where Placeholder == EmptyView {
    name = dotLottieFile?.name ?? ""
    placeholder = nil
  }
  public init(_ load: @escaping () async throws -> DotLottieFile?) where Placeholder == EmptyView {
    name = ""
    placeholder = nil
  }
  public init(
    _ load: @escaping () async throws -> DotLottieFile?, @ViewBuilder placeholder: () -> Placeholder
  ) {
    name = ""
    self.placeholder = placeholder()
  }

  public var body: some View {
    if let placeholder {
      placeholder.standInNoted(
        .placeholder, "LottieView", "A device shows an animation here, after this placeholder.")
    } else {
      LabelledBox(name.isEmpty ? "LottieView" : name, kind: "an animation")
    }
  }

  // Playback does not change the box.
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
  public func playing() -> Self { self }
  public func playing(loopMode: LottieLoopMode) -> Self { self }
  public func looping() -> Self { self }
  public func paused() -> Self { self }
  public func paused(at state: LottiePlaybackMode.PausedState) -> Self { self }
  public func playbackMode(_ mode: LottiePlaybackMode) -> Self { self }
  public func animationSpeed(_ speed: Double) -> Self { self }
  public func currentProgress(_ progress: CGFloat?) -> Self { self }
  public func currentFrame(_ frame: CGFloat?) -> Self { self }
  public func resizable() -> Self { self }
  public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self { self }
  public func configuration(_ configuration: LottieConfiguration) -> Self { self }
  public func backgroundBehavior(_ behavior: LottieBackgroundBehavior) -> Self { self }
  public func animationDidFinish(_ handler: ((_ completed: Bool) -> Void)?) -> Self { self }
  public func animationDidLoad(_ handler: @escaping (LottieAnimation) -> Void) -> Self { self }
  public func valueProvider<Provider: AnyValueProvider>(_ provider: Provider, for keypath: AnimationKeypath)
    -> Self
  {
    self
  }
  public func reloadAnimationTrigger<Value: Equatable>(_ value: Value, showPlaceholder: Bool = true) -> Self {
    self
  }
}

/// The view that sources wrap in a `UIViewRepresentable`, shown as a box.
open class LottieAnimationView: UIView {
  public var animation: LottieAnimation?
  public var loopMode = LottieLoopMode.playOnce
  public var animationSpeed: CGFloat = 1
  public var currentProgress: CGFloat = 0
  public var currentFrame: CGFloat = 0
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  public var isAnimationPlaying: Bool { false }
  public convenience init(name: String, bundle: Bundle = .main) {
    self.init(frame: .zero)
    animation = .named(name)
  }
  public convenience init(animation: LottieAnimation?) {
    self.init(frame: .zero)
    self.animation = animation
  }
  public func play(completion: ((Bool) -> Void)? = nil) {}
  public func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public func play(
    fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public func stop() {}
  public func pause() {}
  public func setValueProvider(_ provider: any AnyValueProvider, keypath: AnimationKeypath) {}
}
public typealias AnimationView = LottieAnimationView
