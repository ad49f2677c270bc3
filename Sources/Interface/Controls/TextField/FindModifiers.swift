public import Views

/// Nobody searches in a picture: the panel that finds and replaces does not show.
nonisolated extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

/// How a view's text can be searched.
public struct FindContext: Sendable {
  public var isPresented: Binding<Bool>?
  public var supportsReplace: Bool
}
