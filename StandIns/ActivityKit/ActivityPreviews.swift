// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
import Views

/// Which presentation of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case minimal
    case expanded
  }
}

/// Lists the states of an activity.
@resultBuilder public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ state: A.ContentState) -> [A.ContentState] { [state] }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState])
    -> [A.ContentState]
  { accumulated + next }
  public static func buildArray(_ states: [[A.ContentState]]) -> [A.ContentState] { states.flatMap { $0 } }
}

/// Previews a Live Activity in some states.
@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension Preview {
  /// A preview of the first of some states.
  @MainActor public init<W: Widget, A: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
  ) {
    self.init(standInNamed: name ?? "\(W.self)", size: nil) {
      let states = try StandInWaiting.value(of: "the states of \(W.self)", contentStates)
      guard let state = states.first,
        let content = widget().body._presentation.content(
          ActivityShown(
            context: ActivityViewContext(attributes: attributes, state: state, isStale: false), kind: viewKind
          ))
      else { throw EmptyActivity(widget: "\(W.self)", isEmpty: states.isEmpty) }
      return AnyView(
        content.standInNoted(
          .approximated, "Live Activity",
          "Sizes and grounds of Live Activities are an iPhone's of 402 points"
            + (states.count > 1 ? "; of \(states.count) states the first is drawn." : ".")))
    }
  }
}

extension ActivityAttributes {
  /// A presentation of a Live Activity with these attributes. The widget is unknown, so none is drawn.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    Color.clear.frame(width: 380, height: 84).standInNoted(
      .withoutEffect, "previewContext",
      "What a Live Activity shows is drawn by #Preview(_:as:using:widget:contentStates:).")
  }
}

/// The input of a configuration: the context, and the presentation.
struct ActivityShown<Attributes: ActivityAttributes> {
  let context: ActivityViewContext<Attributes>
  let kind: ActivityPreviewViewKind
}

/// Why the preview of an activity has nothing to show.
private struct EmptyActivity: Error, CustomStringConvertible {
  let widget: String
  let isEmpty: Bool
  var description: String {
    isEmpty ? "\(widget) has no states to show" : "\(widget) shows no activities with such attributes"
  }
}

/// The sizes of Live Activities, in points.
///
/// Apple's Human Interface Guidelines give 371 of a screen's 393 points and 408 of 430, 84 to 160 high, and 36.67 for the
/// height of the compact island.
private enum ActivitySize {
  static let width: CGFloat = 380
  static let heights: ClosedRange<CGFloat> = 84...160
  static let island: CGFloat = 37
  /// The camera between the compact island's ends.
  static let camera: CGFloat = 125
}

/// The banner on the Lock Screen.
struct ActivityBanner: View {
  let content: AnyView

  var body: some View {
    content
      .frame(minHeight: ActivitySize.heights.lowerBound, maxHeight: ActivitySize.heights.upperBound)
      .frame(width: ActivitySize.width)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        if let tint { Rectangle().fill(tint) } else { Rectangle().fill(.background) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }
}

/// The colour behind an activity's banner.
struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// The island around the camera.
struct IslandCanvas: View {
  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState

  var body: some View {
    shown.environment(\.colorScheme, .dark)
  }

  @ViewBuilder private var shown: some View {
    switch state {
    case .compact:
      HStack(spacing: 0) {
        island.compactLeading.padding(.leading, 8)
        Color.clear.frame(width: ActivitySize.camera)
        island.compactTrailing.padding(.trailing, 8)
      }
      .frame(height: ActivitySize.island).background(.black, in: Capsule())
    case .minimal:
      island.minimal.frame(width: ActivitySize.island, height: ActivitySize.island).background(
        .black, in: Circle())
    case .expanded:
      VStack(spacing: 4) {
        HStack(alignment: .top, spacing: 4) {
          region(.leading)
          region(.center).frame(maxWidth: .infinity)
          region(.trailing)
        }
        region(.bottom)
      }
      .padding(16)
      .frame(minHeight: ActivitySize.heights.lowerBound, maxHeight: ActivitySize.heights.upperBound)
      .frame(width: ActivitySize.width)
      .fixedSize(horizontal: false, vertical: true)
      .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
    }
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let views = island.regions.filter { $0.position == position }
    return VStack(spacing: 0) {
      ForEach(views.indices, id: \.self) { views[$0].content }
    }
  }
}
