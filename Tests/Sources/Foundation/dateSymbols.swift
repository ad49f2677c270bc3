// run: --size 400x800 --locale en
// nothing else is shown
// Date symbols are optional, as sources expect.
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      if let names = DateFormatter().shortMonthSymbols { Text(names[0]) }  // shows: Jan
      Text(DateFormatter().monthSymbols[1])  // shows: February
      Text(DateFormatter().veryShortWeekdaySymbols.joined())  // shows: SMTWTFS
    }
  }
}
