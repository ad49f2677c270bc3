import Foundation

/// Views side by side with draggable dividers, on a Mac; a picture shows the initial layout.
public nonisolated struct HSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Group(subviews: content) { subviews in
      HStack(spacing: 0) { Divided(subviews: subviews) }
    }
  }
}

/// Views above each other with draggable dividers, on a Mac; a picture shows the initial layout.
public nonisolated struct VSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Group(subviews: content) { subviews in
      VStack(spacing: 0) { Divided(subviews: subviews) }
    }
  }
}

/// The parts of a split view with a line between each two.
private nonisolated struct Divided: View {
  let subviews: SubviewsCollection

  var body: some View {
    ForEach(subviews) { subview in
      if subview.id != subviews.first?.id { Divider() }
      subview
    }
    .noted(.approximated, "SplitView", "The parts share the room as those of a stack do.")
  }
}
