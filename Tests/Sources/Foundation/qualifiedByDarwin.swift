// run: --size 300x300
import SwiftUI

// Foundation passes Darwin on.
#Preview { Text("\(Darwin.log(1.0) + Darwin.sqrt(4.0), specifier: "%.1f")") }  // shows: 2.0
