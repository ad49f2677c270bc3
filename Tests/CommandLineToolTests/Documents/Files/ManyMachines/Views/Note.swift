import SwiftUI

#Preview("Note") {
  Label("Note", systemImage: "star").padding()
}
