public import Views

/// The find and replace panel is not shown in a picture.
nonisolated extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

/// How a view's text can be searched.
public struct FindContext: Sendable {
  public var isPresented: Binding<Bool>?
  public var supportsReplace: Bool
}
