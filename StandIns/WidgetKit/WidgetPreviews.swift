// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
import Views

/// Lists the entries of a timeline.
@resultBuilder public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry])
    -> [any TimelineEntry]
  { accumulated + next }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// Previews a widget with entries.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews a widget with the entries that a provider makes for an intent.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews a widget with the entries that a provider makes for an intent.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension Preview {
  /// A preview of the first of some entries.
  @MainActor public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, of: family, widget) { timeline }
  }

  /// A preview of the first entry of a provider's timeline.
  @MainActor public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, of: family, widget) {
      let provider = timelineProvider()
      return {
        await withCheckedContinuation { answer in
          provider.getTimeline(in: TimelineProviderContext(family: family)) { timeline in
            nonisolated(unsafe) let entries = timeline.entries
            answer.resume(returning: entries)
          }
        }
      }
    }
  }

  /// A preview of the first entry of the timeline that a provider makes for an intent.
  @MainActor public init<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, of: family, widget) {
      nonisolated(unsafe) let provider = timelineProvider()
      nonisolated(unsafe) let intent = intent
      return {
        await provider.timeline(for: intent, in: TimelineProviderContext(family: family)).entries
      }
    }
  }

  /// A preview of the first entry of the timeline that a provider makes for an intent.
  @MainActor public init<W: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, of: family, widget) {
      let provider = timelineProvider()
      return {
        await withCheckedContinuation { answer in
          provider.getTimeline(for: intent, in: TimelineProviderContext(family: family)) { timeline in
            nonisolated(unsafe) let entries = timeline.entries
            answer.resume(returning: entries)
          }
        }
      }
    }
  }

  /// A preview of a widget, named after it by default.
  @MainActor private init<W: Widget>(
    _ name: String?, of family: WidgetFamily, _ widget: @escaping @MainActor () -> W,
    _ timeline: @escaping @MainActor () -> @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(standInNamed: name ?? "\(W.self)", size: family.size) {
      let entries = try StandInWaiting.value(of: "the timeline of \(W.self)", timeline())
      let presentation = widget().body._presentation
      guard let entry = entries.first, let content = presentation.content(entry) else {
        throw EmptyTimeline(widget: "\(W.self)", entry: entries.first.map { "\(type(of: $0))" })
      }
      let canvas = WidgetCanvas(content: content, family: family, hasMargins: presentation.hasContentMargins)
      return AnyView(
        canvas.standInNoted(
          .approximated, "Widget",
          "Sizes, margins and corners of widgets are an iPhone's of 402 points"
            + (entries.count > 1 ? "; of \(entries.count) entries the first is drawn." : ".")))
    }
  }
}

/// Why a widget's preview has nothing to show.
private struct EmptyTimeline: Error, CustomStringConvertible {
  let widget: String
  let entry: String?
  var description: String {
    entry.map { "\(widget) shows no entries of the type \($0)" } ?? "the timeline of \(widget) has no entries"
  }
}

/// A widget at its family's size, with the margins and the background that the system gives it.
private struct WidgetCanvas: View {
  let content: AnyView
  let family: WidgetFamily
  let hasMargins: Bool

  var body: some View {
    let margins = hasMargins && !family.isAccessory ? 16.0 : 0
    let shape = RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 24, style: .continuous)
    content
      .environment(\.widgetFamily, family)
      .environment(
        \.widgetContentMargins, EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins)
      )
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(_WidgetBackgroundKey.self) { background in
        if !family.isAccessory { background ?? AnyView(Rectangle().fill(.background)) }
      }
      .clipShape(shape)
  }
}

extension WidgetFamily {
  /// Whether it is on the Lock Screen or a watch face, without its own background.
  fileprivate var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    default: false
    }
  }
}
