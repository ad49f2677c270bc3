import SwiftUI

#Preview("Card") {
  VStack {
    Text("Milk").accessibilityAddTraits(.isHeader)
    Button("Buy") {}
      .accessibilityHint("Adds it to the list")
      .accessibilityAction(named: "Remove") {}
  }
}
