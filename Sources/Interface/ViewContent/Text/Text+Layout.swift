import Drawing
import Fonts
public import Foundation
import Geometry
import LayoutEngine
import Typesetting

extension Text {
  /// A text's lines as a renderer sees them, in points from the top left of the text's box.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]
    /// Whether the text is truncated.
    public let isTruncated: Bool

    init(_ layout: TextLayout, leaf: TextLeaf) {
      lines = layout.lines.map { Line($0, layout: layout, leaf: leaf) }
      isTruncated = layout.isTruncated
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// How far letters reach from their origin, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      /// Beyond the descent, up to the next line.
      public var leading: CGFloat

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// One line.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]
      /// The start of the line's baseline.
      public var origin: CGPoint
      public let typographicBounds: TypographicBounds

      init(_ line: TextLayout.Line, layout: TextLayout, leaf: TextLeaf) {
        origin = CGPoint(x: line.frame.minX, y: CGFloat(line.baseline))
        typographicBounds = TypographicBounds(
          origin: origin, width: line.frame.width, ascent: CGFloat(line.baseline) - line.frame.minY,
          descent: line.frame.maxY - CGFloat(line.baseline), leading: 0)
        let bounds = typographicBounds
        runs = line.runs.map { run in
          Run(
            run: run, decorations: line.decorations.filter { $0.tag == run.tag && run.holds($0.rect) },
            line: bounds, size: layout.size, leaf: leaf)
        }
      }

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs of one style.
    public struct Run: RandomAccessCollection {
      let run: TextLayout.Run
      let decorations: [TextLayout.Decoration]
      let line: TypographicBounds
      let size: CGSize
      let leaf: TextLeaf

      public var startIndex: Int { 0 }
      /// An image in the text counts as one glyph.
      public var endIndex: Int { run.attachment == nil ? run.glyphs.glyphs.count : 1 }

      /// One glyph of the run.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The value of a mark that `customAttribute` has put on the text.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        leaf.runs.indices.contains(run.tag)
          ? leaf.runs[run.tag].marks[ObjectIdentifier(T.self)] as? T : nil
      }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: run.origin, width: CGFloat(run.width), ascent: line.ascent, descent: line.descent,
          leading: line.leading)
      }

      /// Where a glyph starts and where the next one starts, from the run's origin.
      func extent(_ indices: Range<Int>) -> ClosedRange<CGFloat> {
        let glyphs = run.glyphs.glyphs
        let start = indices.lowerBound < glyphs.count ? CGFloat(glyphs[indices.lowerBound].x) : 0
        let end =
          indices.upperBound < glyphs.count ? CGFloat(glyphs[indices.upperBound].x) : CGFloat(run.width)
        return start <= end ? start...end : end...start
      }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection {
      public let run: Run
      public let indices: Range<Int>

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      public var typographicBounds: TypographicBounds {
        let extent = run.extent(indices)
        var bounds = run.typographicBounds
        bounds.origin.x += extent.lowerBound
        bounds.width = extent.upperBound - extent.lowerBound
        return bounds
      }
    }
  }
}

extension TextLayout.Run {
  /// Whether a line under or through text belongs to the run.
  fileprivate func holds(_ rect: CGRect) -> Bool {
    abs(rect.minX - origin.x) < 0.01
  }
}

extension GraphicsContext {
  /// Draws a line of a text in its own colours.
  public func draw(_ line: Text.Layout.Line) {
    for run in line { draw(run) }
  }

  /// Draws a run of a text in its own colours.
  public func draw(_ run: Text.Layout.Run) {
    draw(run[run.startIndex..<run.endIndex])
  }

  /// Draws some glyphs of a text in their own colours.
  public func draw(_ slice: Text.Layout.RunSlice) {
    let run = slice.run
    var part = run.run
    if part.attachment == nil {
      part.glyphs.glyphs = Array(part.glyphs.glyphs[slice.indices])
    }
    let extent = run.extent(slice.indices)
    let decorations = run.decorations.map { decoration in
      var cut = decoration
      cut.rect.origin.x += extent.lowerBound
      cut.rect.size.width = extent.upperBound - extent.lowerBound
      return cut
    }
    emit { run.leaf.draw(part, decorations: decorations, size: run.size, in: &$0) }
  }
}
