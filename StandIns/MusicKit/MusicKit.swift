// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Combine
import CoreGraphics
import FoundationAdditions
import StandInSupport
import SwiftUI
import Views

// Music as values; the catalog and the library are empty, and access is denied.
// https://developer.apple.com/documentation/musickit

public struct MusicItemID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}
public protocol MusicItem: Identifiable, Hashable, Codable, Sendable {
  var id: MusicItemID { get }
}
public protocol PlayableMusicItem: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {}

public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Hashable, Codable, Sendable,
  ExpressibleByArrayLiteral
{
  private var items: [Element]
  public var title: String? { nil }
  public var hasNextBatch: Bool { false }
  public init<S: Sequence>(_ items: S) where S.Element == Element { self.items = Array(items) }
  public init(arrayLiteral elements: Element...) { items = elements }
  public init() { items = [] }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Element { items[position] }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  public static func + (a: Self, b: Self) -> Self { Self(a.items + b.items) }
  public static func += (a: inout Self, b: Self) { a.items += b.items }
}

/// A picture of music, of which the device would fetch one.
public struct Artwork: Hashable, Codable, Sendable {
  public var alternateText: String? { nil }
  public var maximumWidth: Int { 0 }
  public var maximumHeight: Int { 0 }
  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public func url(width: Int, height: Int) -> URL? { nil }
}

public struct EditorialNotes: Hashable, Codable, Sendable {
  public var standard: String? { nil }
  public var short: String? { nil }
}

public struct Song: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var albumTitle: String? { nil }
  public var artwork: Artwork? { nil }
  public var duration: TimeInterval? { nil }
  public var genreNames: [String] { [] }
  public var releaseDate: Date? { nil }
  public var trackNumber: Int? { nil }
  public var url: URL? { nil }
  public var isrc: String? { nil }
  public var hasLyrics: Bool { false }
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var previewAssets: [PreviewAsset]? { nil }
}
public struct PreviewAsset: Hashable, Codable, Sendable {
  public var url: URL? { nil }
  public var artwork: Artwork? { nil }
}
public struct Album: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var artwork: Artwork? { nil }
  public var releaseDate: Date? { nil }
  public var genreNames: [String] { [] }
  public var trackCount: Int { 0 }
  public var url: URL? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public func with(_ properties: [PartialMusicAsyncProperty<Album>]) async throws -> Album { self }
}
public struct Artist: MusicCatalogSearchable, MusicLibraryRequestable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork? { nil }
  public var url: URL? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
  public func with(_ properties: [PartialMusicAsyncProperty<Artist>]) async throws -> Artist { self }
}
public struct Playlist: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable {
  public let id: MusicItemID
  public let name: String
  public var curatorName: String? { nil }
  public var artwork: Artwork? { nil }
  public var url: URL? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public func with(_ properties: [PartialMusicAsyncProperty<Playlist>]) async throws -> Playlist { self }
}
public struct Genre: MusicItem, MusicLibraryRequestable {
  public let id: MusicItemID
  public let name: String
}
public enum Track: PlayableMusicItem {
  case song(Song)
  public var id: MusicItemID { song.id }
  public var title: String { song.title }
  public var artistName: String { song.artistName }
  public var artwork: Artwork? { nil }
  public var duration: TimeInterval? { nil }
  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }
}
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
  let name: String
}
extension PartialMusicAsyncProperty where Root == Album {
  public static var tracks: Self { Self(name: "tracks") }
  public static var artists: Self { Self(name: "artists") }
}
extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: Self { Self(name: "albums") }
  public static var topSongs: Self { Self(name: "topSongs") }
}
extension PartialMusicAsyncProperty where Root == Playlist {
  public static var tracks: Self { Self(name: "tracks") }
}

public struct MusicAuthorization: Sendable {
  public enum Status: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case notDetermined
    case denied
    case restricted
    case authorized
    public var description: String { rawValue }
  }
  public static var currentStatus: Status { .notDetermined }
  @discardableResult public static func request() async -> Status { .denied }
}
public enum MusicTokenRequestError: Error {
  case permissionDenied
}

