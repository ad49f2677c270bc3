import Foundation
import Geometry
import LayoutEngine
import Views

/// A label in a list row: the icons of all rows are in one column, so that the titles line up.
///
/// Measured in iOS 26 at the size medium: icons are centred 11.2 points from the row's content, titles' ink begins at 40. The same is drawn
/// for earlier systems.
nonisolated struct ListRowLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    ListRowLabel(configuration: configuration)
  }
}

private nonisolated struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration

  @ScaledMetric private var column = 23.8
  @ScaledMetric private var gap = 16.5
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      configuration.icon
        .foregroundStyle(tint)
        .frame(width: column)
      VStack(alignment: .leading, spacing: 2) { configuration.title }
    }
  }

  private var tint: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }
}
