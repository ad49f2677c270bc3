import Foundation
import Geometry
import LayoutEngine
import Views

/// Values side by side on a track, each as wide as the widest, the chosen one on a thumb.
///
/// Measured: 32 points high, the thumb 2 inside; text of 13 points, semibold where chosen; capsules from iOS 26 on,
/// corners of 9 and 7 points before.
nonisolated struct SegmentedPicker: View {
  let options: [PickerOption]
  let selectedIndex: Int?
  let choose: @MainActor (PickerOption) -> Void

  @Environment(\.renderVersion) private var version
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  /// What the options are resolved with: the text of a segment does not follow the text size, and a label
  /// only shows its title. UIKit takes the words of a segment, not their look.
  @MainActor static func environment(_ outer: EnvironmentValues, isSelected: Bool) -> EnvironmentValues {
    let chosen = AppAppearance.current.segments
    let words = isSelected ? chosen.chosenWords : chosen.words
    var environment = outer
    let font = words.font ?? .system(size: 13, weight: isSelected ? .semibold : .regular)
    let foreground =
      words.color.map { AnyShapeStyle($0) } ?? .system(outer.isEnabled ? .label : .tertiaryLabel)
    environment.font = font
    environment.foregroundStyle = foreground
    environment.titleLook = TitleLook(font: font, foreground: foreground)
    environment.lineLimit = 1
    environment.labelStyle = TitleOnlyLabelStyle()
    return environment
  }

  @MainActor var body: some View {
    SegmentLayout(dividers: version < .iOS26 ? CGFloat(options.count - 1) : 0) {
      ForEach(Array(options.indices), id: \.self) { index in
        Segment(
          option: options[index], isSelected: index == selectedIndex,
          showsDivider: version < .iOS26 && index > 0 && index != selectedIndex && index - 1 != selectedIndex
        )
        .interaction("Segment") { interaction, _ in
          interaction.tap = { _ in choose(options[index]) }
          var spoken = AccessibilityControl(index == selectedIndex ? [.button, .selected] : [.button])
          spoken.position = (index + 1, options.count)
          interaction.spoken = spoken
        }
        .layoutValue(key: SegmentLayout.IsSelected.self, value: index == selectedIndex)
      }
    }
    .frame(height: 32)
    .background(
      AppAppearance.current.segments.ground ?? Color(.system(.tertiarySystemFill)), in: shape(radius: 9)
    )
    .drawnAsPlatformView()
  }

  private func shape(radius: CGFloat) -> AnyShape {
    version < .iOS26 ? AnyShape(RoundedRectangle(cornerRadius: radius)) : AnyShape(Capsule())
  }
}

/// One value of a segmented picker.
private nonisolated struct Segment: View {
  let option: PickerOption
  let isSelected: Bool
  let showsDivider: Bool

  @Environment(\.renderVersion) private var version
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    option
      .padding(.horizontal, SegmentLayout.padding)
      // Padding around a title does not enlarge its segment: UIKit only takes the words.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background { if isSelected { thumb.padding(2) } }
      .overlay(alignment: .leading) {
        if showsDivider {
          Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 16)
        }
      }
  }

  @MainActor @ViewBuilder private var thumb: some View {
    let usual = colorScheme == .dark ? Color(red: 0.388, green: 0.388, blue: 0.404) : Color.white
    let color = AppAppearance.current.segments.thumb ?? usual
    if version < .iOS26 {
      RoundedRectangle(cornerRadius: 7).fill(color)
        .shadow(color: .black.opacity(0.12), radius: ShadowBlur.radius(deviation: 2), x: 0, y: 3)
    } else {
      Capsule().fill(color)
    }
  }
}

/// Children side by side, each as wide as the widest; they share the whole proposed width.
///
/// Measured: three segments of 67 points of text are 261 wide in iOS 26, and 263 before, where a point divides them.
private nonisolated struct SegmentLayout: Layout {
  /// The total width of the lines between the segments.
  let dividers: CGFloat

  /// The padding on each side of a segment's text.
  static let padding: CGFloat = 10
  /// The width of regular text over that of the same in semibold: a segment does not become wider when it is
  /// chosen.
  private static let lightness: CGFloat = 0.97

  enum IsSelected: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = zip(subviews, sizes).map { subview, size in
      subview[IsSelected.self]
        ? (size.width - 2 * Self.padding) * Self.lightness + 2 * Self.padding : size.width
    }
    let ideal = (widths.max() ?? 0).rounded(.up) * CGFloat(subviews.count) + dividers
    return CGSize(
      width: max(proposal.width ?? ideal, 0),
      height: proposal.height ?? (sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
