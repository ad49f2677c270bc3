import SwiftUI

#Preview("Account") {
  Label("Account", systemImage: "star").padding()
}
