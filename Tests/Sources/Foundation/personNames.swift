// run: --size 400x800 --locale en
// nothing else is shown
// Names of persons are formatted in styles, and parsed.
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
