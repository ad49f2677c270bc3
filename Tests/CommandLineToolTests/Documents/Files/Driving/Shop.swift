import SwiftUI

struct Shop: View {
  @State private var query = ""
  @State private var quantity = 1
  @State private var cart = 0

  var body: some View {
    Form {
      TextField("Search", text: $query).accessibilityIdentifier("search")
      Stepper("Quantity: \(quantity)", value: $quantity).accessibilityIdentifier("quantity")
      Button("Add to Cart") { cart += quantity }
      Text("\(cart) in the cart")
    }
  }
}

#Preview("Shop") { Shop() }
