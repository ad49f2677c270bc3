import Foundation
import Geometry
import LayoutEngine
public import Views

/// A control for choosing a value from a range.
///
/// On iOS its label is read by assistive technology and not shown; the labels of the ends are.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let fraction: Double
  let neutralFraction: Double
  let ticks: [Double]
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  /// Takes a value written as text; returns the valid ones if it is not among them.
  let setValue: @MainActor (String) -> String?
  /// Follows a finger.
  let slide: @MainActor (SliderTouch.Phase) -> Void

  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.labelsAreHidden) private var hidesLabel

  @MainActor public var body: some View {
    content
      .interaction("Slider") { interaction, _ in
        interaction.set = setValue
        interaction.spoken = AccessibilityControl(
          [.adjustable], value: { PercentText.of(fraction) }, saysContent: false)
      }
      .labelled { label.spokenText($0) }
  }

  @MainActor @ViewBuilder private var content: some View {
    if isInColumns && !hidesLabel && Label.self != EmptyView.self {
      FormColumnRow(label: label, alignment: .center) { track }
    } else {
      track
    }
  }

  @MainActor @ViewBuilder private var track: some View {
    let control = SliderControl(fraction: fraction, neutralFraction: neutralFraction, ticks: ticks)
      .modifier(_ElementModifier(make: touchable))
    if ValueLabel.self == EmptyView.self {
      control
    } else {
      HStack {
        minimumValueLabel
        control
        maximumValueLabel
      }
    }
  }

  /// The control's node, on which a finger moves the thumb.
  @MainActor private func touchable(_ inputs: _ViewInputs, _ content: @MainActor () -> LayoutNode)
    -> LayoutNode
  {
    let child = content()
    guard inputs.environment.isEnabled else { return child }
    let touch = inputs.identity.slot { SliderTouch() }
    let thumb = SliderControl.Metrics.of(inputs.environment.renderVersion).thumb.width
    let isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    touch.travel = { [weak child] in
      SliderTouch.Travel(
        fraction: fraction, length: (child?.size.width ?? 0) - thumb, isRightToLeft: isRightToLeft,
        move: slide)
    }
    return child.interaction("gesture", inputs) { interaction, _ in interaction.touch = touch }
  }

  /// Where a value lies in a range, from 0 to 1.
  package static func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    guard length > 0, value.isFinite else { return 0 }
    return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, ticks: [V] = [], neutral: V? = nil, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, editing: @escaping (Bool) -> Void
  ) {
    fraction = Self.fraction(of: value.wrappedValue, in: bounds)
    neutralFraction = neutral.map { Self.fraction(of: $0, in: bounds) } ?? 0
    self.ticks = ticks.map { Self.fraction(of: $0, in: bounds) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    func stepped(_ number: V) -> V {
      guard let first = ticks.first, ticks.count > 1 else { return number }
      // The thumb goes to the nearest step.
      let step = ticks[1] - first
      return min(first + ((number - first) / step).rounded() * step, bounds.upperBound)
    }
    slide = { phase in
      switch phase {
      case .taken: editing(true)
      case .moved(let fraction):
        value.wrappedValue = stepped(
          bounds.lowerBound + V(fraction) * (bounds.upperBound - bounds.lowerBound))
      case .released: editing(false)
      }
    }
    setValue = { text in
      guard let number = Double(text), number.isFinite, bounds.contains(V(number)) else {
        return "numbers from \(bounds.lowerBound) to \(bounds.upperBound)"
      }
      let chosen = stepped(V(number))
      // A finger takes the thumb, moves it and lets go of it.
      editing(true)
      value.wrappedValue = chosen
      editing(false)
      return nil
    }
  }

  /// The values that a step allows, which iOS 26 marks below the track; nothing where there are too many to tell apart.
  static func steps<V: BinaryFloatingPoint>(_ step: V, in bounds: ClosedRange<V>) -> [V] {
    guard step > 0, bounds.upperBound > bounds.lowerBound else { return [] }
    let count = Int((Double(bounds.upperBound - bounds.lowerBound) / Double(step)).rounded(.down))
    guard count >= 1, count <= 20 else { return [] }
    return (0...count).map { bounds.lowerBound + V($0) * step }
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      editing: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: Self.steps(V(step), in: bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), editing: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      editing: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: Self.steps(V(step), in: bounds), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView(), editing: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: Self.steps(V(step), in: bounds), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), editing: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView(), editing: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: Self.steps(V(step), in: bounds), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), editing: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(), editing: onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, ticks: Self.steps(V(step), in: bounds), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), editing: onEditingChanged)
  }
}
