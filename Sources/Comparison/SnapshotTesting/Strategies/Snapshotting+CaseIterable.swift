extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for every value, one per line after the value.
  ///
  /// - Parameter witness: How a snapshot of the function's result is taken.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> Result) in
      Async<String>.sequence(
        Value.allCases.map { input in
          witness.snapshot(function(input)).map { output in "\"\(input)\",\"\(output)\"" }
        }
      ).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
