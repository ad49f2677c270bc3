// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Combine
@_exported import CoreTransferable
import FoundationAdditions
import SwiftUI

// Activities shared in a call: there is no call here, so no session starts.

public protocol GroupActivity: Codable, Sendable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  public static var activityIdentifier: String { "\(Self.self)" }
  /// Begins nothing.
  public func activate() async throws -> Bool { false }
  /// Without a call, an activity is not shared.
  public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
public enum GroupActivityActivationResult: Sendable {
  case activationDisabled
  case activationPreferred
  case cancelled
}
public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    public static let generic = Self(name: "generic")
    public static let watchTogether = Self(name: "watchTogether")
    public static let listenTogether = Self(name: "listenTogether")
    public static let createTogether = Self(name: "createTogether")
    public static let workoutTogether = Self(name: "workoutTogether")
    public static let shopTogether = Self(name: "shopTogether")
    public static let readTogether = Self(name: "readTogether")
    public static let exploreTogether = Self(name: "exploreTogether")
    public static let learnTogether = Self(name: "learnTogether")
  }
  public enum SceneAssociationBehavior: Sendable {
    case automatic
    case none
    public static func content(_ identifier: String) -> Self { .automatic }
  }
  public var title: String?
  public var subtitle: String?
  public var previewImage: CGImage?
  public var fallbackURL: URL?
  public var type = ActivityType.generic
  public var supportsContinuationOnTV = false
  public var sceneAssociationBehavior = SceneAssociationBehavior.automatic
  public init() {}
}
public struct Participant: Hashable, Identifiable, Sendable {
  public let id: UUID
  public var isNearbyWithLocalParticipant: Bool { false }
}
public enum Participants: Sendable {
  case all
  case only(Set<Participant>)
  public static func only(_ participants: Participant...) -> Participants { .only(Set(participants)) }
}
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable,
  @unchecked Sendable
{
  public enum State: Sendable {
    case waiting
    case joined
    case invalidated(reason: any Error)
  }
  public struct Sessions: AsyncSequence, Sendable {
    public typealias Element = GroupSession<ActivityType>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> GroupSession<ActivityType>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let id = UUID()
  @Published public var activity: ActivityType
  @Published public private(set) var state = State.waiting
  @Published public private(set) var activeParticipants: Set<Participant> = []
  public let localParticipant = Participant(id: UUID())
  public var isLocallyInitiated: Bool { false }
  public var systemCoordinator: SystemCoordinator? { get async { nil } }
  init(activity: ActivityType) { self.activity = activity }
  public func join() {}
  public func leave() {}
  public func end() {}
  public func requestForegroundPresentation() async throws {}
  public func showNotice(_ event: GroupSessionEvent) {}
}
public struct GroupSessionEvent: Sendable {
  public init(originator: Participant, action: Action, url: URL?) {}
  public struct Action: Sendable { public init() {} }
}
public final class SystemCoordinator: @unchecked Sendable {
  public struct Configuration: Sendable {
    public var spatialTemplatePreference = SpatialTemplatePreference.none
    public var supportsGroupImmersiveSpace = false
    public init() {}
  }
  public struct SpatialTemplatePreference: Sendable {
    public static let none = Self()
    public static let sideBySide = Self()
    public static let conversational = Self()
    public static let surround = Self()
    public func contentExtent(_ extent: Double) -> Self { self }
  }
  public struct ParticipantState: Sendable { public var isSpatial: Bool { false } }
  public var configuration = Configuration()
  public var localParticipantState: ParticipantState { ParticipantState() }
  public var localParticipantStates: AsyncStream<ParticipantState> { AsyncStream { $0.finish() } }
}
/// Messages between the devices of a session: none arrives.
public final class GroupSessionMessenger: @unchecked Sendable {
  public enum DeliveryMode: Sendable {
    case reliable
    case unreliable
  }
  public struct MessageContext: Sendable { public let source: Participant }
  public struct Messages<Message: Sendable>: AsyncSequence, Sendable {
    public typealias Element = (Message, MessageContext)
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public init<A: GroupActivity>(session: GroupSession<A>, deliveryMode: DeliveryMode = .reliable) {}
  public func send<M: Encodable>(_ value: M, to participants: Participants = .all) async throws {}
  public func send<M: Encodable>(
    _ value: M, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
  ) {}
  public func send(_ data: Data, to participants: Participants = .all) async throws {}
  public func messages<M: Decodable & Sendable>(of type: M.Type) -> Messages<M> { Messages() }
}
public final class GroupSessionJournal: @unchecked Sendable {
  public struct Attachment: Identifiable, Sendable {
    public let id: UUID
    public func load<T: Transferable>(_ type: T.Type) async throws -> T { throw CancellationError() }
    public func loadMetadata<M: Decodable>(of type: M.Type) async throws -> M { throw CancellationError() }
  }
  public struct Attachments: AsyncSequence, Sendable {
    public typealias Element = [Attachment]
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> [Attachment]? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public init<A: GroupActivity>(session: GroupSession<A>) {}
  public var attachments: Attachments { Attachments() }
  @discardableResult public func add<T: Transferable>(_ item: T) async throws -> Attachment {
    Attachment(id: UUID())
  }
  @discardableResult public func add<T: Transferable, M: Encodable>(_ item: T, metadata: M) async throws
    -> Attachment
  {
    Attachment(id: UUID())
  }
  public func remove(attachment: Attachment) async throws {}
}
/// Whether people could share an activity: never here.
public final class GroupStateObserver: ObservableObject {
  @Published public private(set) var isEligibleForGroupSession = false
  public init() {}
}
public struct GroupActivityTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public init<A: GroupActivity>(exporting: @escaping @Sendable (Item) async throws -> A?) {}
}
@MainActor @preconcurrency open class GroupActivitySharingController: UIViewController {
  public convenience init<A: GroupActivity>(_ activity: A) throws { self.init(nibName: nil, bundle: nil) }
  public convenience init<A: GroupActivity>(preparationHandler: @escaping () async throws -> A) {
    self.init(nibName: nil, bundle: nil)
  }
}
extension View {
  public func groupActivityAssociation(_ kind: GroupActivityAssociationKind?) -> some View { self }
}
public struct GroupActivityAssociationKind: Sendable {
  public static func primary(_ identifier: String) -> Self { Self() }
}
