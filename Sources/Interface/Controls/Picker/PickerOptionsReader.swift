import Foundation
import LayoutEngine
import Views

/// Finds a picker's options and makes the view that the style asks for.
nonisolated struct PickerOptionsReader<Content: View>: View, TransparentView {
  let selection: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
  let content: Content
  let style: _PickerKind
  let label: AnyView?
  let currentValueLabel: AnyView?

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let environment = inputs.environment
    let isRow = environment.controlSurroundings == .row
    var kind = style
    if kind == .automatic { kind = .menu }
    // A navigation link needs a list to lead on from, and rows a list to stand in.
    if kind == .inline, !isRow { kind = .wheel }
    var inner = inputs.child(.content)
    inner.environment.controlSurroundings = .layout
    inner.environment.labelsAreHidden = false
    let shownLabel = environment.labelsAreHidden ? nil : label
    func options() -> [PickerOption] {
      PickerOption.options(of: content.viewList(inner))
    }
    let plain = inner
    let choose = PickerChoice(
      select: select, options: { PickerOption.options(of: content.viewList(plain)) }, selection: selection)
    func show<V: View>(_ view: V) {
      func append<Shown: View>(_ view: Shown) {
        Shown._makeViewList(view, inputs: inputs.child(.body), into: &list)
      }
      func appendControl<Shown: View>(_ view: Shown) {
        append(
          view.interaction("Picker") { interaction, _ in interaction.set = choose.set }
            .labelled { inputs in shownLabel.map { $0.spokenText(inputs) } ?? label?.spokenText(inputs) ?? ""
            })
      }
      if environment.isInFormColumns, let shownLabel {
        appendControl(FormColumnRow(label: shownLabel) { view })
      } else {
        appendControl(view)
      }
    }
    if environment.controlSurroundings == .menu {
      MenuChoices.makeList(
        choose, isSubmenu: isSubmenu(environment) ? label ?? AnyView(EmptyView()) : nil, inputs, into: &list)
      return
    }
    switch kind {
    case .automatic, .menu:
      // Outside of rows the value has the tint, whatever the style of text around.
      if !environment.isEnabled {
        inner.environment.foregroundStyle = AnyShapeStyle.system(.tertiaryLabel)
      } else {
        inner.environment.foregroundStyle =
          isRow ? AnyShapeStyle.system(.secondaryLabel) : AnyShapeStyle.tinted
      }
      let current = currentValueLabel ?? selected(of: options())
      show(
        MenuPicker(label: isRow ? shownLabel : nil, current: current, isRow: isRow)
          .opensMenu(AnyView(MenuChoices.Rows(choice: choose))))
    case .navigationLink:
      inner.environment.foregroundStyle = AnyShapeStyle.system(.secondaryLabel)
      show(NavigationLinkPicker(label: shownLabel, current: currentValueLabel ?? selected(of: options())))
    case .segmented, .palette:
      inner.environment = SegmentedPicker.environment(inner.environment, isSelected: false)
      var all = options()
      let chosen = index(in: all)
      if let chosen {
        // The chosen one has a weight of its own.
        inner.environment = SegmentedPicker.environment(inner.environment, isSelected: true)
        all[chosen] = options()[chosen]
      }
      show(SegmentedPicker(options: all, selectedIndex: chosen, choose: choose.choose))
    case .wheel:
      inner.environment.font = .system(size: Wheel.textSize)
      let all = options()
      show(
        LabeledWheel(
          columns: [WheelColumn(rows: all.map { AnyView($0) }, selectedIndex: index(in: all) ?? 0)]))
    case .inline:
      let all = options()
      let chosen = index(in: all)
      if let label = shownLabel {
        show(InlinePickerHeader(label: label))
      }
      for (number, option) in all.enumerated() {
        InlinePickerRow._makeViewList(
          InlinePickerRow(option: option, isSelected: number == chosen) { choose.choose(option) },
          inputs: inputs.child(.body).child(.index(number)), into: &list)
      }
    }
  }

  private func index(in options: [PickerOption]) -> Int? {
    options.firstIndex { $0.tag == selection }
  }

  private func selected(of options: [PickerOption]) -> AnyView? {
    index(in: options).map { AnyView(options[$0]) }
  }
}

extension PickerOptionsReader {
  /// Whether the picker is one row of a menu, which leads to its values.
  private func isSubmenu(_ environment: EnvironmentValues) -> Bool {
    style == .menu || (style == .automatic && environment.pickersAreSubmenus)
  }
}

extension EnvironmentValues {
  private struct PickersAreSubmenusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a picker in a menu is a menu of its own, as on a Mac, where its style says nothing else.
  package var pickersAreSubmenus: Bool {
    get { self[PickersAreSubmenusKey.self] }
    set { self[PickersAreSubmenusKey.self] = newValue }
  }
}
