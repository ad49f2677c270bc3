public import Foundation
public import Views

/// A control that raises and lowers a value by steps.
public nonisolated struct Stepper<Label: View>: View {
  let label: Label
  let actions: StepperActions

  @MainActor public var body: some View {
    LabeledControlRow(label: label) {
      StepperControl(actions: actions)
    }
    .interaction("Stepper") { interaction, _ in interaction.set = actions.set }
    .labelled(isSpoken: false) { label.spokenText($0) }
  }

  init(label: Label, _ actions: StepperActions) {
    self.label = label
    self.actions = actions
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), StepperActions(increment: onIncrement, decrement: onDecrement).editing(onEditingChanged)
    )
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), StepperActions(value, step: step).editing(onEditingChanged))
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), StepperActions(value, in: bounds, step: step).editing(onEditingChanged))
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), StepperActions(increment: onIncrement, decrement: onDecrement).editing(onEditingChanged)
    )
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      StepperActions(increment: onIncrement, decrement: onDecrement).editing(onEditingChanged))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), StepperActions(value, step: step).editing(onEditingChanged))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleKey), StepperActions(value, step: step).editing(onEditingChanged))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource),
      StepperActions(increment: onIncrement, decrement: onDecrement).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleResource), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleResource), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title),
      StepperActions(increment: onIncrement, decrement: onDecrement).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(title), StepperActions(value, step: step).editing(onEditingChanged))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// The actions of the two ends of a stepper; nil if the value is at its end.
struct StepperActions {
  var increment: (@MainActor () -> Void)?
  var decrement: (@MainActor () -> Void)?
  /// Sets a value written as text.
  var set: (@MainActor (String) -> String?)?

  /// The same, with the closure that is called when editing begins and ends.
  func editing(_ changed: @escaping (Bool) -> Void) -> StepperActions {
    func told<Result>(_ action: @escaping @MainActor () -> Result) -> @MainActor () -> Result {
      { @MainActor in
        changed(true)
        defer { changed(false) }
        return action()
      }
    }
    var actions = self
    actions.increment = increment.map { told($0) }
    actions.decrement = decrement.map { told($0) }
    if let set { actions.set = { @MainActor text in told { set(text) }() } }
    return actions
  }

  init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.increment = increment.map { action in { action() } }
    self.decrement = decrement.map { action in { action() } }
  }

  init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride) {
    func clamped(_ new: V) -> V { bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new }
    if bounds.map({ value.wrappedValue < $0.upperBound }) ?? true {
      increment = { value.wrappedValue = clamped(value.wrappedValue.advanced(by: step)) }
    }
    if bounds.map({ value.wrappedValue > $0.lowerBound }) ?? true {
      decrement = { value.wrappedValue = clamped(value.wrappedValue.advanced(by: -step)) }
    }
    set = { text in
      guard let new = (V.self as? any LosslessStringConvertible.Type)?.init(text) as? V,
        bounds?.contains(new) ?? true
      else { return bounds.map { "from \($0.lowerBound) to \($0.upperBound)" } ?? "numbers" }
      value.wrappedValue = new
      return nil
    }
  }
}
