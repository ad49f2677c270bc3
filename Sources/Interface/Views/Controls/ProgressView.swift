import Foundation
import Geometry
import LayoutEngine

/// Shows the progress of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  package let fraction: Double?
  package let label: Label
  package let currentValueLabel: CurrentValueLabel

  @Environment(\.progressViewStyles) private var styles

  @MainActor public var body: some View {
    makeBody(styles.current)
      .spoken { inputs in
        AccessibilityControl(
          [.updatesFrequently],
          value: {
            currentValueLabel is EmptyView
              ? fraction.map(PercentText.of) ?? "" : currentValueLabel.spokenText(inputs)
          },
          label: {
            label is EmptyView ? fraction == nil ? "In progress" : "Progress" : label.spokenText(inputs)
          }, saysContent: false)
      }
  }

  @MainActor
  private func makeBody(_ style: any ProgressViewStyle) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label is EmptyView ? nil : ProgressViewStyleConfiguration.Label(AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView
        ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(AnyView(currentValueLabel)))
    func make<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(
        StyledBody(style: style) { $0.makeBody(configuration: configuration) }
          .inputs { $0.environment.progressViewStyles.turnOutward() })
    }
    return make(style)
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: Self.fraction(value, total: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: Self.fraction(value, total: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The description of the task.
  public nonisolated struct Label: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  /// The description of the current progress.
  public nonisolated struct CurrentValueLabel: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  /// From 0 to 1, or nil if it is indeterminate.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the fraction is known, a wheel where it is not.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar 4 points high, with its label above and its value below.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let bar = ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
    if configuration.label == nil && configuration.currentValueLabel == nil {
      bar
    } else {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        bar
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private nonisolated struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  @MainActor var body: some View {
    Capsule().fill(Color(.system(.systemFill)))
      .overlay {
        FilledPart(fraction: fraction)
          .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      }
      .frame(height: 4)
  }

  /// The part of a capsule from its leading end.
  private struct FilledPart: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
      var part = rect
      part.size.width *= CGFloat(fraction)
      return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2, style: .circular)
    }
  }
}

/// A ring where the fraction is known, a wheel of spokes where it is not.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, tint: tint)
      } else {
        ProgressWheel(tint: tint)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring as large as the wheel, with the completed part in the tint. Its thickness has not been measured.
private nonisolated struct ProgressRing: View {
  let fraction: Double
  let tint: Color?
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let side = ProgressWheel.side(controlSize)
    let line = side * 0.15
    Circle().inset(by: line / 2).stroke(Color(.system(.systemFill)), lineWidth: line)
      .overlay {
        Circle().inset(by: line / 2).trim(from: 0, to: CGFloat(fraction))
          .stroke(
            tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()),
            style: StrokeStyle(lineWidth: line, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
      }
      .frame(width: side, height: side)
      .noted(
        .approximated, "ProgressView",
        "The ring of a circular progress view is as large as the wheel; its thickness is not measured.")
  }
}

/// The wheel at its first moment: eight spokes, the uppermost darkest; 20 points, 37 when large.
private nonisolated struct ProgressWheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var controlSize

  private static let spokeCount = 8

  fileprivate static func side(_ size: ControlSize) -> CGFloat {
    size == .large || size == .extraLarge ? 37 : 20
  }

  @MainActor var body: some View {
    let side = Self.side(controlSize)
    ZStack {
      ForEach(0..<Self.spokeCount, id: \.self) { index in
        Capsule()
          .fill(tint ?? Color(.system(.gray)))
          .opacity(1 - Double(index) / Double(Self.spokeCount) * 0.8)
          .frame(width: side * 0.11, height: side * 0.3)
          .offset(y: -side * 0.35)
          .rotationEffect(.degrees(-Double(index) * 360 / Double(Self.spokeCount)))
      }
    }
    .frame(width: side, height: side)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    inputs { $0.environment.progressViewStyles.choose(style) }
  }
}
