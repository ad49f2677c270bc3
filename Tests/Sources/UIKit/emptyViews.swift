// run: --size 100x100
// An empty view is drawn as a box.
import SwiftUI
import UIKit

struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
// notes: labelled box
#Preview { Shown { UIView() } }
