nonisolated extension View {
  /// Lets the reader refresh the scroll views below by pulling them down: `--scroll ID=-60` shows that.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(
      \.refresh,
      RefreshAction(action: action) { inputs in
        ProgressView().frame(height: RefreshControl.room).node(inputs, implicitContainer: .overlay)
      })
  }
}
