/// The position in a call of the closure that returns its inline snapshot.
///
/// Custom functions that call `assertInlineSnapshot` use it to say which of their closures is the snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The closure's label in `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Deprecated labels of the closure, which are also found, and replaced.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// The index of the trailing closure, from 0.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the closure's line, or at the call's if there is no closure.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    let place = SourcePlace(line: Int(line), column: Int(column))
    let closure = try? InlineSource(contentsOf: "\(filePath)").closureLine(of: self, at: place)
    InlineFailure.report(
      message(), fileID: fileID, filePath: filePath, line: closure.map { UInt($0) } ?? line, column: column)
  }

  func hasLabel(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}
