import SwiftUI

#Preview("Card") {
  Label("Card", systemImage: "star").padding()
}
