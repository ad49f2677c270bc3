// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views
import WidgetKit

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
/// The alert of an activity's update.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = Self()
    public static func named(_ name: String) -> Self { .init() }
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge
  case denied
  case globalMaximumExceeded
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case persistenceFailure
  case reconnectNotPermitted
  case targetMaximumExceeded
  case unentitled
  case unsupported
  case unsupportedTarget
  case visibility
}
public enum ActivityState: Sendable {
  case active
  case pending
  case ended
  case dismissed
  case stale
}
public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> Self { .init() }
}
public struct PushType: Sendable {
  public static var token: PushType { .init() }
  public static func channel(_ id: String) -> PushType { .init() }
}
public struct ActivityStyle: Sendable {
  public static let standard = Self()
  public static let transient = Self()
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  public var id: String { "" }
  public var activityState: ActivityState { .active }
  init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    self.attributes = attributes
    self.content = content
  }
  public typealias ContentState = Attributes.ContentState
  public var contentState: ContentState { content.state }
  public var pushToken: Data? { nil }
  public var attributesType: String { "\(Attributes.self)" }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activities: [Activity<Attributes>] { [] }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil))
  }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity<Attributes> { Activity(attributes: attributes, content: content) }
  public func update(using state: ContentState) async {}
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration?) async {}
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {}
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { Activity(attributes: attributes, content: content) }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
  public var activityID: String { "" }
}
extension ActivityViewContext: Identifiable {
  public var id: String { activityID }
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let _presentation: _WidgetPresentation
  public init<C: View>(
    for type: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> C,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _presentation = _WidgetPresentation { shown in
      guard let shown = shown as? ActivityShown<Attributes> else { return nil }
      switch shown.kind {
      case .content: return AnyView(ActivityBanner(content: AnyView(content(shown.context))))
      case .dynamicIsland(let state):
        return AnyView(IslandCanvas(island: dynamicIsland(shown.context), state: state))
      }
    }
  }
}
extension ActivityConfiguration {
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
/// The size variant of an activity besides the Lock Screen.
public enum ActivityFamily: Hashable, Sendable {
  case small
  case medium
}
extension EnvironmentValues {
  public var activityFamily: ActivityFamily { .medium }
  public var isActivityFullscreen: Bool { false }
}
@MainActor @preconcurrency public struct DynamicIsland {
  let regions: [_DynamicIslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  public init<L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> [_DynamicIslandRegion],
    @ViewBuilder compactLeading: () -> L, @ViewBuilder compactTrailing: () -> T, @ViewBuilder minimal: () -> M
  ) {
    regions = expanded()
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode = .expanded
  )
    -> DynamicIsland
  { self }
}
/// Which presentations of the island margins are for.
public struct DynamicIslandMode: Hashable, Sendable {
  private let number: Int
  public static let compactLeading = Self(number: 0)
  public static let compactTrailing = Self(number: 1)
  public static let minimal = Self(number: 2)
  public static let expanded = Self(number: 3)
}
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let number: Int
  public static let leading = Self(number: 0)
  public static let trailing = Self(number: 1)
  public static let center = Self(number: 2)
  public static let bottom = Self(number: 3)
}
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View> {
  let region: _DynamicIslandRegion
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) { region = _DynamicIslandRegion(position: position, content: AnyView(content())) }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}
/// One region of the expanded island.
public struct _DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  @MainActor public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>)
    -> [_DynamicIslandRegion]
  { [region.region] }
  public static func buildBlock(_ regions: [_DynamicIslandRegion]...) -> [_DynamicIslandRegion] {
    regions.flatMap { $0 }
  }
  public static func buildOptional(_ regions: [_DynamicIslandRegion]?) -> [_DynamicIslandRegion] {
    regions ?? []
  }
  public static func buildEither(first: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { first }
  public static func buildEither(second: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { second }
  public static func buildLimitedAvailability(_ regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] {
    regions
  }
}
/// Where a region's view goes when it is too wide.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}
extension View {
  /// The background of an activity on the Lock Screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    self
  }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
