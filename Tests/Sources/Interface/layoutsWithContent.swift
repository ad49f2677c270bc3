// run: --size 300x300
// A view with content has the name of a layout without: the braces are its content.
import SwiftUI

struct Line<Content: View>: View {
  private let layout = HStackLayout(spacing: 3)
  private let content: Content
  init(spacing: CGFloat = 8, @ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { layout { content } }
}
extension Line: Animatable, Layout where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
  init(spacing: CGFloat = 8) { self.init(spacing: spacing) { EmptyView() } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
#Preview {
  Line {
    Text("one")  // shows: one
    Text("two")  // shows: two
  }
}
