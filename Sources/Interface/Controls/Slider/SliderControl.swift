import Foundation
import Geometry
import LayoutEngine
import Views

/// A track with a thumb at a value.
///
/// Measured: the frame is 34 points high, the track 4 (iOS 18) or 6 (iOS 26), the thumb a circle of 28 or a capsule of
/// 37 by 24, and the thumb's travel ends at the ends of the track.
nonisolated struct SliderControl: View {
  /// From 0 to 1, from the leading end.
  let fraction: Double
  /// Where the filled part begins.
  let neutralFraction: Double
  /// Where marks stand under the track.
  let ticks: [Double]

  @Environment(\.renderVersion) private var version
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintIsChosen) private var tintIsChosen

  struct Metrics {
    var trackHeight: CGFloat
    /// How far the track's ends are inside of the frame.
    var trackInset: CGFloat
    var thumb: CGSize
    static let height: CGFloat = 34

    static func of(_ version: RenderVersion) -> Metrics {
      version < .iOS26
        ? Metrics(trackHeight: 4, trackInset: 1, thumb: CGSize(width: 28, height: 28))
        : Metrics(trackHeight: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24))
    }
  }

  @MainActor var body: some View {
    let metrics = Metrics.of(version)
    let chosen = AppAppearance.current.slider
    ZStack {
      Capsule().fill(chosen.maximumTrack ?? Color(.system(.systemFill)))
        .frame(height: metrics.trackHeight).padding(.horizontal, metrics.trackInset)
      FilledTrack(fraction: fraction, neutralFraction: neutralFraction, metrics: metrics)
        .fill(tintIsChosen ? .tinted : chosen.minimumTrack.map { AnyShapeStyle($0) } ?? .tinted)
      if version >= .iOS26, !ticks.isEmpty {
        Ticks(fractions: ticks, metrics: metrics).fill(Color(.system(.tertiaryLabel)))
      }
      thumb(chosen.thumb ?? Color.white)
    }
    .frame(height: Metrics.height)
    .drawnAsPlatformView(opacity: isEnabled ? 1 : 0.5)
  }

  @MainActor @ViewBuilder
  private func thumb(_ color: Color) -> some View {
    let thumb = Thumb(fraction: fraction, metrics: Metrics.of(version)).fill(color)
    if version < .iOS26 {
      // As measured: a close shadow and a wide one.
      thumb
        .shadow(color: .black.opacity(0.12), radius: ShadowBlur.radius(deviation: 2), x: 0, y: 0.5)
        .shadow(color: .black.opacity(0.12), radius: ShadowBlur.radius(deviation: 6.5), x: 0, y: 6)
    } else {
      thumb.shadow(color: .black.opacity(0.1), radius: ShadowBlur.radius(deviation: 2), x: 0, y: 1)
    }
  }

  /// The part of the track between the neutral value and the thumb.
  private struct FilledTrack: Shape {
    let fraction: Double
    let neutralFraction: Double
    let metrics: Metrics

    func path(in rect: CGRect) -> Path {
      let left = rect.minX + metrics.trackInset
      let width = max(rect.width - 2 * metrics.trackInset, 0)
      // The fill ends under the thumb's centre, so that a thumb at the start covers none and one at the end all of it.
      func x(_ fraction: Double) -> CGFloat {
        if fraction <= 0 { return left }
        if fraction >= 1 { return left + width }
        return metrics.center(fraction, in: rect)
      }
      let from = x(min(fraction, neutralFraction))
      let to = x(max(fraction, neutralFraction))
      let part = CGRect(
        x: from, y: rect.midY - metrics.trackHeight / 2, width: max(to - from, 0), height: metrics.trackHeight
      )
      return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2, style: .circular)
    }
  }

  private struct Thumb: Shape {
    let fraction: Double
    let metrics: Metrics

    func path(in rect: CGRect) -> Path {
      let box = CGRect(
        x: metrics.center(fraction, in: rect) - metrics.thumb.width / 2,
        y: rect.midY - metrics.thumb.height / 2, width: metrics.thumb.width, height: metrics.thumb.height)
      return Path(roundedRect: box, cornerRadius: metrics.thumb.height / 2, style: .circular)
    }
  }

  /// Dots under the track, 3 points wide.
  private struct Ticks: Shape {
    let fractions: [Double]
    let metrics: Metrics

    func path(in rect: CGRect) -> Path {
      var path = Path()
      for fraction in fractions {
        path.addEllipse(
          in: CGRect(x: metrics.center(fraction, in: rect) - 1.5, y: rect.midY + 11, width: 3, height: 3))
      }
      return path
    }
  }
}

extension SliderControl.Metrics {
  /// The thumb's centre at a value.
  fileprivate func center(_ fraction: Double, in rect: CGRect) -> CGFloat {
    rect.minX + thumb.width / 2 + CGFloat(fraction) * max(rect.width - thumb.width, 0)
  }
}
