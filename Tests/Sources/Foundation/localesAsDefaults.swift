// run: --size 200x* --locale de
// in a package
// nothing else is shown
// The current locale is a default argument of a public function, too.
import SwiftUI

public func price(_ value: Double, locale: Locale = .current) -> String {
  value.formatted(.number.locale(locale))
}
#Preview { Text(verbatim: price(1234.5)) }  // shows: 1.234,5
