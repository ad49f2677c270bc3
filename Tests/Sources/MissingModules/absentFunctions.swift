// run: --size 200x*
// in a package
// exit: 70
// A function of which there is only a declaration ends what calls it, and not the whole library.
import SwiftUI

@_silgen_name("nobody_has_this") func absent() -> Int
#Preview("Calls") { Text("\(absent())") }
#Preview("Beside") { Text("beside") }  // shows: beside
