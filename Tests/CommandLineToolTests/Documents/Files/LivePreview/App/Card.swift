import SwiftUI

#Preview("Card") {
  Text("Card")
}
