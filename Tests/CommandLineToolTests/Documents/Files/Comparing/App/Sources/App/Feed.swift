import SwiftUI

#Preview("Feed") {
  Label("Feed", systemImage: "star").padding()
}
