import Foundation
import Geometry
import LayoutEngine
import Views

/// A modifier that can be applied to a control or to its label.
@MainActor
struct ControlModifier {
  let name: String
  /// The colour that it sets, in components of 255; nil if it sets none.
  let color: [Int]?
  /// The label's text while it is tested.
  let text: String
  /// Whether it changes the look but not the size, so that what is next to the label can be compared.
  let repaints: Bool
  let change: ControlSpecimen.Change

  private init<Changed: View>(
    _ name: String, color: [Int]? = nil, text: String = "Word", repaints: Bool = false,
    @ViewBuilder change: @escaping (AnyView) -> Changed
  ) {
    self.name = name
    self.color = color
    self.text = text
    self.repaints = repaints || color != nil
    self.change = { AnyView(change($0)) }
  }

  static var all: [ControlModifier] {
    let red = Color(red: 1, green: 0, blue: 0)
    let components = [255, 0, 0]
    return [
      ControlModifier("foregroundColor", color: components) { $0.foregroundColor(red) },
      ControlModifier("foregroundStyle", color: components) { $0.foregroundStyle(red) },
      ControlModifier("tint", color: components) { $0.tint(red) },
      ControlModifier("accentColor", color: components) { $0.accentColor(red) },
      ControlModifier("font") { $0.font(.system(size: 24)) },
      ControlModifier("bold") { $0.bold() },
      ControlModifier("fontWeight") { $0.fontWeight(.black) },
      ControlModifier("lineLimit", text: "Word\nWord") { $0.lineLimit(1) },
      ControlModifier("textCase") { $0.textCase(.uppercase) },
      ControlModifier("imageScale") { $0.imageScale(.large) },
      ControlModifier("symbolRenderingMode") { $0.symbolRenderingMode(.hierarchical) },
      ControlModifier("disabled", repaints: true) { $0.disabled(true) },
      ControlModifier("opacity", repaints: true) { $0.opacity(0.5) },
    ]
  }
}
