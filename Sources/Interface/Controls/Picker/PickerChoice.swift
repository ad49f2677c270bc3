import Foundation
import LayoutEngine
import Views

/// The options of a picker, and how a choice is made.
@MainActor
struct PickerChoice {
  let select: @MainActor (AnyHashable) -> Void
  let options: @MainActor () -> [PickerOption]
  let selection: AnyHashable

  /// Chooses an option.
  func choose(_ option: PickerOption) {
    if let value = option.value { select(value) }
    if let tag = option.tag { select(tag) }
  }

  /// Chooses the option with a text or a value; if there is no such option, returns the possible ones.
  func set(_ text: String) -> String? {
    let options = options()
    let names = options.map { option in
      option.element.makeNode().texts.joined(separator: " ")
    }
    let values = options.map { $0.tag.map { "\($0.base)" } }
    guard let index = names.firstIndex(of: text) ?? values.firstIndex(of: text) else {
      let known = zip(names, values).map { $0.isEmpty ? $1 ?? "" : $0 }
      return known.map { "“\($0)”" }.joined(separator: ", ")
    }
    choose(options[index])
    return nil
  }
}
