// run: --size 300x300
import SwiftUI

// Functions that pass on builders of their own, which do not escape.
extension View {
  func notice<A: View>(
    _ title: String, _ isShown: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isShown, actions: actions)
      .alert("Key", isPresented: isShown, actions: actions, message: { Text("why") })
      .confirmationDialog(title, isPresented: isShown, actions: actions)
  }
  func details<A: View>(of number: Int?, @ViewBuilder actions: (Int) -> A) -> some View {
    alert("Number", isPresented: .constant(false), presenting: number, actions: actions)
  }
}
#Preview {
  Text("Beneath")  // shows: Beneath
    .notice("Title", .constant(false)) { Button("OK") {} }
    .details(of: 3) { Text("\($0)") }
}
