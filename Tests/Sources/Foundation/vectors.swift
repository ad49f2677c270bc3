// run: --size 400x800 --locale en
// nothing else is shown
// Vectors are scaled and interpolated.
import SwiftUI

func half<V: VectorArithmetic>(_ value: V) -> V { value.scaled(by: 0.5) }

struct Screen: View {
  var body: some View {
    VStack {
      // shows: 1.5 2.0
      Text(verbatim: "\(half(3.0)) \(1.0.interpolated(towards: 5, amount: 0.25))")
    }
  }
}
