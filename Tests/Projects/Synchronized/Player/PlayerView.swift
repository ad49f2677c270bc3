import SwiftUI

struct PlayerView: View {
  var track = Track(title: "Air")

  var body: some View { Text(track.title) }
}

#Preview {
  PlayerView()
}

#Preview("Long", traits: .sizeThatFitsLayout) {
  PlayerView(track: Track(title: "Goldberg Variations"))
}
