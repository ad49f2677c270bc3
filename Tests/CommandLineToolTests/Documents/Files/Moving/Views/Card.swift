import Prefire
import SnapshotPreferences
import SwiftUI

struct Card: View {
  var body: some View { Text("Card").padding() }
}

struct Card_Previews: PreviewProvider, PrefireProvider {
  static var previews: some View {
    Card().previewUserStory("Cards").previewDisplayName("Old")
    Card().snapshot(delay: 0.3, precision: 0.95).previewDisplayName("Precise")
  }
}

#Preview("New") { Card().emergeSnapshotPrecision(0.9) }
#Preview("Ignored") { Card().prefireIgnored() }
