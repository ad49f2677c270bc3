import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Text("card.title").font(.headline)
      Spacer()
      Button("card.more") {}
        .font(.system(size: 13, weight: .medium)).lineLimit(1).minimumScaleFactor(0.9)
        .frame(width: 60)
    }
  }
}

struct Banner: View {
  var body: some View {
    Text("banner.text").padding()
  }
}

#Preview("Card") { Card() }
#Preview("Banner") { Banner() }
