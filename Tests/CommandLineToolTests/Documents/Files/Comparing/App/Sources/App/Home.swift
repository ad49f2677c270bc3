import SwiftUI

#Preview("Home") {
  Label("Home", systemImage: "star").padding()
}
