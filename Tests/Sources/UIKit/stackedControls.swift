// run: --size 300x400
// Stacks, buttons and fields show their texts.
import SwiftUI
import UIKit

struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
#Preview {
  Shown {
    let title = UILabel()
    title.text = "title"  // shows: title
    var filled = UIButton.Configuration.filled()
    filled.title = "filled"  // shows: filled
    let plain = UIButton(type: .system)
    plain.setTitle("plain", for: .normal)  // shows: plain
    let field = UITextField()
    field.placeholder = "placeholder"  // shows: placeholder
    // shows: left
    let choice = UISegmentedControl(items: ["left", "right"])  // shows: right
    let stack = UIStackView(arrangedSubviews: [title, UIButton(configuration: filled), plain, field, choice])
    stack.axis = .vertical
    return stack
  }
}
