import Nowhere
// run: --size 300x*
// in a package
// What another body says to be lost is taken out of one that is too hard for the compiler because of it.
import SwiftUI

private struct Simple: View {
  var body: some View { Text("simple").fitted(to: .width) }
}
private struct Head: View {
  var title: String
  var font: Font
  var color: Color
  var body: some View { Text(title).font(font).foregroundColor(color) }
}
private struct Row: View {
  var text: String
  var color: Color
  var font: Font
  var select: () -> Void
  var body: some View { Button(text, action: select) }
}
private struct Hard: View {
  @State private var isOpen = false
  @State private var selected: Int?
  @GestureState private var translation: CGFloat = 0
  let maxHeight: CGFloat = 200
  private var offsetY: CGFloat { isOpen ? 0 : maxHeight * 0.25 }
  var body: some View {
    GeometryReader { geometry in
      VStack {
        VStack(spacing: 12) {
          Spacer()
          Head(title: "head", font: .title2.weight(.semibold), color: .primary)  // shows: head
            .fitted(to: .width)
          ScrollView {
            ForEach(0..<2) { number in
              Row(text: "row \(number)", color: (number == selected ? .red : .blue), font: .body) {  // shows: row 1
                selected = number
              }
            }
            .padding(.bottom, 8)
          }
          .fitted(to: .width)
          .transition(.opacity)
        }
        .padding(8)
      }
      .frame(width: geometry.size.width, height: self.maxHeight, alignment: .top)
      .background(Color.gray)
      .cornerRadius(12)
      .frame(height: geometry.size.height + 8, alignment: .bottom)
      .offset(y: max(self.offsetY + self.translation, 0))
      .animation(.interactiveSpring(), value: isOpen)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture().updating(self.$translation) { value, state, _ in
          state = value.translation.height
        }.onEnded { value in
          let snapDistance = self.maxHeight * 0.25
          guard abs(value.translation.height) > snapDistance else { return }
          self.isOpen = value.translation.height < 0
        }
      )
    }
    .frame(height: 240)
  }
}
#Preview {
  VStack {
    Simple()
    Hard()
  }
}
