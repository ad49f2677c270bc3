internal import Views

/// Asynchronous work whose value a preview needs before it can show anything, such as a widget's timeline.
@MainActor
public enum StandInWaiting {
  /// What the work returns.
  ///
  /// - Parameter name: what is said not to have ended where it does not in time.
  /// - Throws: what the work throws, or that it did not end.
  public static func value<Value>(
    of name: String, _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    try PreviewWaiting.value(of: name, work)
  }
}
