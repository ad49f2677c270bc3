// run: --size 300x300
// exit: 70
import SwiftUI

// notes: Unable to parse the format string
#Preview { Text(NSPredicate(format: "name ==").evaluate(with: "a") ? "yes" : "no") }
