// run: --size 400x800 --locale en
// nothing else is shown
// Persons are named in styles, and names are read.
import SwiftUI

var name: PersonNameComponents {
  var name = PersonNameComponents()
  (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Byron")
  return name
}

struct Screen: View {
  var body: some View {
    VStack {
      Text(name.formatted())  // shows: Ada Byron
      Text(name, format: .name(style: .long))  // shows: Dr. Ada Byron
      Text(name.formatted(.name(style: .abbreviated)))  // shows: AB
      Text(name.formatted(.name(style: .long).attributed))  // shows: Dr. Ada Byron
      // shows: Ada
      Text(PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: []))
      // shows: King
      Text(PersonNameComponentsFormatter().personNameComponents(from: "Ada King")?.familyName ?? "none")
    }
  }
}
