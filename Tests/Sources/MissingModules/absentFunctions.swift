// run: --size 200x*
// in a package
// exit: 70
// A function without a body ends the preview that calls it, and does not affect the rest of the library.
import SwiftUI

@_silgen_name("nobody_has_this") func absent() -> Int
#Preview("Calls") { Text("\(absent())") }
#Preview("Beside") { Text("beside") }  // shows: beside
