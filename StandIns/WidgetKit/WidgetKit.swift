// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Sendable {
  public init(score: Float, duration: TimeInterval = 0) {}
}
public struct TimelineReloadPolicy: Equatable, Sendable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { .init() }
}
public struct Timeline<Entry: TimelineEntry> {
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize

  init(family: WidgetFamily) {
    self.family = family
    isPreview = true
    displaySize = family.size
  }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
extension WidgetConfiguration {
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func disfavoredLocations(_ locations: [Int], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
  public func onBackgroundURLSessionEvents(
    matching id: String? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _presentation: _WidgetPresentation
  public init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) { _presentation = .init(of: content) }
}
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public let _presentation: _WidgetPresentation
  public init<P: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent { _presentation = .init(of: content) }
}
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public let _presentation: _WidgetPresentation
  public init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P,
    @ViewBuilder content: @escaping (P.Entry) -> Content
  ) where P.Intent == Intent { _presentation = .init(of: content) }
}
extension _WidgetPresentation {
  /// The views of one type of entries.
  fileprivate init<Entry, Content: View>(of content: @escaping (Entry) -> Content) {
    self.init { entry in (entry as? Entry).map { AnyView(content($0)) } }
  }
}
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
  public func invalidateConfigurationRecommendations() {}
}
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}
public struct WidgetRenderingMode: Equatable, Sendable {
  private let n: Int
  public static let fullColor = WidgetRenderingMode(n: 0)
  public static let accented = WidgetRenderingMode(n: 1)
  public static let vibrant = WidgetRenderingMode(n: 2)
}
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
  private let n: Int
  public static let accented = Self(n: 0)
  public static let desaturated = Self(n: 1)
  public static let accentedDesaturated = Self(n: 2)
  public static let fullColor = Self(n: 3)
}
/// The size that a family has on an iPhone of 402 points.
extension WidgetFamily {
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 170, height: 170)
    case .systemMedium: CGSize(width: 364, height: 170)
    case .systemLarge: CGSize(width: 364, height: 382)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 257, height: 26)
    }
  }
}
public struct WidgetPreviewContext {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}
private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
}
extension View {
  /// The view at its family's size.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family).frame(
      width: context.family.size.width, height: context.family.size.height)
  }
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func widgetLabel(_ label: some StringProtocol) -> some View { self }
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
}
extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Circle().fill(.quaternary) }
}
