// run: --size 300x400
// A representable has the size that it returns.
import SwiftUI
import UIKit

struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.text = "sized"  // shows: sized
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    CGSize(width: 120, height: 44)  // shows: (120.0, 44.0)
  }
}
#Preview { Sized().background { GeometryReader { Text(verbatim: "\($0.size)").fixedSize() } } }
