import SwiftUI

#Preview("Clock") {
  VStack {
    Text("Departure").font(.headline)
    Text("10:45")
  }
}
