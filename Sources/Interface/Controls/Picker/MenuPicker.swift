import Foundation
import Geometry
import LayoutEngine
import Views

/// The chosen value with two chevrons, which opens a menu; in a row it is at the end, after the label.
///
/// Measured: the chevrons are 8.33 by 11.67 points (iOS 26) or 6 by 12.67 (iOS 17) and begin 6 points after the text.
nonisolated struct MenuPicker: View {
  let label: AnyView?
  let current: AnyView?
  let isRow: Bool

  @Environment(\.renderVersion) private var version
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    if isRow, let label {
      HStack {
        VStack(alignment: .leading) { label }
        Spacer().layoutPriority(-1)
        value
      }
    } else {
      // As wide and high as a bordered button, without the background.
      value.padding(.horizontal, isRow ? 0 : 12).padding(.vertical, isRow ? 0 : 7)
    }
  }

  @MainActor private var value: some View {
    HStack(spacing: 5) {
      if let current { HStack(spacing: 6) { current }.lineLimit(isRow ? nil : 1) }
      ChevronPair()
        .stroke(
          style: StrokeStyle(lineWidth: version < .iOS26 ? 1.7 : 1.9, lineCap: .round, lineJoin: .round)
        )
        .frame(width: version < .iOS26 ? 6 : 8.33, height: version < .iOS26 ? 12.67 : 11.67)
        .foregroundStyle(color)
        .padding(.leading, 1)
        .padding(.trailing, 5.0 / 3)
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return .system(.tertiaryLabel) }
    return isRow ? .system(.secondaryLabel) : .tinted
  }
}

/// A chevron up over a chevron down; its lines keep within the rectangle.
nonisolated struct ChevronPair: Shape {
  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: 0.9, dy: 0.9)
    let rise = inner.width * 0.5
    var path = Path()
    path.move(to: CGPoint(x: inner.minX, y: inner.minY + rise))
    path.addLine(to: CGPoint(x: inner.midX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY + rise))
    path.move(to: CGPoint(x: inner.minX, y: inner.maxY - rise))
    path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY - rise))
    return path
  }
}

/// The chosen value and a chevron, which lead to a list of the values.
nonisolated struct NavigationLinkPicker: View {
  let label: AnyView?
  let current: AnyView?

  @MainActor var body: some View {
    HStack {
      if let label { VStack(alignment: .leading) { label } }
      Spacer().layoutPriority(-1)
      if let current { current }
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color(.system(.tertiaryLabel)))
    }
  }
}
