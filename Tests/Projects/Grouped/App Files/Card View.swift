import SwiftUI

struct CardView: View {
  var body: some View { Text(verbatim: "Card").padding() }
}

#Preview("Card") {
  CardView()
}
