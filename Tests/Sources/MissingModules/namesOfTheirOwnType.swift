// run: --size 300x300
// in a package
// nothing else is shown
// Values of a missing module's type in extensions of it, which call it Self.
import Shortcuts
import SwiftUI

extension Shortcuts.Name {
  static let popup = Self("popup")
  static let pin: Self = .init("pin")
  static var all: [Self] { [popup, pin] }
}

#Preview("Names") {
  // shows: 2 names
  Text("\(Shortcuts.Name.all.count) names")
}
