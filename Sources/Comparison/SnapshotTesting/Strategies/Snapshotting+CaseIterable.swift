extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of every value, one to a line with the value before it.
  ///
  /// - Parameter witness: How a snapshot is taken of what the function makes.
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
