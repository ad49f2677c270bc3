internal import Views

/// Asynchronous work whose value a preview needs before it can show anything, such as a widget's timeline.
@MainActor
public enum StandInWaiting {
  /// Waits for the result of the work.
  ///
  /// - Parameter name: the name of the work in the error message if it does not finish in time.
  /// - Throws: what the work throws, or that it did not end.
  public static func value<Value>(
    of name: String, _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    try PreviewWaiting.value(of: name, work)
  }
}
