import Foundation
import Geometry
import LayoutEngine
import Views

/// What a row is made of.
enum ListRowPart: Hashable {
  case content
  case badge
  case background
  /// The button that reveals the delete button, while the list is edited.
  case remove
  /// The circle that selects the row, while the list is edited.
  case selection
  /// The handle for moving the row, while the list is edited.
  case grip
  case leadingAction
  case trailingAction
}

/// A white line on a red disc.
nonisolated struct RemoveControl: View {
  @MainActor var body: some View {
    Circle().fill(Color.red).frame(width: 22, height: 22)
      .overlay { Capsule().fill(.white).frame(width: 12, height: 2) }
  }
}

/// A ring, or a disc with a checkmark.
nonisolated struct SelectionControl: View {
  let isSelected: Bool

  @MainActor var body: some View {
    if isSelected {
      Circle().fill(TintShapeStyle()).frame(width: 22, height: 22)
        .overlay {
          Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
        }
    } else {
      Circle().strokeBorder(Color(.system(.systemGray3)), lineWidth: 1.5).frame(width: 22, height: 22)
    }
  }
}

/// Three lines, 21.3 points wide and 4.7 apart, as measured in iOS 18.
nonisolated struct GripControl: View {
  @MainActor var body: some View {
    VStack(spacing: 10.0 / 3) {
      ForEach(0..<3) { _ in
        Rectangle().fill(Color(.system(.tertiaryLabel))).frame(width: 64.0 / 3, height: 4.0 / 3)
      }
    }
  }
}

/// A button that a swipe reveals: until iOS 18 as high as the row, in iOS 26 a capsule of its own.
///
/// No picture of either was found to measure; both are from memory, and are noted as approximated.
nonisolated struct SwipeButtonStyle: PrimitiveButtonStyle {
  /// Whether the row is high enough for a title below the icon.
  let isHigh: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, isHigh: isHigh)
  }
}

private nonisolated struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isHigh: Bool

  @Environment(\.renderVersion) private var version
  @Environment(\.tint) private var tint

  @MainActor var body: some View {
    let isGlass = version >= .iOS26
    let label = configuration.label
      .labelStyle(SwipeLabelStyle(showsTitle: isHigh && !isGlass))
      .font(.system(size: isGlass ? 17 : 15))
      .imageScale(isGlass ? .medium : .large)
      .foregroundStyle(.white)
      .lineLimit(1)
    if isGlass {
      label.padding(.horizontal, 14).frame(minWidth: 48, minHeight: 44)
        .background(color, in: Capsule())
        .padding(.horizontal, 4)
        .frame(maxHeight: .infinity)
    } else {
      label.padding(.horizontal, 15).frame(minWidth: 74, maxHeight: .infinity)
        .background(color)
    }
  }

  private var color: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color(.system(.systemGray3)))
  }
}

private nonisolated struct SwipeLabelStyle: LabelStyle {
  let showsTitle: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if showsTitle {
      VStack(spacing: 6) {
        configuration.icon
        configuration.title
      }
    } else {
      configuration.icon
    }
  }
}
