import SwiftUI
import Theme

struct ShopView: View {
  var body: some View {
    Badge(title: "Shop").frame(width: 120, height: 40).background(Color("Counter", bundle: .module))
  }
}

#Preview("Shop") {
  ShopView()
}
