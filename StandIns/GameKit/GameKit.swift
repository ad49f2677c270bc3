// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

// Game Center, without a signed-in player.

open class GKPlayer: NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable {
    case small
    case normal
  }
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)?)
  {}
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { UIImage() }
}
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
  open func register(_ listener: any GKLocalPlayerListener) {}
}
public protocol GKLocalPlayerListener: NSObjectProtocol {}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards
  case achievements
  case challenges
  case localPlayerProfile
  case dashboard
}
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
@MainActor @preconcurrency open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
}
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable {
    case global
    case friendsOnly
  }
  public enum TimeScope: Int, Sendable {
    case today
    case week
    case allTime
  }
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "0" }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String])
    async throws
  {}
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  open class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] { [] }
  open class func loadLeaderboards(
    IDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws
    -> (Entry?, [Entry], Int)
  { (nil, [], 0) }
}
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)?
  ) {
    handler?(nil)
  }
  open class func report(_ achievements: [GKAchievement]) async throws {}
}
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open func trigger(handler: @escaping () -> Void) {}
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
open class GKMatch: NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable {
    case reliable
    case unreliable
  }
  open weak var delegate: AnyObject?
  open var players: [GKPlayer] { [] }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {}
  open func disconnect() {}
}
public protocol GKMatchDelegate: NSObjectProtocol {}
