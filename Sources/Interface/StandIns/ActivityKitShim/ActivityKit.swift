// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import WidgetKitShim

public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { self.state = state }
}
public enum ActivityState: Sendable {
  case active
  case ended
  case dismissed
  case stale
}
public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> Self { .init() }
}
public struct PushType: Sendable { public static var token: PushType { .init() } }
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  public var id: String { "" }
  public var activityState: ActivityState { .active }
  init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    self.attributes = attributes
    self.content = content
  }
  public static var activities: [Activity<Attributes>] { [] }
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
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<C: View>(
    for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> C,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}
@MainActor @preconcurrency public struct DynamicIsland {
  public init<E, L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> E, @ViewBuilder compactLeading: () -> L,
    @ViewBuilder compactTrailing: () -> T, @ViewBuilder minimal: () -> M
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: Int = 0) -> DynamicIsland
  { self }
}
public enum DynamicIslandExpandedRegionPosition: Sendable {
  case leading
  case trailing
  case center
  case bottom
}
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each T>(_ content: repeat each T) {}
}
extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
