import SwiftUI

#Preview("Row") {
  Text("Bread")
}
