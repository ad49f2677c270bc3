/// What the author of a preview says about its snapshot, with the modifiers of Prefire and of
/// SnapshotPreviews.
///
/// Their modules are stand-ins, which set it here; it travels up as a preference from wherever in the view it
/// is set.
public struct _PreviewMarks: Equatable, Sendable, Codable {
  /// How many seconds pass before the picture is taken.
  public var delay: Double?
  /// The share of pixels that have to match, 0 to 1.
  public var precision: Double?
  /// How near a pixel has to come to count as matching, 0 to 1.
  public var perceptualPrecision: Double?
  /// Whether the VoiceOver elements are drawn.
  public var drawsAccessibility: Bool?
  /// Whether a scroll view is as tall as its content.
  public var expandsScrollViews: Bool?
  /// The tags of the picture.
  public var tags: [String: String] = [:]
  /// Further context of the picture.
  public var context: [String: Value] = [:]
  /// The group of the picture.
  public var group: Group?
  /// The background that the picture is displayed on: "light" or "dark".
  public var canvasTheme: String?

  public init() {}

  /// A JSON value, except lists and null.
  public enum Value: Equatable, Sendable, Codable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case members([String: Value])
  }

  /// The group of a picture.
  public enum Group: Equatable, Sendable, Codable {
    /// Others of its file or provider.
    case own
    case named(String)
    /// Others of its module.
    case module
  }

  /// Whether nothing is set.
  package var isEmpty: Bool { self == _PreviewMarks() }

  /// Adds the marks of a later view; for flags the first one wins, for everything else the last one.
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

/// Passes the marks of a preview's snapshot to the window.
package struct PreviewMarksKey: PreferenceKey {
  package static var defaultValue: _PreviewMarks { _PreviewMarks() }

  package static func reduce(value: inout _PreviewMarks, nextValue: () -> _PreviewMarks) {
    value.add(nextValue())
  }
}

nonisolated extension View {
  /// Sets marks for the snapshot of the view's preview. The outermost modifier takes precedence.
  package func previewMarked(_ change: @escaping (inout _PreviewMarks) -> Void) -> some View {
    transformPreference(PreviewMarksKey.self, change)
  }
}