public struct MusicCatalogSearchRequest: Hashable, Sendable {
  public var term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  public var songs: MusicItemCollection<Song> { [] }
  public var albums: MusicItemCollection<Album> { [] }
  public var artists: MusicItemCollection<Artist> { [] }
  public var playlists: MusicItemCollection<Playlist> { [] }
}
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<Item>] = []
  public init<Value>(matching keyPath: KeyPath<Item, Value> & Sendable, equalTo value: Value) {}
  public init<Value>(matching keyPath: KeyPath<Item, Value> & Sendable, memberOf values: [Value]) {}
  public func response() async throws -> MusicCatalogResourceResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
  public var items: MusicItemCollection<Item> { [] }
}
public struct MusicLibraryRequest<Item: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public init() {}
  public func response() async throws -> MusicLibraryResponse<Item> {
    throw MusicTokenRequestError.permissionDenied
  }
}
public struct MusicLibraryResponse<Item: MusicLibraryRequestable>: Sendable {
  public var items: MusicItemCollection<Item> { [] }
}
public struct MusicDataRequest: Sendable {
  public var urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public static var currentCountryCode: String { get async throws { "us" } }
  public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}
public struct MusicDataResponse: Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}
public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool
  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
  public struct Updates: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public static var subscriptionUpdates: Updates { Updates() }
}
public struct MusicSubscriptionOffer: Sendable {
  public struct Options: Sendable {
    public var messageIdentifier: MessageIdentifier?
    public var itemID: MusicItemID?
    public init(messageIdentifier: MessageIdentifier? = nil, itemID: MusicItemID? = nil) {
      self.messageIdentifier = messageIdentifier
      self.itemID = itemID
    }
    public static let `default` = Options()
  }
  public struct MessageIdentifier: Hashable, Sendable {
    private let name: String
    public static let join = MessageIdentifier(name: "join")
    public static let connect = MessageIdentifier(name: "connect")
    public static let addMusic = MessageIdentifier(name: "addMusic")
    public static let playMusic = MessageIdentifier(name: "playMusic")
  }
}

@MainActor @preconcurrency open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped
    case playing
    case paused
    case interrupted
    case seekingForward
    case seekingBackward
  }
  public enum RepeatMode: Hashable, Sendable {
    case none
    case one
    case all
  }
  public enum ShuffleMode: Hashable, Sendable {
    case off
    case songs
  }
  public final class State: ObservableObject {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
    public var repeatMode: RepeatMode?
    public var shuffleMode: ShuffleMode?
  }
  public final class Queue: ObservableObject, ExpressibleByArrayLiteral {
    public struct Entry: Identifiable, Sendable {
      public let id: String
      public let title: String
      public var subtitle: String? { nil }
      public var artwork: Artwork? { nil }
    }
    public var currentEntry: Entry?
    public init<S: Sequence>(for items: S, startingAt item: S.Element? = nil)
    where S.Element: PlayableMusicItem {}
    public init(arrayLiteral elements: any PlayableMusicItem...) {}
  }
  public let state = State()
  public var isPreparedToPlay: Bool { false }
  public var playbackTime: TimeInterval = 0
  public func play() async throws { throw MusicTokenRequestError.permissionDenied }
  public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
  public func pause() {}
  public func stop() {}
  public func skipToNextEntry() async throws {}
  public func skipToPreviousEntry() async throws {}
  public func restartCurrentEntry() {}
}
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
  public var queue: Queue = []
}
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
  public var queue: Queue = []
}

/// A picture of music; a labelled box of its size.
public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat) {
    self.width = width
    height = width
  }
  public init(_ artwork: Artwork, height: CGFloat) {
    self.height = height
    width = height
  }
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  public var body: some View {
    LabelledBox("ArtworkImage", kind: "a picture of music").frame(width: width, height: height)
  }
}
extension View {
  /// Offers a subscription, which only a device does.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
