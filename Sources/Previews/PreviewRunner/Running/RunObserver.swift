/// Callbacks of a run besides its outcomes.
package struct RunObserver: Sendable {
  /// Called with the previews that are about to be drawn, each with its file's path as it was given.
  package var listed: @Sendable ([(preview: ListedPreview, file: String)]) -> Void = { _ in }
  /// Called with what is about to be drawn: once, or once for each stage of a project's build.
  package var planned: @Sendable (PlannedRenders) -> Void = { _ in }
  /// Called with the sources that are left out, because they or what they need do not compile.
  package var leftOut: @Sendable ([LeftOutFile]) -> Void = { _ in }

  package init() {}
}

/// What a run is about to draw, in the order of its outcomes.
package struct PlannedRenders: Sendable {
  /// The paths of all pictures, those of the run's other parts, too; none if none are written.
  package var paths: [String]
  /// The paths of the pictures of this part of the run.
  package var own: [String]
  /// How many renders this part of the run makes.
  package var count: Int
}

/// A source that is left out of what is compiled.
package struct LeftOutFile: Equatable, Sendable {
  /// The path as it was given.
  package var path: String
  /// The line of the first error, from 1.
  package var line: Int
  /// The compiler's first error in it.
  package var error: String
  /// Whether it would compile, were another file not left out.
  package var isDependant: Bool
}
