// run: --size 400x800 --locale en
// nothing else is shown
// Symbols of dates are optionals where sources ask.
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
