import Foundation
import Geometry
import LayoutEngine
import Views

/// One column of a wheel, with the rows around the chosen one.
struct WheelColumn {
  let rows: [AnyView]
  let selectedIndex: Int
  /// Whether the rows wrap around from the end to the beginning.
  var isCyclic = false
  /// The share of the width, or nil for an equal one.
  var width: CGFloat?
  var alignment = Alignment.center
}

/// Columns that turn like drums, with a band behind the chosen row.
///
/// Measured on iOS 17: the band is 34 points high; rows stand 31.3, 58, 77.5 and 88 points from the chosen one, ever
/// flatter, in text of 23.5 points.
nonisolated struct Wheel: View {
  let columns: [WheelColumn]

  @Environment(\.renderVersion) private var version
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  static let height: CGFloat = 216
  static let textSize: CGFloat = 23.5
  private static let offsets: [CGFloat] = [0, 31.3, 58, 77.5, 88]
  private static let opacities: [Double] = [1, 0.45, 0.45, 0.4, 0.25]

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(columns.indices), id: \.self) { number in
        column(columns[number])
      }
    }
    .font(.system(size: Self.textSize))
    .lineLimit(1)
    .frame(height: Self.height)
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    .drawnAsPlatformView(opacity: isEnabled ? 1 : 0.5)
    .background {
      RoundedRectangle(cornerRadius: version < .iOS26 ? 8 : 17)
        .fill(Color(.system(.quaternarySystemFill)))
        .frame(height: 34)
        .padding(.horizontal, 9)
    }
    .clipped()
  }

  @MainActor
  private func column(_ column: WheelColumn) -> some View {
    ZStack {
      Color.clear
      ForEach(Array(-4...4), id: \.self) { step in
        if let index = index(column, step) {
          let distance = abs(step)
          column.rows[index]
            .padding(.horizontal, column.alignment == .center ? 2 : 8)
            .frame(maxWidth: .infinity, alignment: column.alignment)
            .scaleEffect(x: 1, y: Self.squeeze(distance))
            .opacity(Self.opacities[distance])
            .offset(y: (step < 0 ? -1 : 1) * Self.offsets[distance])
        }
      }
    }
    .frame(maxWidth: column.width ?? .infinity)
    .clipped()
  }

  /// How flat the row at a distance is: the cosine of its angle on the drum.
  private static func squeeze(_ distance: Int) -> CGFloat {
    [1, 0.94, 0.78, 0.54, 0.24][distance]
  }

  private func index(_ column: WheelColumn, _ step: Int) -> Int? {
    let index = column.selectedIndex + step
    let count = column.rows.count
    if column.rows.indices.contains(index) { return index }
    guard column.isCyclic, count > 0 else { return nil }
    return ((index % count) + count) % count
  }
}

/// A wheel with the note that its drum is approximated.
nonisolated struct LabeledWheel: View {
  let columns: [WheelColumn]

  @MainActor var body: some View {
    Wheel(columns: columns)
      .noted(
        .approximated, "wheel",
        "The rows of a wheel are squeezed flat, without the perspective of a device's drum.")
  }
}
