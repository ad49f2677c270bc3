import SwiftUI

#Preview("Row") {
  Label("Row", systemImage: "star").padding()
}
