import Foundation
import Geometry
import LayoutEngine
import Rendering
import Views

/// A plain view of a fixed size.
struct Plain: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height) }
}

let longText = "The quick brown fox jumps over the lazy dog and runs on"
