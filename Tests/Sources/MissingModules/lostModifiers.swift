// run: --size 200x*
// in a package
// A modifier whose argument has no type any more is removed, and the view remains.
import SwiftUI

extension ShapeStyle where Self == Color { static var fill: Color { .red } }
extension ShapeStyle where Self == LinearGradient { static var fill: LinearGradient { fatalError() } }
#Preview("Row") {
  // hides: HStack
  HStack { Text("kept") }  // shows: kept
    .padding(3)  // draws: padding
    .background(.fill.quaternary.opacity(0.5))
    .clipShape(Capsule())
}
