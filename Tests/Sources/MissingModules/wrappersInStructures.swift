// run: --size 200x*
// in a package
// A structure whose private properties have lost their wrappers is made like before: what the compiler says of its initializer follows
// from those.
import Injection
import SwiftUI

struct Account: View {
  @Injected private var service: Service
  @Injected private var store
  var title = "its title"
  var body: some View {
    Text(title)  // shows: its title
  }
}

#Preview("Account") {
  Account()
}
