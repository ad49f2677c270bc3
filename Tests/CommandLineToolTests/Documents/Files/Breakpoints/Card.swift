import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      ViewThatFits {
        Color.teal.frame(width: 242, height: 20)
        Color.teal.frame(width: 20, height: 20)
      }
      Text("Some words")
    }
  }
}

#Preview("Card") { Card() }
