// run: --size 300x400
// nothing else is shown
// nothing is noted
// Symbols of the package are those of the names.
import SFSafeSymbols
import SwiftUI

let chosen: [SFSymbol] = [.heartFill, ._1Circle, .repeat, .return, .arrowClockwise]

#Preview("Symbols") {
  VStack {
    Image(systemSymbol: .checkmarkSealFill)
    // shows: Heart
    Label("Heart", systemSymbol: .heart)
    // shows: heart.fill 1.circle repeat return arrow.clockwise
    Text(verbatim: chosen.map(\.rawValue).joined(separator: " "))
    // shows: Trash
    Button("Trash", systemSymbol: .trash) {}
  }
}
