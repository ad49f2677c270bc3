extension MainActor {
  /// Runs view code from inside the layout, which is synchronous and stays on the main thread but does not say
  /// so in its types.
  package static func duringLayout<Result>(_ body: @MainActor () -> Result) -> Result {
    assumeIsolated { ThreadBound(value: body()) }.value
  }
}

/// Passes a value that never leaves its thread through a check for sendable values.
private struct ThreadBound<Value>: @unchecked Sendable {
  let value: Value
}
