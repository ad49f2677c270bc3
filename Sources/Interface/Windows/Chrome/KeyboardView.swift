import Controls
import Foundation
import Geometry
import LayoutEngine
import Views

/// The lengths of the keyboard of a phone, for a width.
///
/// Those of iOS 26 were measured at 402 by 874 points; those of earlier keyboards are well known.
struct KeyboardMetrics {
  let isGlass: Bool
  let width: CGFloat
  let hasHomeIndicator: Bool

  init(_ environment: EnvironmentValues, width: CGFloat) {
    isGlass = environment.renderVersion >= .iOS26
    self.width = width
    hasHomeIndicator = environment.windowInsets.bottom > 0
  }

  /// From the keyboard's top to the window's bottom.
  var height: CGFloat {
    if isGlass { return hasHomeIndicator ? 344 : 310 }
    return hasHomeIndicator ? 336 : 260
  }

  var unit: CGFloat { isGlass ? width / 402 : width / 390 }
  var key: CGSize {
    isGlass ? CGSize(width: 98.0 / 3 * unit, height: 45) : CGSize(width: 33 * unit, height: 42)
  }
  var pitch: CGSize {
    isGlass ? CGSize(width: 39.2 * unit, height: 56) : CGSize(width: 39 * unit, height: 54)
  }
  var side: CGFloat { (isGlass ? 26.0 / 3 : 3) * unit }
  /// From the panel's top to the first row.
  var top: CGFloat { isGlass ? 51 : 53 }
  var radius: CGFloat { isGlass ? 8.5 : 5 }
  /// The keys beside the last row of letters, and those beside the space bar.
  var shiftWidth: CGFloat { (isGlass ? 45 : 43) * unit }
  var modeWidth: CGFloat { (isGlass ? 42.7 : 42) * unit }
  var returnWidth: CGFloat { (isGlass ? 92 : 88) * unit }
}

/// A phone's keyboard with the letters of English.
nonisolated struct KeyboardView: View {
  let metrics: KeyboardMetrics

  @Environment(\.colorScheme) private var colorScheme

  private var isDark: Bool { colorScheme == .dark }

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      ground
      suggestions
      row("qwertyuiop", 0)
      row("asdfghjkl", 1)
      row("zxcvbnm", 2)
      special(2, x: metrics.side, width: metrics.shiftWidth) { Image(systemName: "shift") }
      special(2, x: metrics.width - metrics.side - metrics.shiftWidth, width: metrics.shiftWidth) {
        Image(systemName: "delete.left")
      }
      lastRow
      if metrics.hasHomeIndicator { below }
    }
    .frame(width: metrics.width, height: metrics.height, alignment: .topLeading)
    .font(.system(size: metrics.isGlass ? 24 : 23))
    .foregroundStyle(isDark ? Color.white : Color.black)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  @MainActor @ViewBuilder private var ground: some View {
    let color =
      metrics.isGlass
      ? (isDark ? Color(white: 0.13) : Color(red: 0xE1 / 255, green: 0xE3 / 255, blue: 0xE7 / 255))
      : (isDark ? Color(white: 0.17) : Color(red: 0xD1 / 255, green: 0xD3 / 255, blue: 0xD9 / 255))
    UnevenRoundedRectangle(
      topLeadingRadius: metrics.isGlass ? 26 : 0, bottomLeadingRadius: 0, bottomTrailingRadius: 0,
      topTrailingRadius: metrics.isGlass ? 26 : 0, style: .circular
    ).fill(color).frame(width: metrics.width, height: metrics.height)
  }

  /// The empty bar above the keys, with its two lines.
  @MainActor private var suggestions: some View {
    ForEach(1..<3) { number in
      Rectangle().fill((isDark ? Color.white : .black).opacity(0.12)).frame(width: 1, height: 24)
        .offset(x: (metrics.width * CGFloat(number) / 3).rounded(), y: 13)
    }
  }

  @MainActor
  private func row(_ letters: String, _ number: Int) -> some View {
    let letters = Array(letters)
    let width = metrics.pitch.width * CGFloat(letters.count - 1) + metrics.key.width
    let start = (metrics.width - width) / 2
    return ForEach(0..<letters.count) { index in
      key(
        number, x: start + metrics.pitch.width * CGFloat(index), width: metrics.key.width, isSpecial: false
      ) { Text(verbatim: String(letters[index])) }
    }
  }

  @MainActor
  private func special<Label: View>(
    _ row: Int, x: CGFloat, width: CGFloat, @ViewBuilder label: () -> Label
  ) -> some View {
    key(row, x: x, width: width, isSpecial: true) { label().font(.system(size: 17)) }
  }

  @MainActor
  private func key<Label: View>(
    _ row: Int, x: CGFloat, width: CGFloat, isSpecial: Bool, @ViewBuilder label: () -> Label
  ) -> some View {
    label()
      .frame(width: width, height: metrics.key.height)
      .background {
        RoundedRectangle(cornerRadius: metrics.radius).fill(fill(isSpecial))
          .shadow(color: .black.opacity(metrics.isGlass ? 0 : 0.35), radius: 0, x: 0, y: 1)
      }
      .offset(x: x, y: metrics.top + metrics.pitch.height * CGFloat(row))
  }

  private func fill(_ isSpecial: Bool) -> Color {
    if isDark { return Color(white: isSpecial && !metrics.isGlass ? 0.28 : 0.42) }
    if isSpecial && !metrics.isGlass { return Color(red: 0xAB / 255, green: 0xB0 / 255, blue: 0xBA / 255) }
    return .white
  }

  @MainActor @ViewBuilder private var lastRow: some View {
    let gap = metrics.pitch.width - metrics.key.width
    let mode = metrics.modeWidth
    let start = metrics.side + 2 * (mode + gap)
    let end = metrics.width - metrics.side - metrics.returnWidth
    special(3, x: metrics.side, width: mode) { Text(verbatim: "123") }
    special(3, x: metrics.side + mode + gap, width: mode) { Smile() }
    key(3, x: start, width: end - gap - start, isSpecial: false) {
      Text(verbatim: metrics.isGlass ? "" : "space").font(.system(size: 16))
    }
    special(3, x: end, width: metrics.returnWidth) {
      if metrics.isGlass {
        Image(systemName: "return")
      } else {
        Text(verbatim: "return").font(.system(size: 16))
      }
    }
  }

  /// The globe and the microphone below the keys.
  @MainActor @ViewBuilder private var below: some View {
    let y = metrics.height - 40 - 14
    Image(systemName: "globe").frame(width: 28, height: 28).offset(x: 26 * metrics.unit, y: y)
    Image(systemName: "mic").frame(width: 28, height: 28)
      .offset(x: metrics.width - 54 * metrics.unit, y: y)
  }
}

/// A smiling face, the emoji key.
private nonisolated struct Smile: View {
  @MainActor var body: some View {
    ZStack {
      Circle().stroke(ForegroundStyle(), lineWidth: 1.5)
      Mouth().stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      HStack(spacing: 4.5) {
        Circle().frame(width: 2.5, height: 2.5)
        Circle().frame(width: 2.5, height: 2.5)
      }
      .offset(y: -2.5)
    }
    .frame(width: 18, height: 18)
  }

  private nonisolated struct Mouth: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width * 0.28, startAngle: .degrees(20),
        endAngle: .degrees(160), clockwise: false)
      return path
    }
  }
}
