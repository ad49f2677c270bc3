import Foundation
import Geometry
import LayoutEngine
import Views

/// The lengths of gauges, which Apple does not publish: measured in pictures of Lock Screen widgets, and so
/// approximate.
private let approximation = "Gauges are drawn from lengths read off pictures, not measured."

/// A bar of 8 points with its label above, its bounds beside it and its value below.
nonisolated struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .center, spacing: 4) {
      configuration.label.font(.body)
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value, height: 8)
        configuration.maximumValueLabel
      }
      .font(.caption)
      configuration.currentValueLabel.font(.caption)
    }
    .noted(.approximated, "Gauge", approximation)
  }
}

/// A track with the part up to a value filled in the tint.
private nonisolated struct CapacityBar: View {
  let fraction: Double
  let height: CGFloat

  @MainActor var body: some View {
    Capsule().fill(Color(.system(.systemFill)))
      .overlay { FilledBar(fraction: fraction).fill(AnyShapeStyle.tinted) }
      .frame(height: height)
  }
}

/// The part of a capsule from its leading end.
private struct FilledBar: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    var part = rect
    part.size.width *= CGFloat(fraction)
    return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2, style: .circular)
  }
}

/// The position of a mark on a bar.
private struct BarMarker: Shape {
  let fraction: Double
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.height / 2 + CGFloat(fraction) * (rect.width - rect.height)
    return Path(
      ellipseIn: CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

nonisolated struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      Capsule().fill(AnyShapeStyle.tinted)
        .frame(height: 6)
        .overlay {
          BarMarker(fraction: configuration.value, radius: 5).fill(Color(.system(.systemBackground)))
        }
        .overlay { BarMarker(fraction: configuration.value, radius: 3).fill(AnyShapeStyle.tinted) }
      configuration.maximumValueLabel
    }
    .font(.system(size: 12, weight: .medium))
    .noted(.approximated, "Gauge", approximation)
  }
}

nonisolated struct AccessoryLinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value, height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.system(size: 12, weight: .medium))
    .noted(.approximated, "Gauge", approximation)
  }
}

/// A part of a ring, in degrees clockwise from the right.
private struct RingPart: Shape {
  let from: Double
  let to: Double
  let lineWidth: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - lineWidth / 2,
      startAngle: .degrees(from), endAngle: .degrees(to), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
  }
}

/// A dot on a ring.
private struct RingMarker: Shape {
  let angle: Double
  let radius: CGFloat
  let lineWidth: CGFloat

  func path(in rect: CGRect) -> Path {
    let reach = min(rect.width, rect.height) / 2 - lineWidth / 2
    let turned = CGAffineTransform(rotationAngle: CGFloat(angle * .pi / 180))
    let place = CGPoint(x: reach, y: 0).applying(turned)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + place.x - radius, y: rect.midY + place.y - radius, width: 2 * radius,
        height: 2 * radius))
  }
}

/// The widest angles of an open ring: 45 degrees left and right of the lowest point.
private let ringStart = 135.0
private let ringEnd = 405.0

nonisolated struct AccessoryCircularGauge: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.tint) private var tint

  /// The tint; a gradient runs along the ring.
  private var ring: AnyShapeStyle {
    guard let gradient = tint?.style as? Gradient else { return .tinted }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(ringStart), endAngle: .degrees(ringEnd)))
  }

  @MainActor var body: some View {
    let angle = ringStart + configuration.value * (ringEnd - ringStart)
    ZStack {
      RingPart(from: ringStart, to: ringEnd, lineWidth: 6).fill(ring)
      RingMarker(angle: angle, radius: 5.5, lineWidth: 6).fill(Color(.system(.systemBackground)))
      RingMarker(angle: angle, radius: 3, lineWidth: 6).fill(ring)
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 17, weight: .medium, design: .rounded)).minimumScaleFactor(0.4).lineLimit(
          1
        )
        .frame(width: 36)
      }
      Group {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 2) {
            configuration.minimumValueLabel
            Spacer(minLength: 0)
            configuration.maximumValueLabel
          }
          .font(.system(size: 9, weight: .medium, design: .rounded))
          // The label between the ends of the ring.
          .frame(width: 28)
        } else {
          configuration.label.font(.system(size: 11, weight: .medium, design: .rounded))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .offset(y: 21)
    }
    .frame(width: 58, height: 58)
    .noted(.approximated, "Gauge", approximation)
  }
}

nonisolated struct AccessoryCircularCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    ZStack {
      RingPart(from: 0, to: 360, lineWidth: 6).fill(AnyShapeStyle.tinted.opacity(0.3))
      if configuration.value > 0 {
        RingPart(from: -90, to: -90 + 360 * configuration.value, lineWidth: 6).fill(AnyShapeStyle.tinted)
      }
      Group {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
      }
      .font(.system(size: 17, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(width: 38)
    }
    .frame(width: 58, height: 58)
    .noted(.approximated, "Gauge", approximation)
  }
}
