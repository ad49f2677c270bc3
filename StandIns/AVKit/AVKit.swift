// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

@_exported import AVFoundation
import AppKit
import Foundation
import StandInSupport
import SwiftUI
import Views

/// A video's player, shown as a labelled box.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
  public var body: some View { LabelledBox("VideoPlayer", kind: "a video").overlay { overlay } }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}
/// AppKit's player, shown as a box in SwiftUI.
@MainActor @preconcurrency open class AVPlayerView: NSView {
  open var player: AVPlayer?
  open var controlsStyle = AVPlayerViewControlsStyle.default
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var showsFullScreenToggleButton = false
  open var showsSharingServiceButton = false
  open var showsFrameSteppingButtons = false
  open var showsTimecodes = false
  open var allowsPictureInPicturePlayback = false
  open var updatesNowPlayingInfoCenter = true
  open var allowsMagnification = false
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: NSView? { nil }
  open var canBeginTrimming: Bool { false }
}
public enum AVPlayerViewControlsStyle: Int, Sendable {
  case none
  case inline
  case floating
  case minimal
  public static let `default` = AVPlayerViewControlsStyle.inline
}
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
}
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }

  /// The content of the picture-in-picture window.
  @MainActor @preconcurrency open class ContentSource: NSObject {
    open weak var playerLayer: AVPlayerLayer?
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
  public init?(playerLayer: AVPlayerLayer) { return nil }
  public init(contentSource: ContentSource) { self.contentSource = contentSource }
  open var contentSource: ContentSource?
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open var requiresLinearPlayback = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}
public protocol AVPictureInPictureControllerDelegate: AnyObject {}
