/// What the author of a preview says about its snapshot, with the modifiers of Prefire and of
/// SnapshotPreviews.
///
/// Their modules are stand-ins, which put it here; it travels up as a preference, from wherever in the view it is said.
public struct _PreviewMarks: Equatable, Sendable, Codable {
  /// How many seconds pass before the picture is taken.
  public var delay: Double?
  /// The share of pixels that have to match, 0 to 1.
  public var precision: Double?
  /// How near a pixel has to come to count as matching, 0 to 1.
  public var perceptualPrecision: Double?
  /// Whether the elements are drawn that VoiceOver stops at.
  public var drawsAccessibility: Bool?
  /// Whether a scroll view is as tall as what is in it.
  public var expandsScrollViews: Bool?
  /// What the picture is found by.
  public var tags: [String: String] = [:]
  /// What else is said about the picture.
  public var context: [String: Value] = [:]
  /// What the picture stands with.
  public var group: Group?
  /// The background that the picture is looked at on: "light" or "dark".
  public var canvasTheme: String?

  public init() {}

  /// A value of JSON, less lists and nothing.
  public enum Value: Equatable, Sendable, Codable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case members([String: Value])
  }

  /// What a picture stands with.
  public enum Group: Equatable, Sendable, Codable {
    /// Others of its file or provider.
    case own
    case named(String)
    /// Others of its module.
    case module
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { self == _PreviewMarks() }

  /// Adds what a view further on in the order of views says; a flag that is said twice is the first one's, all else the last one's.
  mutating func add(_ next: _PreviewMarks) {
    delay = next.delay ?? delay
    precision = next.precision ?? precision
    perceptualPrecision = next.perceptualPrecision ?? perceptualPrecision
    drawsAccessibility = drawsAccessibility ?? next.drawsAccessibility
    expandsScrollViews = expandsScrollViews ?? next.expandsScrollViews
    tags.merge(next.tags) { _, new in new }
    context.merge(next.context) { _, new in new }
    group = next.group ?? group
    canvasTheme = next.canvasTheme ?? canvasTheme
  }
}

/// Carries what is said about a preview's snapshot to the window.
package struct PreviewMarksKey: PreferenceKey {
  package static var defaultValue: _PreviewMarks { _PreviewMarks() }

  package static func reduce(value: inout _PreviewMarks, nextValue: () -> _PreviewMarks) {
    value.add(nextValue())
  }
}

nonisolated extension View {
  /// Says something of the snapshot of the preview that the view is part of. The outermost modifier has the last word.
  package func previewMarked(_ change: @escaping (inout _PreviewMarks) -> Void) -> some View {
    transformPreference(PreviewMarksKey.self, change)
  }
}
