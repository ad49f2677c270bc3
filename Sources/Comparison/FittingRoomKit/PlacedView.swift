public import Foundation
internal import Rendering
internal import Views

/// A view with its frame and the views inside it.
public struct PlacedView: Hashable, Codable, Sendable {
  /// The content of a text.
  public struct Text: Hashable, Codable, Sendable {
    /// The whole text after localization.
    public var string: String
    /// What each line shows.
    public var lines: [String]
    /// Whether it is truncated.
    public var isTruncated: Bool
    /// The scale that made it fit, 1 unless `minimumScaleFactor` let it shrink.
    public var scale: Double
    /// Characters that no font has.
    public var missingGlyphs: [String]
  }

  /// The view's or modifier's name, as it is written in source.
  public var type: String
  /// The view's `accessibilityIdentifier`.
  public var id: String?
  /// Where it was written, such as `Card.swift:12`, if a builder recorded it.
  public var source: String?
  /// In points from the top left corner, not rounded to pixels.
  public var frame: CGRect
  /// Its content, if it is a text.
  public var text: Text?
  public var children: [PlacedView]

  /// The first view that satisfies a predicate: this one or one inside, in source order.
  public func first(where predicate: (PlacedView) -> Bool) -> PlacedView? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// The first view with an `accessibilityIdentifier`.
  public func first(id: String) -> PlacedView? { first { $0.id == id } }
}

extension PlacedView {
  init(_ node: FrameTree.Node) {
    self.init(
      type: node.type, id: node.id, source: node.source?.description, frame: node.frame,
      text: node.text.map { text in
        Text(
          string: text.string, lines: text.lines.map(\.string), isTruncated: text.truncated,
          scale: text.scale,
          missingGlyphs: text.missingGlyphs)
      }, children: node.children.map(PlacedView.init))
  }
}
