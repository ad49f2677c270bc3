import SwiftUI

#Preview("Sign") {
  Label("Sign", systemImage: "star").padding()
}
